import { createHmac } from "node:crypto"
import { isPublicId } from "../../domain/paths"
import { createPublicId, createHashKey } from "./ids"

test("a public id carries 128 random bits behind a letter, whatever they are", () => {
  expect(createPublicId(bytes => new Uint8Array(bytes).fill(255))).toBe("r_____________________w")
  const ids = Array.from({ length: 256 }, (_, first) =>
    createPublicId(bytes => new Uint8Array(bytes).fill(first, 0, 1)),
  )
  expect(ids.filter(id => !isPublicId(id) || !/^[A-Za-z]/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(256)
})

test.each(["Zk3mQ8vN1xR5tB7wY2cD4f", "-k3mQ8vN1xR5tB7wY2cD4f", "0000000000000000000000"])(
  "a reference from before, such as %s, is still one",
  id => expect(isPublicId(id)).toBe(true),
)

test("a store id is the HMAC of its parts, 26 URL-safe characters", () => {
  const expected = createHmac("sha256", "secret").update('["quote","x"]').digest("base64url").slice(0, 26)
  expect(createHashKey("secret", "quote", "x")).toBe(expected)
  expect(expected).toMatch(/^[\w-]{26}$/)
})
