import { parseIsoDate } from "../../domain/iso-date"
import { readFixtureContent, listCheckLines } from "../../testing/content-lines"
import { buildReadableFile } from "../../testing/readable-file"
import { listPageTestsWithoutWinner } from "./check-page-tests"

const renderLandingPage = (title: string) =>
  readFixtureContent("landing/_example.mdx")
    .replace("An example of a landing page", title)
    .replace("This file shows", `${title} shows`)
    .replace(/^offer:.*\n/m, "")

const PAGES = {
  "landing/a.mdx": renderLandingPage("The first page of a test"),
  "landing/b.mdx": renderLandingPage("The second page of a test"),
  "landing/c.mdx": renderLandingPage("The third page of a test"),
}

/** The compared variants, each as its name, the last part of its page's address, and its weight. */
type Compared = readonly string[]

const A_AND_B: Compared = ["price a 50", "phone b 50"]

const renderTest = (variants: Compared, more = "", days = ["2026-12-01", "2026-12-31"]) => `
title: A test
page: /lp/${variants[0]?.split(" ")[1]}
from: "${days[0]}"
until: "${days[1]}"
variants:
${variants.map(one => one.replace(/(.+) (.+) (.+)/, "  - name: $1\n    page: /lp/$2\n    weight: $3")).join("\n")}
${more}`

const checkTests = (tests: Record<string, string>, pages: Record<string, string> = PAGES) =>
  listCheckLines({ ...pages, ...tests })

test("two pages, half the visits each, are a test with nothing wrong", () => {
  expect(checkTests({ "tests/a.yaml": renderTest(A_AND_B) })).toEqual([])
})

const NAME = "small letters with hyphens, each word with at most two digits, such as short-form or calculator-b2"

test.each<[variants: Compared, line: string, more?: string]>([
  [["price a 50", "phone b 40"], "variants: the weights add up to 90; make it 100"],
  [["price a 99"], "variants: at least two, one of them for the page itself"],
  [["price a 50", "price b 50"], "variants: give each variant a name of its own"],
  [["price a 50", "phone a 50"], "variants: give each variant a page of its own"],
  [
    ["price a 50", "phone z 50"],
    "variants 2, page: no page of content/ has the address /lp/z; correct it or add the page",
  ],
  [["price a 50", "phone b?a=1 50"], "variants 2, page: the address of a page of this site, such as /lp/conveyancers"],
  [["price a 50", "Jo Smith b 50"], `variants 2, name: ${NAME}`],
  [A_AND_B, "winner: one of price, phone", "winner: c"],
])("%j is refused: %s", (variants, line, more = "") => {
  expect(checkTests({ "tests/a.yaml": renderTest(variants, more) })).toEqual([`content/tests/a.yaml: ${line}`])
})

test("a weight is a whole number", () => {
  expect(checkTests({ "tests/a.yaml": renderTest(["price a 49.5", "phone b 50.5"]) })).toEqual(
    [1, 2].map(at => `content/tests/a.yaml: variants ${at}, weight: how many of 100 visits get it, from 1 to 99`),
  )
})

test("a test without its control, and one that ends before it begins, are refused", () => {
  const noControl = renderTest(A_AND_B).replace("page: /lp/a\nfrom", "page: /lp/c\nfrom")
  expect(checkTests({ "tests/a.yaml": noControl })).toEqual([
    "content/tests/a.yaml: variants: one of them is the control: give it the page /lp/c",
  ])
  expect(checkTests({ "tests/a.yaml": renderTest(A_AND_B, "", ["2026-12-31", "2026-12-01"]) })).toEqual([
    "content/tests/a.yaml: until: the same day as from, or a later one",
  ])
})

const B_AND_C: Compared = ["form b 50", "call c 50"]

test("a page is in one test at a time", () => {
  const renderTests = (days: string[]) => ({
    "tests/a.yaml": renderTest(A_AND_B),
    "tests/b.yaml": renderTest(B_AND_C, "", days),
  })
  expect(checkTests(renderTests(["2026-12-31", "2027-01-31"]))).toEqual([
    "content/tests/b.yaml: variants 1, page: content/tests/a.yaml compares /lp/b from 2026-12-01 to 2026-12-31 too; change the days or compare another page",
  ])
  expect(checkTests(renderTests(["2027-01-01", "2027-01-31"]))).toEqual([])
})

test("a page that lost is in no other test, since its address leads to the winner", () => {
  expect(
    checkTests({ "tests/a.yaml": renderTest(A_AND_B, "winner: price"), "tests/b.yaml": renderTest(B_AND_C) }),
  ).toEqual([
    "content/tests/b.yaml: variants 1, page: /lp/b leads to /lp/a since content/tests/a.yaml has ended; compare another page or take that test out",
  ])
})

test("the winner may be compared again, and the page that lost may be taken out", () => {
  const { "landing/a.mdx": _lost, ...otherPages } = PAGES
  const tests = { "tests/a.yaml": renderTest(A_AND_B, "winner: phone"), "tests/b.yaml": renderTest(B_AND_C) }
  expect(checkTests(tests, otherPages)).toEqual([])
})

test("no two variants have one name, since leads tell the name alone", () => {
  const later = renderTest(["phone c 50", "chat b 50"], "", ["2027-02-01", "2027-02-28"])
  expect(checkTests({ "tests/a.yaml": renderTest(A_AND_B), "tests/b.yaml": later })).toEqual([
    "content/tests/b.yaml: variants 1, name: content/tests/a.yaml has a variant named phone too, and leads tell the name alone; choose another",
  ])
})

test("the day after its last a test asks for its winner", () => {
  const readEndedTestFile = (more = "") => {
    const { entry, ...one } = buildReadableFile("tests/a.yaml", renderTest(A_AND_B, more))
    return [{ ...one, read: { ok: true, entry } as const }]
  }
  expect(listPageTestsWithoutWinner(readEndedTestFile(), parseIsoDate("2026-12-31"))).toEqual([])
  expect(listPageTestsWithoutWinner(readEndedTestFile(), parseIsoDate("2027-01-01"))).toEqual([
    { file: "tests/a.yaml", where: "winner", message: "the test ended on 2026-12-31; name the winner, price or phone" },
  ])
  expect(listPageTestsWithoutWinner(readEndedTestFile("winner: phone"), parseIsoDate("2027-01-01"))).toEqual([])
})
