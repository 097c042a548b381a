import crypto from "node:crypto"
import { checkLinkSigningSecrets, getLinkSigningSecrets } from "../production/env"
import { readSignedToken, createSignedToken } from "./links"

const SECRET = "a secret that is long enough for a test"
const STRONG = Buffer.alloc(32, 7).toString("base64")
const payload = { for: "a test", ü: "🏠" }

test("a token gives back what was put in, and looks like an address", () => {
  const token = createSignedToken([SECRET], payload)
  expect(token).toMatch(/^v1(\.[\w-]+){3}$/)
  expect(readSignedToken([SECRET], token)).toEqual(payload)
})

test("the same payload gives the same token, and another one shares nothing with it", () => {
  const [, , hidden = ""] = createSignedToken([SECRET], payload).split(".")
  expect(createSignedToken([SECRET], payload)).toContain(hidden)
  const [, , other = ""] = createSignedToken([SECRET], { ...payload, for: "a tesT" }).split(".")
  expect(other.slice(0, 22)).not.toBe(hidden.slice(0, 22))
})

test("no letter of a token can be changed", () => {
  const token = createSignedToken([SECRET], payload)
  for (let place = 0; place < token.length; place += 1) {
    const email = String.fromCharCode(token.charCodeAt(place) ^ 1)
    expect(readSignedToken([SECRET], token.slice(0, place) + email + token.slice(place + 1))).toBeNull()
  }
})

test("whether a token is signed is compared in constant time", () => {
  const compare = jest.spyOn(crypto, "timingSafeEqual")
  const [version, kid, hidden, mac = ""] = createSignedToken([SECRET], payload).split(".")
  readSignedToken([SECRET], [version, kid, hidden, mac.split("").toReversed().join("")].join("."))
  expect(compare).toHaveBeenCalledTimes(1)
  compare.mockRestore()
})

test("without a secret nothing is signed", () => {
  expect(() => createSignedToken([], payload)).toThrow("no secret")
})

test("links are signed with LINK_SECRET, and the one before is still believed", () => {
  expect(getLinkSigningSecrets({ LINK_SECRET: "new", LINK_SECRET_PREVIOUS: "old" }, "id")).toEqual(["new", "old"])
})

test("a weak secret is named, with the command that makes one, and without its value", () => {
  const LINK_SECRET = "Signs the links in the emails, to end them and to correct"
  const problem = checkLinkSigningSecrets({ LINK_SECRET })
  expect(problem).toMatch(/^LINK_SECRET must be base64 of at least 32 random bytes;/)
  expect(problem).toContain(`node -p 'crypto.randomBytes(32).toString("base64")'`)
  expect(problem).not.toContain(LINK_SECRET)
})

test.each([
  ["a short secret before", { LINK_SECRET: STRONG, LINK_SECRET_PREVIOUS: "x".repeat(31) }],
  ["only the secret before", { LINK_SECRET_PREVIOUS: STRONG }],
])("%s is named", (_, variables) => {
  expect(checkLinkSigningSecrets(variables)).toMatch(/^LINK_SECRET_PREVIOUS /)
})

test("strong secrets are in order, and so are none", () => {
  expect(checkLinkSigningSecrets({ LINK_SECRET: STRONG })).toBeNull()
  expect(checkLinkSigningSecrets({})).toBeNull()
})

test("a secret before that was in order when it was set stays so, since links in old emails must work", () => {
  const LINK_SECRET_PREVIOUS = "random text of 32 characters, as"
  expect(checkLinkSigningSecrets({ LINK_SECRET: STRONG, LINK_SECRET_PREVIOUS })).toBeNull()
})
