import { isPublicId } from "./paths"
import { createReference, parseReference } from "./reference"

// Worked out in Python: the first 21 of the last 22 characters as a whole number in base 64, modulo 30 to the 8th, in base 30.
test.each([
  ["rZk3mQ8vN1xR5tB7wY2cD4f", "FS3F F2JJ"],
  ["r_____________________w", "FAEC F445"],
  ["aaaaaaaaaaaaaaaaaaaaaaaa", "JEZV R3T8"],
  ["--3mQ8vN1xR5tB7wY2cD4f", "ZGHY SQZR"],
])("the reference of %s is always %s", (id, reference) => {
  expect(createReference(id)).toBe(reference)
})

test("a reference has only signs that nobody takes for another, and any of them at each place", () => {
  const ids = Array.from({ length: 2_000 }, (_, n) => Buffer.from(`${n * 7_919}: sixteen bytes`.slice(0, 16)))
  const references = ids.map(bytes => createReference(`r${bytes.toString("base64url")}`))
  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4} [2-9A-HJKMNP-TV-Z]{4}$/)
  for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) expect(new Set(references.map(one => one[place])).size).toBe(30)
})

test.each(["7K3F 9QXM", "7k3f 9qxm", "7K3F9QXM", " 7k3F9QxM\t"])("%j is read as someone says it", text => {
  expect(parseReference(text)).toBe("7K3F 9QXM")
})

test.each(["7K3F 9QX", "7K3F 9QXMM", "0K3F 9QXM", "IK3F 9QXM", "mai@example.com", "rZk3mQ8vN1xR5tB7wY2cD4f", ""])(
  "%j is no reference",
  text => expect(parseReference(text)).toBeNull(),
)

test.each(["7K3F 9QXM", "7K3F9QXM"])("no address takes %s for an id", text => expect(isPublicId(text)).toBe(false))
