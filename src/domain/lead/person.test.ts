import { parseName } from "./person"

test.each([
  "Nguyễn Thị Mai",
  "O'Brien",
  "D’Arcy-Smith",
  "X Æ A-12",
  "Bo",
  "X",
  "Mononym",
  "李小龍",
  "María José de la Cruz",
  "Jr.",
  "محمد علي",
  "=cmd|' /C calc'!A0",
  "${jndi:ldap://x}",
  "Robert'); DROP TABLE leads;--",
  "../../etc/passwd",
  "x".repeat(120),
  "x".repeat(200),
])("a name is kept as it is written: %s", name => {
  expect(parseName(name)).toEqual({ ok: true, value: name })
})

test.each([
  ["", "required"],
  ["\u200b \u200b", "required"],
  ["x".repeat(201), "too-long"],
  ["<script>alert(1)</script>", "markup"],
  ["a > b", "markup"],
  ["Win HTTPS://example.com", "markup"],
  ["Bo\0", "control-character"],
  ["Bo\r\nBcc: x@example.com", "control-character"],
  ["Bo\ud800", "control-character"],
])("the name %j is refused as %s", (name, code) => {
  expect(parseName(name)).toMatchObject({ ok: false, code })
})

test("an empty name is asked for in three words", () => {
  expect(parseName(" ")).toMatchObject({ message: "Enter your name" })
})
