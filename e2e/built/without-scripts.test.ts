import { readFileSync } from "node:fs"
import { join } from "node:path"
import { paths } from "../../src/domain/paths"
import { STATE_NAMES } from "../../src/domain/states"
import { attribute, elementsBelow, elementsIn, type HtmlElement, wholeText } from "../../tools/built/read-html"
import { builtEntries } from "../../tools/journeys/built-entries"
import { builtPaths } from "../built-page"
import { firm, OWN_STATES } from "../own-firm"
import { OWN_PAGES } from "../page-kinds"

// What a page answers in its HTML alone, to a visitor without scripts and to whoever reads it for them.

const htmlOf = (path: string): string =>
  readFileSync(join("public", path === paths.home ? "index.html" : `${path}.html`), "utf8")

const named = (elements: readonly HtmlElement[], tagName: string): HtmlElement[] =>
  elements.filter(element => element.tagName === tagName)

/** The tables of a page, each by the caption that its region is named by, with the texts of the cells of its rows. */
function tablesOf(path: string): { caption: string; rows: string[][] }[] {
  const regions = elementsIn(htmlOf(path)).filter(element => attribute(element, "role") === "region")
  return regions.map(region => ({
    caption: attribute(region, "aria-label") ?? "",
    rows: named(elementsBelow(region), "tr").map(row =>
      elementsBelow(row)
        .filter(({ tagName }) => tagName === "th" || tagName === "td")
        .map(wholeText),
    ),
  }))
}

test("on every page a link that opens the quote form leads to the form's own page", () => {
  const links = builtPaths().flatMap(path =>
    [...htmlOf(path).matchAll(/<[a-z]+\s[^>]*\bdata-quote-open\b[^>]*>/g)].map(([tag]) => ({ path, tag })),
  )
  expect(links.length).toBeGreaterThan(builtPaths().length / 2)
  const right = new RegExp(`^<a .*href="${paths.requestAQuote}[?"]`)
  expect(links.filter(({ tag }) => !right.test(tag))).toEqual([])
})

const ASKED = [paths.page("calculator"), paths.page("calendar"), paths.whatToSend, paths.messageCheck]

test.each([...ASKED, ...(OWN_PAGES.article ? [OWN_PAGES.article] : [])])("%s asks whether it was helpful", path => {
  const forms = named(elementsIn(htmlOf(path)), "form").filter(form =>
    attribute(form, "action")?.endsWith(paths.api.helpful),
  )
  expect(forms).toHaveLength(1)
  const inside = forms.flatMap(elementsBelow)
  expect(named(inside, "h2").map(wholeText)).toEqual(["Was this page helpful?"])
  const pages = inside.filter(element => attribute(element, "name") === "page")
  expect(pages.map(element => attribute(element, "value"))).toEqual([path])
})

test("the calculator asks for another price, and says that it can't add up without scripts", () => {
  const forms = named(elementsIn(htmlOf(paths.page("calculator"))), "form")
  const inside = forms.filter(form => attribute(form, "id") === "calculator").flatMap(elementsBelow)
  const comparison = named(inside, "details").filter(details =>
    named(elementsBelow(details), "input").some(input => attribute(input, "name") === "otherPrice"),
  )
  expect(comparison).toHaveLength(1)
  const notes = named(inside, "noscript").flatMap(elementsBelow)
  expect(named(notes, "p").map(wholeText)).toEqual([expect.stringContaining("this form can’t add up")])
  expect(named(notes, "a").map(link => attribute(link, "href"))).toEqual([paths.requestAQuote])
})

describe.each(OWN_STATES.map(state => STATE_NAMES[state].name))("in %s", state => {
  test("the calculator's table has the cost at $1,000,000, with the day of its contract", () => {
    const tables = tablesOf(paths.page("calculator")).filter(({ caption }) =>
      new RegExp(`in ${state} .*contract of \\d+ \\w+ \\d{4}$`).test(caption),
    )
    const rows = tables.flatMap(table => table.rows).filter(([price]) => price === "$1,000,000")
    expect(rows).not.toEqual([])
    for (const [, ...costs] of rows) for (const cost of costs) expect(cost).toMatch(/^\$[\d,]+\.\d\d$/)
  })

  test("the table of key dates has the settlement, with its source", () => {
    const tables = tablesOf(paths.page("calendar")).filter(({ caption }) => caption.startsWith(`Buying in ${state}`))
    const rows = tables.flatMap(table => table.rows).filter(([date]) => date === "Settlement")
    expect(rows).not.toEqual([])
    for (const row of rows) expect(row.join()).toMatch(/\d{4}.*checked on \d+ \w+ \d{4}/)
  })
})

test("the calculator's figures name when they were checked", () => {
  const [main] = named(elementsIn(htmlOf(paths.page("calculator"))), "main")
  expect(main && wholeText(main)).toMatch(/checked on \d+ \w+ \d{4}/)
})

// Five business days after Tuesday 24 November 2026.
test("where the firm acts in New South Wales, its table has the days of its law", () => {
  const tables = tablesOf(paths.page("calendar")).filter(({ caption }) =>
    /^Buying in New South Wales.*contract of Tuesday 24 November 2026/.test(caption),
  )
  const ends = tables.flatMap(table => table.rows).filter(([date]) => date === "Cooling-off ends")
  expect(ends.map(([, day]) => day?.trim())).toEqual(
    OWN_STATES.includes("NSW") ? [expect.stringMatching(/^Tuesday 1 December 2026/)] : [],
  )
})

test("each landing page with a table of costs for every state has them", () => {
  for (const { path, text } of builtEntries("landing", firm.product)) {
    if (!OWN_STATES.every(state => text.includes(`<CostTable state="${state}"`))) continue
    const rows = tablesOf(path).flatMap(table => table.rows)
    expect([path, rows.filter(([price]) => price === "$500,000").length]).toEqual([path, OWN_STATES.length])
  }
})

test("each page of search costs has the price of a title search, with its source", () => {
  for (const { path, fields, text } of builtEntries("page", firm.product)) {
    if (fields["state"] === undefined || !text.includes("<SearchCosts")) continue
    const [search = []] = tablesOf(path)
      .flatMap(table => table.rows)
      .filter(([item]) => item?.startsWith("Title search"))
    expect([path, search.join()]).toEqual([path, expect.stringMatching(/\$\d.*checked on \d+ \w+ \d{4}/)])
  }
})
