import { createHmac, randomBytes } from "node:crypto"
import { isPublicId } from "../domain/paths"
import { publicId, storeId } from "./ids"

test("a public id carries 128 random bits", () => {
  expect(publicId(bytes => new Uint8Array(bytes).fill(255))).toBe("_____________________w")
  const ids = Array.from({ length: 1_000 }, () => publicId(randomBytes))
  expect(ids.every(isPublicId)).toBe(true)
  expect(new Set(ids).size).toBe(1_000)
})

test("a store id is the HMAC of its parts, 26 URL-safe characters", () => {
  const expected = createHmac("sha256", "secret").update('["quote","x"]').digest("base64url").slice(0, 26)
  expect(storeId("secret", "quote", "x")).toBe(expected)
  expect(expected).toMatch(/^[\w-]{26}$/)
})

test("parts that read alike when joined give different ids", () => {
  expect(storeId("s", "a", "bc")).not.toBe(storeId("s", "ab", "c"))
})

test("another secret gives another id", () => {
  expect(storeId("s", "a")).not.toBe(storeId("t", "a"))
})
