import { suggestEmailCorrection, parseEmailAddress } from "./email"

test.each([
  ["a+b@x.com.au", "a+b@x.com.au"],
  ["o'neil@x.com", "o'neil@x.com"],
  ["name@xn--bcher-kva.example", "name@xn--bcher-kva.example"],
  ["name@bücher.example", "name@bücher.example"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
  [" Jo.Smith@Example.COM ", "Jo.Smith@example.com"],
  ["ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ", "taro@example.com"],
  ["李四@example。com", "李四@example.com"],
  ["name@例え.テスト", "name@例え.テスト"],
  ["name@xn--r8jz45g.xn--zckzah", "name@xn--r8jz45g.xn--zckzah"],
])("the address %s is taken as %s", (input, email) => {
  expect(parseEmailAddress(input)).toEqual({ ok: true, value: email })
})

test.each([
  "a@b",
  "a b@c.com",
  "a@b..com",
  "@x.com",
  "a@x.com,",
  "a..b@c.com",
  ".a@c.com",
  "a@.c.com",
  "a@c.com.",
  "a@-c.com",
  "a@c@d.com",
  '"a b"@c.com',
  "a@1.2.3.4",
  "a@x.c",
  "a@x.c0m",
  "a@x.c\u0301",
  "a@c_d.com",
  "mailto:a@c.com",
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(64)}.com`,
  `a@${"b.".repeat(130)}com`,
])("%s is no address", input => {
  const message = "Enter an email address in the correct format, like name@example.com"
  expect(parseEmailAddress(input)).toEqual({ ok: false, code: "format", message })
})

test.each(["a@x.com\n", "a@x.com\r\nBcc: b@x.com", "a\0@x.com"])("control characters are refused: %j", input => {
  expect(parseEmailAddress(input)).toMatchObject({ ok: false, code: "control-character" })
})

test("an empty address is asked for", () => {
  expect(parseEmailAddress("\u200b")).toEqual({ ok: false, code: "required", message: "Enter your email address" })
})

test.each([
  ["a@gmail.con", "a@gmail.com"],
  ["a@optusnet.com", "a@optusnet.com.au"],
  ["A.b@GMIAL.com", "A.b@gmail.com"],
  ["a＠gmail.con", "a@gmail.com"],
])("%s was probably meant as %s, and is taken all the same", (input, suggestion) => {
  expect(suggestEmailCorrection(input)).toBe(suggestion)
  expect(parseEmailAddress(input).ok).toBe(true)
})

test.each(["a@gmail.com", "a@example.com", "@gmial.com", "gmial.com", ""])("nothing is suggested for %j", input => {
  expect(suggestEmailCorrection(input)).toBeNull()
})
