import { existsSync, readFileSync } from "node:fs"
import * as v from "valibot"

export type Counts = { passed: number; failed: number }

const jestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
})
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

/** Counts of Jest's JSON report. A test file that could not be loaded is one failure. */
export function jestCounts(report: string, exitedWell: boolean): Counts {
  const counts = v.parse(jestSchema, readReport(report))
  return atLeastOneFailure(
    { passed: counts.numPassedTests, failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites },
    exitedWell,
  )
}

/** Counts of Playwright's JSON report. A journey that passed only at a second try has failed. */
export function playwrightCounts(report: string, exitedWell: boolean): Counts {
  const { stats } = v.parse(playwrightSchema, readReport(report))
  return atLeastOneFailure({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, exitedWell)
}

/** A runner that failed has a failure, even when no test of it has (a set-up that broke, for example). */
const atLeastOneFailure = ({ passed, failed }: Counts, exitedWell: boolean): Counts => ({
  passed,
  failed: exitedWell ? failed : Math.max(failed, 1),
})

function readReport(report: string): unknown {
  if (!existsSync(report)) throw new Error("the tests ended without a report")
  return JSON.parse(readFileSync(report, "utf8"))
}
