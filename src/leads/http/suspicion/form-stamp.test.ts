import crypto, { createHmac, randomBytes } from "node:crypto"
import { createSignedFormTimestamp, checkSignedFormTimestamp } from "./form-stamp"

const SECRET = Buffer.alloc(32, 7).toString("base64")
const OPENED = Date.parse("2026-11-21T02:00:00Z")
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const createTestStamp = (secret = SECRET) => createSignedFormTimestamp(secret, new Date(OPENED), randomBytes)
const judgeTestStamp = (text: string | null, msLater: number) =>
  checkSignedFormTimestamp(SECRET, text, new Date(OPENED + msLater))

test.each([
  ["2.999 seconds after it was opened is too young", 2_999, "too-young"],
  ["3 seconds after it was opened is fine", 3 * SECOND, "fine"],
  ["24 hours after it was opened is fine", 24 * HOUR, "fine"],
  ["25 hours after it was opened is too old", 25 * HOUR, "too-old"],
  ["5 minutes ahead of the clock is another machine's clock", -5 * MINUTE, "fine"],
  ["10 minutes ahead of the clock is not believed", -10 * MINUTE, "too-old"],
])("a form sent %s", (_, later, judgement) => {
  expect(judgeTestStamp(createTestStamp(), later)).toBe(judgement)
})

test.each([null, ""])("%p is a missing stamp", missing => {
  expect(judgeTestStamp(missing, MINUTE)).toBe("missing")
})

test("a stamp that another key signed is forged", () => {
  expect(judgeTestStamp(createTestStamp("another secret"), MINUTE)).toBe("forged")
})

test("a stamp with any one character changed is forged", () => {
  const good = createTestStamp()
  for (let i = 0; i < good.length; i += 1) {
    const changedStamp = `${good.slice(0, i)}${good[i] === "a" ? "b" : "a"}${good.slice(i + 1)}`
    expect([i, judgeTestStamp(changedStamp, MINUTE)]).toEqual([i, "forged"])
  }
})

// Calculated with Python's hmac: RFC 5869 derives the key for "form stamp" from the secret, which signs no stamp
// itself.
test("a stamp is signed by a key of its own", () => {
  const createZeroBytes = (bytes: number) => new Uint8Array(bytes)
  expect(createSignedFormTimestamp(SECRET, new Date(OPENED), createZeroBytes)).toBe(
    "mwprg3k0.AAAAAAAAAAAAAAAAAAAAAA.b_icpxs_V2LDGNISYChwYWK4uEMQDI9L8TyAgp4xRfg",
  )
})

test("a stamp that the secret itself signed is forged", () => {
  const content = createTestStamp().split(".").slice(0, 2).join(".")
  const calculateStampMac = (text: string) => createHmac("sha256", SECRET).update(text).digest("base64url")
  for (const text of [content, JSON.stringify(["form-stamp", content])])
    expect(judgeTestStamp(`${content}.${calculateStampMac(text)}`, MINUTE)).toBe("forged")
})

test("whether a stamp is ours is compared in constant time", () => {
  const compare = jest.spyOn(crypto, "timingSafeEqual")
  judgeTestStamp(createTestStamp("another secret"), MINUTE)
  expect(compare).toHaveBeenCalledTimes(1)
  compare.mockRestore()
})

test.each(["x", "..", `${"a".repeat(400)}`, "kx.y.z", "0.AAAAAAAAAAAAAAAAAAAAAA."])(
  "%p is forged, not an error",
  text => {
    expect(judgeTestStamp(text, MINUTE)).toBe("forged")
  },
)
