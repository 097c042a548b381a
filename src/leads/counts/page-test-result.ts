import jStat from "jstat"
import type { PageTest } from "../../domain/content/data-schemas"
import { countDaysBetween, type IsoDate } from "../../domain/iso-date"
import type { PageTestView } from "../../domain/report-view"
import type { LeadPorts } from "../core/ports"
import { getSydneyDate } from "../core/schedule"
import { buildLeadReport, getWeekBefore, loadLeadReportData, type Days, type Sources } from "./report"

/** `isDecided` is true once one page brings more requests for sure. */
type PageTestResult = PageTestView & { page: string; isDecided: boolean }

/** The greatest chance, over all Mondays of a test together, that it's decided although its pages are equally good. */
const MOST_WRONG = 0.05

/** How often a difference that's said to be visible is found. */
const POWER = 0.8

/** The fewest requests from a page, and the fewest visits without one, for which the normal approximation is good enough. */
const FEWEST = 5

/**
 * Loads what reports of these days are built from, and what page tests without a winner show until last Sunday. A look on another day
 * shows the same, so that nobody decides by the one day on which a difference was large.
 *
 * @throws StoreUnavailable
 */
export async function loadReports(
  { store, pageTests, now }: Pick<LeadPorts, "store" | "pageTests" | "now">,
  days: Days,
): Promise<{ sources: Sources; tests: PageTestResult[] }> {
  const { until: lastSunday } = getWeekBefore(getSydneyDate(now()))
  const tests = pageTests().filter(({ winner, from }) => winner === undefined && from <= lastSunday)
  const sources = await loadLeadReportData(store, {
    from: [days, ...tests].map(({ from }) => from).reduce((one, other) => (other < one ? other : one)),
    until: days.until > lastSunday ? days.until : lastSunday,
  })
  return { sources, tests: tests.map(test => judgePageTest(test, lastSunday, sources)) }
}

type Result = { name: string; views: number; requests: number }

/**
 * Compares the two variants with the highest rates by a two-sided z-test. The result is looked at each week, and each look is one more
 * chance to be wrong, as is each pair of variants, so the p-value is multiplied by the number of both (Bonferroni).
 */
function judgePageTest(test: PageTest, lastDay: IsoDate, sources: Sources): PageTestResult {
  const until = lastDay < test.until ? lastDay : test.until
  const { rows } = buildLeadReport("variant", { from: test.from, until }, sources)
  const results = test.variants.map(({ name }): Result => {
    const row = rows.find(({ group }) => group === name)
    return { name, views: row?.views ?? 0, requests: row?.requests ?? 0 }
  })
  const [best, next] = results.sort((a, b) => getRate(b) - getRate(a))
  const judge = (text: string, isDecided = false) => ({ title: test.title, page: test.page, isDecided, text })
  if (!best || !next || results.some(({ views }) => views === 0)) return judge("Not every page has been visited yet.")
  if (results.some(({ views, requests }) => requests > views))
    return judge("It can’t be decided: more requests than visits were counted.")

  const rates = `${describeRate(best)}, ${describeRate(next)}.`
  const difference = getRate(best) - getRate(next)
  const looks = Math.ceil((countDaysBetween(test.from, test.until) + 1) / 7)
  const comparisons = (looks * results.length * (results.length - 1)) / 2
  if ([best, next].some(({ views, requests }) => Math.min(requests, views - requests) < FEWEST))
    return judge(`It can’t be decided with so few requests: each page needs at least ${FEWEST}. ${rates}`)

  const chance = jStat.fn.twoSidedDifferenceOfProportions(getRate(best), best.views, getRate(next), next.views)
  const wrong = Math.min(1, chance * comparisons)
  if (wrong < MOST_WRONG)
    return judge(
      `It’s decided: “${best.name}” brings more requests, by ${formatPoints(difference)}. ${rates} We’re ${formatSureness(wrong)} sure, although we look every week. Name the winner in the test’s file.`,
      true,
    )
  const visible = calculateVisibleDifference(best, next, comparisons)
  const soFar = difference === 0 ? "there’s none" : `it’s ${formatPoints(difference)}`
  return judge(
    `It can’t be decided with so many visits. ${rates} With these, a difference of ${formatPoints(visible)} or more would show; so far ${soFar}.`,
  )
}

const getRate = ({ requests, views }: Result): number => (views === 0 ? 0 : requests / views)

/** The smallest difference of two rates that `comparisons` tests of so many visits find with a probability of `POWER`. */
function calculateVisibleDifference(one: Result, other: Result, comparisons: number): number {
  const pooled = (one.requests + other.requests) / (one.views + other.views)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.views + 1 / other.views))
  return (jStat.normal.inv(1 - MOST_WRONG / comparisons / 2, 0, 1) + jStat.normal.inv(POWER, 0, 1)) * error
}

const formatPoints = (difference: number): string => `${(difference * 100).toFixed(1)} percentage points`

const describeRate = (result: Result): string =>
  `“${result.name}”: ${result.requests} requests in ${result.views} visits, ${(getRate(result) * 100).toFixed(1)}%`

/** Never rounded up, so that nobody is surer than the figures are. */
const formatSureness = (wrong: number): string =>
  wrong < 0.001 ? "more than 99.9%" : `${(Math.floor((1 - wrong) * 1000) / 10).toFixed(1)}%`
