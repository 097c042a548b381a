import { parsePersonName } from "./person"

test.each([
  "Nguyễn Thị Mai",
  "O'Brien",
  "X Æ A-12",
  "X",
  "李小龍",
  "محمد علي",
  "=cmd|' /C calc'!A0",
  "${jndi:ldap://x}",
  "Robert'); DROP TABLE leads;--",
  "x".repeat(200),
])("a name is kept as it is written: %s", name => {
  expect(parsePersonName(name)).toEqual({ ok: true, value: name })
})

test.each([
  ["", "required"],
  ["\u200b \u200b", "required"],
  ["x".repeat(201), "too-long"],
  ["<script>alert(1)</script>", "markup"],
  ["Win HTTPS://example.com", "markup"],
  ["Bo\0", "control-character"],
])("the name %j is refused as %s", (name, code) => {
  expect(parsePersonName(name)).toMatchObject({ ok: false, code })
})

test("an empty name is asked for in three words", () => {
  expect(parsePersonName(" ")).toMatchObject({ message: "Enter your name" })
})
