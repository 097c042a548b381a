import type { Page } from "@playwright/test"

/** The least share of its table that the third column has, which explains each row: by the kind of page it's on. */
const LEAST_SHARES: Readonly<Record<string, number>> = { "search costs": 0.32, "key-dates calendar": 0.38 }

/** In a narrower window each row of a table is a card; and in one narrower than the second, words take what room there is. */
const NARROWEST = 768
const ROOMY = 1440

/** Tables whose columns are too narrow or unlike each other: those that compare three states have three alike. */
export const findUnevenTables = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(
    ([least, narrowest, roomy]) => {
      if (innerWidth < narrowest) return []
      const listWidths = (table: Element) =>
        [...table.querySelectorAll("thead th")].map(cell => cell.getBoundingClientRect().width)
      const uneven = [...document.querySelectorAll("table:not(.table-records)")].filter(table => {
        const [, first = NaN, ...others] = listWidths(table)
        return others.length === 2 && others.some(width => Math.abs(width - first) > 1)
      })
      const records = innerWidth < roomy ? null : document.querySelector("table.table-records")
      const isNarrow = records !== null && (listWidths(records)[2] ?? 0) / records.clientWidth <= least
      return [...uneven, ...(isNarrow ? [records] : [])].map(
        table => `${table.textContent.slice(0, 40)}: ${listWidths(table).map(Math.round).join(", ")}`,
      )
    },
    [LEAST_SHARES[kind] ?? 0, NARROWEST, ROOMY] as const,
  )
