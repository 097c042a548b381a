import type { PageTest, Variant } from "../content/data-schemas"
import type { IsoDate } from "../iso-date"
import type { Redirect } from "../redirects"

export const isPageTestRunning = ({ from, until, winner }: PageTest, on: IsoDate): boolean =>
  winner === undefined && from <= on && on <= until

export type PageUnderTest = { test: PageTest; variant: Variant }

/** The data about a page test that each of its pages contains. */
export type PageTestInPage = Pick<PageTest, "page" | "until" | "variants"> & {
  shown: string
}

/** The running test that compares the page at `path` on that day, and the page's variant; `null` if no test compares it. */
export function findRunningPageTest(tests: readonly PageTest[], path: string, on: IsoDate): PageUnderTest | null {
  for (const test of tests.filter(one => isPageTestRunning(one, on))) {
    const variant = test.variants.find(({ page }) => page === path)
    if (variant) return { test, variant }
  }
  return null
}

export const listPagesUnderTest = (tests: readonly PageTest[], on: IsoDate): string[] =>
  tests.filter(test => isPageTestRunning(test, on)).flatMap(({ variants }) => variants.map(({ page }) => page))

export const getWinningVariant = ({ variants, winner }: PageTest): Variant | null =>
  variants.find(({ name }) => name === winner) ?? null

export function listLosingVariants(test: PageTest): Variant[] {
  const winner = getWinningVariant(test)
  return winner ? test.variants.filter(variant => variant !== winner) : []
}

/**
 * The redirects of ended page tests: from each address that lost to the page that won, temporarily (302). If that page has
 * since lost another test, the redirect goes to the page that won there.
 */
export function listEndedPageTestRedirects(tests: readonly PageTest[]): Redirect[] {
  const winners = new Map(
    tests.flatMap(test => listLosingVariants(test).map(({ page }) => [page, getWinningVariant(test)?.page] as const)),
  )
  const findLastWinner = (page: string, steps = tests.length): string => {
    const next = winners.get(page)
    return next === undefined || steps === 0 ? page : findLastWinner(next, steps - 1)
  }
  return [...winners.keys()].map(from => ({ from, to: findLastWinner(from), status: 302 }))
}
