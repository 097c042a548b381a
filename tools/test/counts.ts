import { existsSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter"
import * as v from "valibot"

export type Counts = {
  passed: number
  failed: number
  /** Each failed test with the beginning of its error. They're listed together at the end of a run. */
  failedTests?: string[]
  /** The names of journeys that passed only at their second attempt. */
  unsteadyTests?: string[]
}

const MOST_UNSTEADY = 3

const LONGEST_REASON = 600

const jestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), fullName: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
})

/** Reads the counts of Jest's JSON report. A test file that couldn't be loaded is one failure. */
export function readJestTestCounts(report: string, exitedWell: boolean): Counts {
  const counts = v.parse(jestSchema, readJsonReport(report))
  const failedTests = counts.testResults.flatMap(({ name, message, assertionResults }) => {
    const failedResults = assertionResults.filter(({ status }) => status === "failed")
    if (assertionResults.length === 0) return message ? [describeFailedTest(name, "not loaded", message)] : []
    return failedResults.map(({ fullName, failureMessages }) =>
      describeFailedTest(name, fullName, failureMessages.join("\n")),
    )
  })
  return ensureFailureIsCounted(
    { passed: counts.numPassedTests, failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites, failedTests },
    exitedWell,
  )
}

/**
 * A journey that passes at its second attempt counts as passed, and is listed. With more than three of those the run
 * fails.
 */
export function readPlaywrightTestCounts(report: string, exitedWell: boolean): Counts {
  const { stats, suites }: JSONReport = readJsonReport(report)
  const specs = listSuiteSpecs(suites)
  const failedTests = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ""))
      return describeFailedTest(file, title, messages.join("\n"))
    })
  const unsteadyTests = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${basename(file)}, ${title}`)
  const tooMany = unsteadyTests.length > MOST_UNSTEADY
  if (tooMany) failedTests.push(`More than ${MOST_UNSTEADY} journeys passed at their second try only`)
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (tooMany ? 1 : 0),
    failedTests,
    unsteadyTests,
  }
  return ensureFailureIsCounted(counts, exitedWell)
}

const listSuiteSpecs = (suites: readonly JSONReportSuite[] = []): JSONReportSpec[] =>
  suites.flatMap(suite => [...suite.specs, ...listSuiteSpecs(suite.suites)])

const describeFailedTest = (file: string, title: string, why: string): string =>
  `${basename(file)}, ${title}\n${stripVTControlCharacters(why).slice(0, LONGEST_REASON)}`

/** If the runner failed, returns at least one failure, even if no test failed (for example because the set-up failed). */
const ensureFailureIsCounted = ({ failed, ...more }: Counts, exitedWell: boolean): Counts => ({
  ...more,
  failed: exitedWell ? failed : Math.max(failed, 1),
})

function readJsonReport(report: string) {
  if (!existsSync(report)) throw new Error("the tests ended without a report")
  return JSON.parse(readFileSync(report, "utf8"))
}
