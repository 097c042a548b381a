import type { Page } from "@playwright/test"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"

const NARROWEST = 360
const WIDEST = 1920
const STEP = 20

/**
 * What is in rows, and how many in a row make one that's alone in the last row look forgotten. An odd number of links in two
 * columns can't end otherwise.
 */
const IN_ROWS = [
  { rows: ".cards-grid", from: 2 },
  { rows: ".facts-list", from: 2 },
  { rows: ".piece-list", from: 3 },
]

for (const { kind, path } of PAGE_KINDS) {
  test(`${kind}: from 360 to 1920 pixels no card, fact or link is alone in the last row of others`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(path)
    for (let width = NARROWEST; width <= WIDEST; width += STEP) {
      await page.setViewportSize({ width, height: 900 })
      expect(await alone(page), `${width} pixels`).toEqual([])
    }
  })
}

/** The words of those that are a row of their own below fuller rows. */
const alone = (page: Page): Promise<string[]> =>
  page.evaluate(
    kinds =>
      kinds.flatMap(({ rows, from }) =>
        [...document.querySelectorAll(rows)].flatMap(list => {
          const all = [...list.children].filter(one => one.getClientRects().length > 0)
          const tops = all.map(one => Math.round(one.getBoundingClientRect().top))
          const inFirst = tops.filter(top => top === tops[0]).length
          return inFirst >= from && tops.at(-1) !== tops.at(-2) ? [all.at(-1)?.textContent ?? ""] : []
        }),
      ),
    IN_ROWS,
  )
