import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { ANSWERED } from "../../e2e/answered"
import {
  askWhereToSend,
  describePrice,
  describeProperty,
  goOn,
  introduce,
  openQuoteDialog,
  quoteDialog,
  send,
  showPrice,
} from "../../e2e/quote-form"
import { paths, SEARCH_FIELD } from "../../src/domain/paths"
import { OUR_STATES } from "../../src/domain/states"
import { placeAddress } from "../bench-build/place-files"
import { entriesOfFirm, stateOfEntry } from "../content/entries-of-firm"

const [STATE] = OUR_STATES

export type Scene = {
  /** Names the picture's file. */
  name: string
  /** True for the page in full, false for what the window shows. */
  whole: boolean
  /** Brings the page there. A scene may go on from the one before it. */
  enter: (page: Page) => Promise<void>
}

const slugOf = (file: string): string => file.replace(/\.\w+$/, "")

/** The first page of a kind that's about the firm's first state; none where there is none. */
function firstOf(folder: string, pathOf: (slug: string) => string): string[] {
  const isThere = (file: string): boolean => stateOfEntry(readFileSync(`content/${folder}/${file}`, "utf8")) === STATE
  const found = entriesOfFirm("content", folder).find(isThere)
  return found === undefined ? [] : [pathOf(slugOf(found))]
}

const allPaths = (): string[] => [
  paths.home,
  paths.page("conveyancing"),
  paths.page("buying"),
  paths.page("selling"),
  paths.state(STATE),
  ...firstOf("cities", slug => paths.city(STATE, slug)),
  ...firstOf("places", slug => placeAddress(".", slug)),
  paths.blogs,
  ...firstOf("blog", paths.blog),
  paths.landing("conveyancing"),
  paths.landing("conveyancing-calculator"),
  paths.page("calculator"),
  paths.page("calendar"),
  ...entriesOfFirm("content", "pages").flatMap(file =>
    /^\w+-buy-search-costs\./.test(file) ? [paths.page(slugOf(file))] : [],
  ),
  ...entriesOfFirm("content", "partners")
    .slice(0, 1)
    .map(file => paths.partner(slugOf(file))),
  paths.requestAQuote,
  `${paths.search}?${SEARCH_FIELD}=cooling+off`,
  paths.page("component-library"),
  "/no-such-page",
]

/** A scene for each page, in full. */
export const pageScenes = (asked: readonly string[] = allPaths()): Scene[] =>
  asked.map(path => ({
    name: path === paths.home ? "home" : path.slice(1).replaceAll(/[^\w-]+/g, "-"),
    whole: true,
    enter: async page => void (await page.goto(path, { waitUntil: "networkidle" })),
  }))

/** A scene for each tool that has an answer to show. */
export const answeredScenes: Scene[] = ANSWERED.map(({ name, path, answer }) => ({
  name: `${name}-answered`,
  whole: true,
  enter: async page => {
    await page.goto(path, { waitUntil: "networkidle" })
    await answer(page).waitFor()
  },
}))

/** The id of the quote whose page is open. */
const quoteId = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? ""

const after = (name: string, path: (id: string) => string): Scene => ({
  name,
  whole: true,
  enter: async page => {
    await page.goto(path(quoteId(page)), { waitUntil: "networkidle" })
  },
})

/** The quote form over the home page from its opening to the pages that follow it, and what a broken page shows. */
export const quoteScenes: Scene[] = [
  {
    name: "modal-1-job",
    whole: false,
    enter: async page => {
      await page.goto(paths.home, { waitUntil: "networkidle" })
      await openQuoteDialog(page)
    },
  },
  {
    name: "modal-2-errors",
    whole: false,
    enter: async page => {
      await goOn(quoteDialog(page))
      await quoteDialog(page).getByRole("heading", { name: "There’s a problem" }).waitFor()
    },
  },
  {
    name: "modal-3-timing",
    whole: false,
    enter: async page => {
      await describeProperty(quoteDialog(page))
      await goOn(quoteDialog(page))
    },
  },
  {
    name: "modal-4-price",
    whole: false,
    enter: async page => {
      await describePrice(quoteDialog(page))
      await showPrice(quoteDialog(page))
    },
  },
  { name: "modal-5-send", whole: false, enter: page => askWhereToSend(quoteDialog(page)) },
  {
    name: "offer",
    whole: true,
    enter: async page => {
      await introduce(quoteDialog(page))
      await send(quoteDialog(page))
      await page.getByRole("button", { name: "Accept this quote" }).waitFor()
    },
  },
  after("thank-you", paths.thankYou),
  after("landing-thank-you", paths.landingThankYou),
  after("document", paths.document),
  { name: "error-screen", whole: true, enter: breakAPage },
]

/** Follows a link to a page that comes without its data, as after a faulty release. */
async function breakAPage(page: Page): Promise<void> {
  const path = paths.page("conveyancing")
  const data = `**/page-data${path}/page-data.json`
  await page.route(data, async route => {
    const reported: { result: object } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reported, result: { ...reported.result, data: {} } } })
  })
  await page.goto(paths.requestAQuote, { waitUntil: "networkidle" })
  await page.getByRole("contentinfo").locator(`a[href="${path}"]`).first().click()
  await page.getByRole("button", { name: "Clear errors" }).waitFor()
  await page.unroute(data)
}
