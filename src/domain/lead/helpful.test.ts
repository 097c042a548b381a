import { parseHelpful } from "./helpful"
import { MISSING_MAX } from "./limits"

const PAGE = "/blogs/stamp-duty"

function getSavedText(missing: string) {
  const parsed = parseHelpful({ page: PAGE, answer: "no", missing })
  return parsed.ok ? parsed.value.missing : parsed.errors
}

test("yes or no about a page is enough", () => {
  const value = { page: PAGE, answer: "yes", missing: null, honeypot: "" }
  expect(parseHelpful({ page: PAGE, answer: "yes" })).toMatchObject({ ok: true, value })
})

test.each(["/calculator", "/blogs/nsw/stage-4-cooling-off", `/blogs/${"a".repeat(143)}`])("%s is a page", page => {
  expect(parseHelpful({ page, answer: "yes" }).ok).toBe(true)
})

test.each([
  "https://elsewhere.example/page",
  "//elsewhere.example",
  "/",
  "calculator",
  "/calculator?price=850k",
  "/../admin",
  "/Blogs",
  "/calculator\nlocation",
  `/blogs/${"a".repeat(144)}`,
])("%j is no page of ours", page => {
  expect(parseHelpful({ page, answer: "yes" })).toMatchObject({ ok: false, errors: [{ field: "page" }] })
})

test.each([
  ["no answer", { page: PAGE }, { field: "answer", code: "required" }],
  ["another answer", { page: PAGE, answer: "maybe" }, { field: "answer", code: "choice" }],
  ["two answers", { page: PAGE, answer: ["yes", "no"] }, { field: "answer", code: "choice" }],
  ["no page", { answer: "yes" }, { field: "page", code: "required" }],
  ["a name", { page: PAGE, answer: "yes", name: "Mai" }, { field: "name", code: "unknown-key" }],
  ["a character that can't be shown", { page: PAGE, answer: "no", missing: "a\u0000b" }, { field: "missing" }],
  ["no object", "yes", { field: "" }],
])("%s is refused", (_, wire, error) => {
  expect(parseHelpful(wire)).toMatchObject({ ok: false, errors: [error] })
})

test("what was missing is one line, however it was typed", () => {
  expect(getSavedText("  Auctions\r\n\tin  Victoria ")).toBe("Auctions in Victoria")
  expect(getSavedText("   ")).toBeNull()
})

test("a line of 300 characters is taken, and a longer one isn't", () => {
  expect(getSavedText("é".repeat(MISSING_MAX))).toHaveLength(300)
  expect(getSavedText("😀".repeat(300))).toBe("😀".repeat(300))
  expect(getSavedText("a".repeat(301))).toMatchObject([{ field: "missing", code: "too-long" }])
})

test.each([
  ["Write to mai.nguyen@example.com please", "Write to (left out) please"],
  ["ring 0491 570 006", "ring (left out)"],
  ["Write to mai (at) example.com, or mai at example dot com", "Write to (left out) or (left out)"],
  ["mai ＠ example.com", "(left out)"],
  ["pay BSB 06 20 00 acct 12 34 56 78", "pay (left out) acct (left out)"],
  ["pay 062-000 1234567", "pay (left out) (left out)"],
  ["ring ٠٤٩١ ٥٧٠ ٠٠٦", "ring (left out)"],
  ["ring (02) 5550-0123, or +61 491 570 006", "ring (left out), or (left out)"],
])("of %j is kept %j", (input, storedText) => {
  expect(getSavedText(input)).toBe(storedText)
})

test.each([
  "The duty at $1,250,000 is from before 2026-11-21",
  "at 850000 or 900000",
  "Section 66W, 5 business days",
  "form 2 of 01/08/2025",
])("figures and days stay as they are: %s", input => {
  expect(getSavedText(input)).toBe(input)
})
