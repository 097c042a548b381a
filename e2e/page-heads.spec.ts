import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"

const WIDTHS = [360, 768, 1440]

/** The pages that open with a hero. All others open with what's above their heading, the heading and a lead. */
const WITH_HERO: readonly string[] = [paths.home, paths.page("buying"), paths.page("selling")]

/** A page of its own kind of heading: it says that something went wrong. */
const STATUS = "page that is not found"

const WITHOUT_HERO = PAGE_KINDS.filter(({ kind, path }) => kind !== STATUS && !WITH_HERO.includes(path))

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

test("from 360 to 1920 pixels no card is alone in the last row of others", async ({ page }) => {
  for (const { kind, path } of PAGE_KINDS) {
    await page.goto(path)
    for (let width = 360; width <= 1920; width += 60) {
      await page.setViewportSize({ width, height: 900 })
      expect(await cardsAlone(page), `${kind}, ${width} pixels`).toEqual([])
    }
  }
})

/** The headings of cards that are a row of their own below rows of several. */
const cardsAlone = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".cards-grid")].flatMap(grid => {
      const cards = [...grid.children]
      const topOf = (card: Element | undefined) => Math.round(card?.getBoundingClientRect().top ?? NaN)
      const [first, second] = cards.map(topOf)
      const [last, beforeLast] = cards.toReversed().map(topOf)
      return first === second && last !== beforeLast ? [cards.at(-1)?.querySelector("h3")?.textContent ?? ""] : []
    }),
  )

test("two sections on one ground are 96 pixels apart, as one section is from the other ground", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of WITH_HERO) {
    await page.goto(path)
    expect(await gapsBetweenSections(page), path).toEqual([])
  }
})

/** Between sections of the same ground: the space at the end of one and at the start of the next, where it isn't 96 pixels. */
const gapsBetweenSections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll(".layout-flow > section + section")]
    return sections.flatMap(section => {
      const before = section.previousElementSibling
      if (!before || before.className !== section.className) return []
      const gap = parseFloat(getComputedStyle(before).paddingBottom) + parseFloat(getComputedStyle(section).paddingTop)
      return Math.round(gap) === 96 ? [] : [`${gap} pixels above "${section.querySelector("h2")?.textContent}"`]
    })
  })
