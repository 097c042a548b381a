import { readFirm } from "./firm"

test("the firm that error pages name is the site's", () => {
  const { phone, email, name } = readFirm(process.cwd())
  expect(phone.tel).toMatch(/^\+?\d+$/)
  expect(email).toContain("@")
  expect(name).not.toBe("")
})
