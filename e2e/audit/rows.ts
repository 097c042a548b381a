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

/** The minimum share of a table's width for its third column, which explains each row, by the kind of page. */
const LEAST_SHARES: Readonly<Record<string, number>> = { "search costs": 0.32, "key-dates calendar": 0.38 }

/** Window widths in pixels. Below the first, each row is shown as a card. From the second, columns have a minimum width. */
const NARROWEST = 768
const ROOMY = 1440

export const findTablesWithUnevenColumns = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(
    ([least, narrowest, roomy]) => {
      if (innerWidth < narrowest) return []
      const listColumnWidths = (table: Element) =>
        [...table.querySelectorAll("thead th")].map(cell => cell.getBoundingClientRect().width)
      const uneven = [...document.querySelectorAll("table:not(.table-records)")].filter(table => {
        const [, first = NaN, ...others] = listColumnWidths(table)
        return others.length === 2 && others.some(width => Math.abs(width - first) > 1)
      })
      const records = innerWidth < roomy ? null : document.querySelector("table.table-records")
      const isNarrow = records !== null && (listColumnWidths(records)[2] ?? 0) / records.clientWidth <= least
      return [...uneven, ...(isNarrow ? [records] : [])].map(
        table => `${table.textContent.slice(0, 40)}: ${listColumnWidths(table).map(Math.round).join(", ")}`,
      )
    },
    [LEAST_SHARES[kind] ?? 0, NARROWEST, ROOMY] as const,
  )
