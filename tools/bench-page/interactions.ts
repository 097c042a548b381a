import type { Locator, Page } from "@playwright/test"
import { paths, QUOTE_FORM_ID } from "../../src/domain/paths"

/** What's done to a page, again and again. */
export type Interaction = {
  name: string
  path: string
  /** True: the first thing that happens on a page, whose scripts haven't started. False: the app is ready. */
  isFirst?: boolean
  /** How many are measured before the page is loaded anew; one where the first is the slowest. */
  perPage: number
  /** Brings the page to where the interaction is possible. Not measured, at full speed. */
  prepare?: (page: Page) => Promise<void>
  /** What is tapped for the nth time on this page, from 0; or the field that's typed in. */
  target: (page: Page, n: number) => Locator
  /** The key that's pressed in `target`, which has the focus, instead of a tap. */
  key?: (n: number) => string
}

/** At this address the bench answers with the empty page. */
export const EMPTY_PATH = "/bench-empty-page"

/** A page with nothing but what the interactions need, to compare with. */
export const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title>' +
  "<button>Tap</button><input aria-label=Field><details><summary>More</summary>Text</details></html>"

const form = (page: Page): Locator => page.locator(`form#${QUOTE_FORM_ID}`)
const choice = (page: Page, name: string): Locator => form(page).getByRole("radio", { name, exact: true })
const price = (page: Page): Locator => form(page).getByLabel("What is the price?")
const state = (page: Page, n: number): Locator => choice(page, n % 2 === 0 ? "Victoria" : "Queensland")

/** Waits until the form that answers has taken the place of the page's own. */
async function hydrate(page: Page): Promise<void> {
  await form(page).evaluate(element => element.setAttribute("data-before", ""))
  await choice(page, "Buying").check()
  await page.locator(`form#${QUOTE_FORM_ID}:not([data-before])`).waitFor()
}

/** Answers the first screen, a house in New South Wales, and goes on to the price. */
async function answerProperty(page: Page): Promise<void> {
  await hydrate(page)
  await choice(page, "New South Wales").check()
  await choice(page, "House").check()
  for (const question of [/strata scheme/, /off the plan/])
    await form(page).getByRole("group", { name: question }).getByRole("radio", { name: "No", exact: true }).check()
  await form(page).getByRole("button", { name: "Continue", exact: true }).click()
  await price(page).waitFor()
}

/** Answers everything up to the price: for $900,000, not found yet. */
async function answerAll(page: Page): Promise<void> {
  await answerProperty(page)
  await price(page).fill("900k")
  await choice(page, "Still looking").check()
}

/** The button that leads from the questions to the price. */
const toPrice = (page: Page): Locator => form(page).getByRole("button", { name: "Show my price" })

export const quoteLink = (page: Page): Locator => page.getByRole("main").locator("[data-quote-open]").first()
export const disclosure = (page: Page, n: number): Locator => page.getByRole("main").locator("summary").nth(n)
export const menu = (page: Page): Locator => page.locator("header details > summary")

const faqs = paths.page("faqs")

/** In the order of the table. */
export const INTERACTIONS: readonly Interaction[] = [
  { name: "Empty page: a tap", path: EMPTY_PATH, perPage: 20, target: page => page.getByRole("button") },
  { name: "Empty page: a disclosure", path: EMPTY_PATH, perPage: 20, target: page => page.locator("summary") },
  {
    name: "Empty page: a key",
    path: EMPTY_PATH,
    perPage: 20,
    target: page => page.getByLabel("Field"),
    key: () => "5",
  },
  { name: "Opening the quote, first tap", path: paths.home, isFirst: true, perPage: 1, target: quoteLink },
  { name: "Opening the quote", path: paths.home, perPage: 1, target: quoteLink },
  { name: "A radio, first tap", path: paths.requestAQuote, isFirst: true, perPage: 1, target: state },
  { name: "A radio", path: paths.requestAQuote, perPage: 20, prepare: hydrate, target: state },
  {
    name: "A key in the price",
    path: paths.requestAQuote,
    perPage: 20,
    prepare: answerProperty,
    target: price,
    key: n => String(n % 10),
  },
  { name: "A disclosure, first tap", path: faqs, isFirst: true, perPage: 1, target: disclosure },
  { name: "A disclosure", path: faqs, perPage: 10, target: disclosure },
  { name: "The menu, first tap", path: paths.home, isFirst: true, perPage: 1, target: menu },
  { name: "The menu", path: paths.home, perPage: 20, target: menu },
  { name: "Show my price", path: paths.requestAQuote, perPage: 1, prepare: answerAll, target: toPrice },
]
