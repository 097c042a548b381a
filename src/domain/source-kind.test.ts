import { addReadToSource, getCitedSourceKind } from "./source-kind"

test.each([
  ["https://www.legislation.qld.gov.au/view/html/inforce/current/act-2014-022", "statute"],
  ["https://classic.austlii.edu.au/au/legis/vic/consol_act/ca2006153", "statute"],
  ["https://www.revenue.nsw.gov.au/taxes-duties", "official"],
  ["https://nswlrs.com.au/fees", "official"],
  ["https://www.qls.com.au/", "official"],
  ["https://auspost.com.au./id-and-document-services", "official"],
  ["https://www.citywestwater.com.au/community", "official"],
  ["https://www.qlsproctor.com.au/2025/01/settlement", "third-party"],
])("%s is %s", (url, kind) => {
  expect(getCitedSourceKind(url)).toBe(kind)
})

test("a host that only ends in the same letters isn't the office", () => {
  expect(getCitedSourceKind("https://not-gov.au.example.com/law")).toBe("third-party")
  expect(getCitedSourceKind("https://myqls.com.au/")).toBe("third-party")
})

test("an address that's still being typed is nobody's", () => {
  expect(getCitedSourceKind("https:/")).toBe("third-party")
  expect(getCitedSourceKind("www.nsw.gov.au")).toBe("third-party")
})

test.each([
  ["the office's page", "Revenue NSW", "https://www.revenue.nsw.gov.au/rates", { read: "office" }],
  ["the law", "Duties Act 1997", "https://www.legislation.nsw.gov.au/act", { read: "law" }],
  ["a newspaper", "ABC News", "https://www.abc.net.au/news/1", { read: "copy" }],
  ["a company's own page", "PEXA, prices", "https://www.pexa.com.au/pricing/nsw/", { read: "copy" }],
  ["a firm", "A Firm, on section 31", "https://firm.example/31", { read: "copy", setBy: "section 31" }],
  ["a firm's list", "A Firm, price list, 2026", "https://firm.example/x", { read: "copy", setBy: "price list, 2026" }],
  ["a firm alone", "A Firm", "https://firm.example/x", { read: "copy", setBy: "a published article" }],
  ["no address yet", "New", undefined, { read: "copy", setBy: "a published article" }],
])("what was read in %s is told by its address", (_, name, url, facts) => {
  expect(addReadToSource({ name, url })).toEqual({ name, url, ...facts })
})

test("who sets a figure that was read in a firm's copy is as the page says", () => {
  const copy = { name: "A Firm, on duty", url: "https://firm.example/duty", setBy: "Revenue NSW" }
  expect(addReadToSource(copy)).toEqual({ ...copy, read: "copy" })
})
