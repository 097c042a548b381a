import type { Page } from "@playwright/test"

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
