import { checkFields } from "./field-problems"
import { source } from "./fields"

const REFUSED = "a site of copies, a code host or another state's handbook isn't a source; name the office's own page"

/** What's wrong with a source at `url`. */
const wrongWith = (url: string): string[] => {
  const checked = checkFields(source, { name: "An office", url, checked: "2026-11-21" })
  return checked.ok ? [] : checked.problems.map(({ field, message }) => `${field}: ${message}`)
}

test.each([
  "https://docslib.org/doc/1/a-plan",
  "https://zoelaw.ai/legislation/an-act/sections/1",
  "https://github.com/someone/a-guide",
  "https://raw.githubusercontent.com/someone/a-guide/main/README.md",
  "https://vdocuments.site/a-plan.html",
  "https://studylib.net/doc/1/a-guide",
  "https://pdfslide.us/documents/a-plan.html",
  "https://fdocuments.in/document/a-law.html",
  "https://www.casechat.au/an-act",
  "https://issuu.com/council/docs/report",
  "https://www.readkong.com/page/a-plan-1",
  "https://cliclaw.com/library/some-regulations",
  "https://www.tullian.com.au/sources/a-ruling",
  "https://lawhandbook.sa.gov.au/ch10s04s02.php",
])("%s is no source", url => {
  expect(wrongWith(url)).toEqual([`url: ${REFUSED}`])
})

test.each([
  "https://www.legislation.qld.gov.au/view/html/inforce/current/act-2023-027",
  "https://www.sro.vic.gov.au/fhbduty?from=https://github.com/someone",
  "https://council.example/github.com/a-plan",
  "https://www.thelawhandbook.org.au/62-buying-or-selling-a-house",
  "https://www.sa.gov.au/topics/housing",
])("%s may be one", url => {
  expect(wrongWith(url)).toEqual([])
})
