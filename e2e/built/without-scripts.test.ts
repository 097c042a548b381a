import { paths } from "../../src/domain/paths"
import { STATE_NAMES } from "../../src/domain/states"
import { listElementsBelow, getAllText } from "../../tools/built/read-html"
import { listContentWithBuiltPages } from "../../tools/journeys/built-entries"
import {
  listBuiltPaths,
  findElements,
  findDescendants,
  listLinkAddresses,
  readPageElements,
  readPageHtml,
  readAttribute,
} from "../built-page"
import { findFirstEntry, firm, hasQuoteForm, OWN_STATES } from "../own-firm"
import { OWN_PAGES } from "../page-kinds"

/** Tables by name. The sentence is what's written above one: its name, and what's true of all its rows. */
function readPageTables(path: string): { caption: string; sentence: string; rows: string[][] }[] {
  return findElements(readPageElements(path), "figure").flatMap(figure => {
    const inside = listElementsBelow(figure)
    const regions = inside.filter(element => readAttribute(element, "role") === "region")
    return regions.map(region => ({
      caption: readAttribute(region, "aria-label"),
      sentence: findElements(inside, "figcaption").map(getAllText).join(),
      rows: findElements(listElementsBelow(region), "tr").map(row =>
        listElementsBelow(row)
          .filter(({ tagName }) => tagName === "th" || tagName === "td")
          .map(getAllText),
      ),
    }))
  })
}

test("on every page a link that opens the quote form leads to the form's own page", () => {
  const links = listBuiltPaths().flatMap(path =>
    [...readPageHtml(path).matchAll(/<[a-z]+\s[^>]*\bdata-quote-open\b[^>]*>/g)].map(([tag]) => ({ path, tag })),
  )
  expect(links.length).toBeGreaterThan(listBuiltPaths().length / 2)
  const right = new RegExp(`^<a .*href="${paths.requestAQuote}[?"]`)
  expect(links.filter(({ tag }) => !right.test(tag))).toEqual([])
})

const ASKED = [paths.page("calculator"), paths.page("calendar"), paths.whatToSend, paths.messageCheck]

test.each([...ASKED, ...(OWN_PAGES.article ? [OWN_PAGES.article] : [])])("%s asks whether it was helpful", path => {
  const forms = findElements(readPageElements(path), "form").filter(form =>
    readAttribute(form, "action").endsWith(paths.api.helpful),
  )
  expect(forms).toHaveLength(1)
  const inside = forms.flatMap(listElementsBelow)
  expect(findElements(inside, "h2").map(getAllText)).toEqual(["Was this page helpful?"])
  const pages = inside.filter(element => readAttribute(element, "name") === "page")
  expect(pages.map(element => readAttribute(element, "value"))).toEqual([path])
})

test("the form in the page of a partner that may be told has the box for it, unticked", () => {
  const partner = findFirstEntry("partner", one => one.fields["sharing"] !== undefined && hasQuoteForm(one))
  if (!partner) return
  const boxes = findElements(readPageElements(partner.path), "input", { name: "partnerConsent", value: partner.slug })
  expect(boxes.map(box => box.attrs.some(({ name }) => name === "checked"))).toEqual([false])
})

test("the calculator asks for another price, and says that it can't add up without scripts", () => {
  const inside = findDescendants(readPageElements(paths.page("calculator")), "form", { id: "calculator" })
  const comparison = findElements(inside, "details").filter(
    details => findElements(listElementsBelow(details), "input", { name: "otherPrice" }).length > 0,
  )
  expect(comparison).toHaveLength(1)
  const notes = findElements(inside, "noscript").flatMap(listElementsBelow)
  expect(findElements(notes, "p").map(getAllText)).toEqual([expect.stringContaining("this form can’t add up")])
  expect(listLinkAddresses(notes)).toEqual([paths.requestAQuote])
})

describe.each(OWN_STATES.map(state => STATE_NAMES[state].name))("in %s", state => {
  test("the calculator's table has the cost at $1,000,000, with the day of its contract", () => {
    const tables = readPageTables(paths.page("calculator")).filter(({ caption }) =>
      new RegExp(`in ${state} .*contract of \\d+ \\w+ \\d{4}$`).test(caption),
    )
    const rows = tables.flatMap(table => table.rows).filter(([price]) => price === "$1,000,000")
    expect(rows).not.toEqual([])
    for (const [, ...costs] of rows) for (const cost of costs) expect(cost).toMatch(/^\$[\d,]+\.\d\d$/)
  })

  test("the table of key dates has the settlement, with its source", () => {
    const tables = readPageTables(paths.page("calendar")).filter(({ caption }) =>
      caption.startsWith(`Buying in ${state}`),
    )
    const rows = tables.flatMap(({ sentence, rows }) => rows.map(row => [...row, sentence]))
    const settlements = rows.filter(([date]) => date === "Settlement")
    expect(settlements).not.toEqual([])
    // The sentence says the day once for all sources that were read on it.
    for (const row of settlements) expect(row.join()).toMatch(/\d{4}.*read the sources on \d+ \w+ \d{4}/)
  })
})

test("the calculator's figures name when they were checked", () => {
  const [main] = findElements(readPageElements(paths.page("calculator")), "main")
  expect(main && getAllText(main)).toMatch(/(?:checked|read) on \d+ \w+ \d{4}/)
})

// Five business days after Tuesday 24 November 2026.
test("where the firm acts in New South Wales, its table has the days of its law", () => {
  const tables = readPageTables(paths.page("calendar")).filter(({ caption }) =>
    /^Buying in New South Wales.*contract of Tuesday 24 November 2026/.test(caption),
  )
  const ends = tables.flatMap(table => table.rows).filter(([date]) => date === "Cooling-off ends")
  expect(ends.map(([, day]) => day?.trim())).toEqual(
    OWN_STATES.includes("NSW") ? [expect.stringMatching(/^Tuesday 1 December 2026/)] : [],
  )
})

test("each landing page with a table of costs for every state has them", () => {
  for (const { path, text } of listContentWithBuiltPages("landing", firm.product)) {
    if (!OWN_STATES.every(state => text.includes(`<CostTable state="${state}"`))) continue
    const rows = readPageTables(path).flatMap(table => table.rows)
    expect([path, rows.filter(([price]) => price === "$500,000").length]).toEqual([path, 2 * OWN_STATES.length])
  }
})

test("each page of search costs has the price of a title search, with its source", () => {
  for (const { path, fields, text } of listContentWithBuiltPages("page", firm.product)) {
    if (fields["state"] === undefined || !text.includes("<SearchCosts")) continue
    const [search = []] = readPageTables(path)
      .flatMap(({ sentence, rows }) => rows.map(row => [...row, sentence]))
      .filter(([item]) => item?.startsWith("Title search"))
    expect([path, search.join()]).toEqual([path, expect.stringMatching(/\$\d.*read the sources on \d+ \w+ \d{4}/)])
  }
})
