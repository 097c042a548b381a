import { isMoment, partnerIn } from "./partner"

test.each([
  ["https://www.example.com/partners/first-door", "first-door", "/partners/first-door"],
  ["https://www.example.com/partners/first-door/?utm_source=x#costs", "first-door", "/partners/first-door/"],
  ["http://localhost:8888/request-a-quote?state=NSW&partner=acme&side=buying", "acme", "/request-a-quote"],
])("%s names a partner", (address, partner, partnerPath) => {
  expect(partnerIn(address)).toEqual({ partner, partnerPath })
})

test.each([
  "",
  "https://www.example.com/",
  "https://www.example.com/partners",
  "https://www.example.com/partners/first-door/terms",
  "https://www.example.com/faqs?from=/partners/first-door",
  "https://www.example.com/faqs?partner=First%20Door",
  "https://www.example.com/faqs#partner=acme",
  `https://www.example.com/partners/${"a".repeat(61)}`,
])("%s names none", address => {
  expect(partnerIn(address)).toBeNull()
})

test.each([
  ["2026-11-21T02:00:00.000Z", true],
  ["2026-11-21", false],
  ["2026-02-30T02:00:00.000Z", false],
  ["2026-11-21T13:00:00.000+11:00", false],
  ["", false],
])("%p is a moment in UTC: %p", (text, is) => {
  expect(isMoment(text)).toBe(is)
})
