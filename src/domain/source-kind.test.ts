import { getCitedSourceKind, markSecondarySource } from "./source-kind"

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

test("a source is marked as secondary by its address, also one without an address yet", () => {
  const office = { name: "Revenue NSW", url: "https://www.revenue.nsw.gov.au/rates" }
  const firm = { name: "A law firm", url: "https://firm.example/duty" }
  const unfinishedSource: { name: string; url?: string } = { name: "New" }
  expect(markSecondarySource(office)).toEqual(office)
  expect(markSecondarySource(firm)).toEqual({ ...firm, isSecondary: true })
  expect(markSecondarySource(unfinishedSource)).toEqual({ ...unfinishedSource, isSecondary: true })
})
