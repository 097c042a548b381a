import type { PageTest } from "../content/data-schemas"
import { parseIsoDate } from "../iso-date"
import { listPagesUnderTest, listEndedPageTestRedirects, findRunningPageTest } from "./page-tests"

const createPageTest = (control: string, other: string, more: Partial<PageTest> = {}): PageTest => ({
  title: "A test",
  page: control,
  from: parseIsoDate("2026-12-01"),
  until: parseIsoDate("2026-12-31"),
  variants: [
    { name: "long", page: control, weight: 50 },
    { name: "short", page: other, weight: 50 },
  ],
  ...more,
})

test.each([
  ["2026-11-30", null],
  ["2026-12-01", "short"],
  ["2026-12-31", "short"],
  ["2027-01-01", null],
])("on %s the page of the variant is %p: a test runs on its first and its last day", (on, name) => {
  const match = findRunningPageTest([createPageTest("/lp/a", "/lp/b")], "/lp/b", parseIsoDate(on))
  expect(match?.variant.name ?? null).toBe(name)
})

test("the control is a variant too, and a page of no test is none", () => {
  const tests = [createPageTest("/lp/x", "/lp/y"), createPageTest("/lp/a", "/lp/b")]
  const on = parseIsoDate("2026-12-24")
  expect(findRunningPageTest(tests, "/lp/a", on)).toEqual({ test: tests[1], variant: tests[1]?.variants[0] })
  expect(findRunningPageTest(tests, "/lp/c", on)).toBeNull()
  expect(listPagesUnderTest(tests, on)).toEqual(["/lp/x", "/lp/y", "/lp/a", "/lp/b"])
  expect(listPagesUnderTest(tests, parseIsoDate("2027-02-01"))).toEqual([])
})

test("a test with a winner has ended, whatever its days", () => {
  const endedTest = createPageTest("/lp/a", "/lp/b", { winner: "long" })
  expect(findRunningPageTest([endedTest], "/lp/b", parseIsoDate("2026-12-24"))).toBeNull()
})

test("what lost leads to what won, for now", () => {
  const listRedirectsAfterWin = (winner: string) =>
    listEndedPageTestRedirects([createPageTest("/lp/a", "/lp/b", { winner })])
  expect(listRedirectsAfterWin("long")).toEqual([{ from: "/lp/b", to: "/lp/a", status: 302 }])
  expect(listRedirectsAfterWin("short")).toEqual([{ from: "/lp/a", to: "/lp/b", status: 302 }])
  expect(listEndedPageTestRedirects([createPageTest("/lp/a", "/lp/b")])).toEqual([])
})

test("what lost to a page that has lost since leads to the last winner at once", () => {
  const first = createPageTest("/lp/a", "/lp/b", { winner: "short" })
  const second = createPageTest("/lp/b", "/lp/c", { winner: "short" })
  const redirects = ["/lp/a", "/lp/b"].map(from => ({ from, to: "/lp/c", status: 302 }))
  expect(listEndedPageTestRedirects([first, second])).toEqual(redirects)
})
