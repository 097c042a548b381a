import type { Page } from "@playwright/test"

/** Lists laid out in rows. An item alone in the last row looks misplaced, unless `mayFill` is set and it fills the row. */
const IN_ROWS = [
  { rows: ".cards-grid", mayFill: false },
  { rows: ".facts-list", mayFill: false },
  { rows: ".piece-list", mayFill: true },
  { rows: ".layout-columns", mayFill: true },
]

export const findItemsAloneInRow = (page: Page): Promise<string[]> =>
  page.evaluate(
    kinds =>
      kinds.flatMap(({ rows, mayFill }) =>
        [...document.querySelectorAll(rows)].flatMap(list => {
          const all = [...list.children].filter(one => one.getClientRects().length > 0)
          const last = all.at(-1)
          const tops = all.map(one => Math.round(one.getBoundingClientRect().top))
          const inFirst = tops.filter(top => top === tops[0]).length
          const fills = mayFill && last !== undefined && list.clientWidth - last.clientWidth <= 1
          return inFirst > 1 && tops.at(-1) !== tops.at(-2) && !fills ? [last?.textContent ?? ""] : []
        }),
      ),
    IN_ROWS,
  )

export const findMislabelledCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".cards-card")]
      .filter(card => {
        const says = (card.querySelector(".cards-action")?.textContent ?? "") !== ""
        return says !== (card.querySelector("h3 a") !== null)
      })
      .map(({ textContent }) => textContent),
  )
