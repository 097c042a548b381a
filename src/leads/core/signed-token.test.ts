import crypto from "node:crypto"
import { readSignedToken, createSignedToken } from "./links"

const SECRET = "a secret that is long enough for a test"
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
