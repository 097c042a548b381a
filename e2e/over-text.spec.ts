import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { ANSWERED } from "./answered"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openReady } from "./visit"

const SIZES = [
  { name: "on a phone", size: { width: 360, height: 740 } },
  { name: "on a wide screen", size: { width: 1440, height: 900 } },
]

for (const { name, size } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport: size })

    for (const { kind, path } of PAGE_KINDS)
      test(`${kind}: no words are seen through others while scrolling`, async ({ page }) => {
        await page.goto(path)
        expect(await seenThrough(page)).toEqual([])
      })

    // The calculator's total keeps to the edge of a small window.
    for (const { name, path, answer } of ANSWERED)
      test(`${name} with an answer: no words are seen through others while scrolling`, async ({ page }) => {
        await openReady(page, path)
        await expect(answer(page)).toBeVisible()
        expect(await seenThrough(page)).toEqual([])
      })
  })
}

test("words that slide under others without a background are seen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.page("cookies"))
  await page.evaluate(() => {
    for (const header of document.querySelectorAll<HTMLElement>("body header"))
      header.style.setProperty("background", "none", "important")
  })
  expect(await seenThrough(page)).not.toEqual([])
})

/** Scrolls down the page, and says where words that keep their place have other words behind them that can be seen. */
async function seenThrough(page: Page): Promise<string[]> {
  const found = new Set<string>()
  const { height, whole } = await page.evaluate(() => ({
    height: innerHeight,
    whole: document.documentElement.scrollHeight,
  }))
  for (let top = 0; top < whole; top += Math.round(height / 5)) {
    await page.evaluate(y => scrollTo({ top: y, behavior: "instant" }), top)
    for (const words of await page.evaluate(overlappingWords)) found.add(words)
  }
  return [...found]
}

/** Runs in the page: the words of elements that keep their place, each with the words behind them. */
function overlappingWords(): string[] {
  const keepsItsPlace = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position)

  /** Where the element's own text is, in pixels of the window. */
  const linesOf = (element: Element): DOMRect[] =>
    [...element.childNodes].flatMap(node => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })

  const isAt = (x: number, y: number) => (box: DOMRect) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom

  /** The elements with words at a point, from the front to the first background that hides what's behind it. */
  function wordsAt(x: number, y: number): Element[] {
    const words: Element[] = []
    for (const element of document.elementsFromPoint(x, y)) {
      if (linesOf(element).some(isAt(x, y))) words.push(element)
      const { backgroundColor } = getComputedStyle(element)
      if (!/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor)) break
    }
    return words
  }

  const kept = [...document.querySelectorAll("body *")].filter(keepsItsPlace)
  const within = [...new Set(kept.flatMap(element => [element, ...element.querySelectorAll("*")]))]
  return within.flatMap(element =>
    linesOf(element).flatMap(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].flatMap(part => {
        const words = wordsAt(left + (right - left) * part, (top + bottom) / 2)
        return words.length > 1 ? [words.map(({ textContent }) => textContent?.trim().slice(0, 40)).join(" | ")] : []
      }),
    ),
  )
}
