import { checkContentFields } from "./field-problems"
import { source } from "./fields"

const REFUSED = "a site of copies, a code host or another state's handbook isn't a source; name the office's own page"

const listSourceErrors = (url: string): string[] => {
  const result = checkContentFields(source, { name: "An office", url, checked: "2026-11-21" })
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field}: ${message}`)
}

test.each([
  "https://docslib.org/doc/1/a-plan",
  "https://github.com/someone/a-guide",
  "https://pdfslide.us/documents/a-plan.html",
  "https://lawhandbook.sa.gov.au/ch10s04s02.php",
])("%s is no source", url => {
  expect(listSourceErrors(url)).toEqual([`url: ${REFUSED}`])
})

test.each([
  "https://www.legislation.qld.gov.au/view/html/inforce/current/act-2023-027",
  "https://www.sro.vic.gov.au/fhbduty?from=https://github.com/someone",
  "https://council.example/github.com/a-plan",
  "https://www.thelawhandbook.org.au/62-buying-or-selling-a-house",
  "https://www.sa.gov.au/topics/housing",
])("%s may be one", url => {
  expect(listSourceErrors(url)).toEqual([])
})
