import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openQuoteDialog, requestQuote } from "./quote-form"
import { openReady } from "./visit"

const WIDTHS = [360, 768, 1440]

/** The pages that open with a hero. All others open with what's above their heading, the heading and a lead. */
const WITH_HERO: readonly string[] = [paths.home, paths.page("buying"), paths.page("selling")]

const BUYING_AND_SELLING = ["buying", "selling"].map(kind => ({ kind, path: paths.page(kind) }))

const WITHOUT_HERO = [...PAGE_KINDS, { kind: "search", path: paths.search }].filter(
  ({ path }) => !WITH_HERO.includes(path),
)

/** Where the h1 of a page begins, in pixels of the page. */
async function headingOf(page: Page, path: string): Promise<{ top: number; left: number }> {
  await page.goto(path)
  const box = await page.getByRole("heading", { level: 1 }).boundingBox()
  return { top: Math.round(box?.y ?? NaN), left: Math.round(box?.x ?? NaN) }
}

for (const width of WIDTHS) {
  test(`at ${width} pixels the headings of a head are at one height, and all begin at one left edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [first = { top: NaN, left: NaN }, ...heroes] = await each(WITH_HERO, path => headingOf(page, path))
    for (const hero of heroes) expect(hero).toEqual(first)

    const [head = { top: NaN, left: NaN }] = await each([WITHOUT_HERO[0]?.path ?? ""], path => headingOf(page, path))
    expect(head.left).toBe(first.left)
    for (const { kind, path } of WITHOUT_HERO) expect(await headingOf(page, path), kind).toEqual(head)
  })
}

test("the pages of a quote begin where other pages do", async ({ page }) => {
  await openReady(page, paths.home)
  await requestQuote(await openQuoteDialog(page))
  await expect(page).toHaveURL(/\/offer$/)
  const [, , id = ""] = new URL(page.url()).pathname.split("/")
  const pages = [paths.offer, paths.thankYou, paths.landingThankYou].map(pathOf => pathOf(id))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const head = await headingOf(page, paths.requestAQuote)
    for (const path of pages) expect(await headingOf(page, path), `${path}, ${width} pixels`).toEqual(head)
  }
})

for (const { kind, path } of [...PAGE_KINDS, ...BUYING_AND_SELLING]) {
  test(`${kind}: what's below the heading begins at the heading's left edge`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await besideTheEdge(page), `${width} pixels`).toEqual([])
    }
  })
}

/** Headings and paragraphs of the page's own column that begin elsewhere than its h1. A box has an edge of its own. */
const besideTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left)
    const heading = document.querySelector("main h1")
    const own = [...document.querySelectorAll("main h2.text-h2, main .text-prose > h2, main .text-prose > p")]
    return own
      .filter(one => one.getClientRects().length > 0 && !one.closest(".piece-callToAction, .example-frame"))
      .filter(one => heading && Math.abs(leftOf(one) - leftOf(heading)) > 1)
      .map(one => `"${one.textContent}" at ${leftOf(one)}`)
  })

/** One after the other, since they share a page. */
async function each<T, R>(all: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of all) results.push(await one(item))
  return results
}

test("each card with a link says what the link does, and no other card does", async ({ page }) => {
  for (const { kind, path } of PAGE_KINDS) {
    await page.goto(path)
    const cards = await page.locator(".cards-card").evaluateAll(found =>
      found.map(card => ({
        leads: card.querySelector("h3 a") !== null,
        says: (card.querySelector(".cards-action")?.textContent ?? "") !== "",
      })),
    )
    for (const { leads, says } of cards) expect(says, kind).toBe(leads)
  }
})
