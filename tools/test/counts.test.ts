import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readJestTestCounts, readPlaywrightTestCounts } from "./counts"

function writeReportFile(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), "report-")), "report.json")
  writeFileSync(file, JSON.stringify(content))
  return file
}

test("a test file that Jest could not load counts as one failure", () => {
  const file = writeReportFile({
    ...{ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 },
    testResults: [
      {
        ...{ name: "/site/src/sum.test.ts", message: "● a sum" },
        assertionResults: [
          { status: "passed", fullName: "one and one", failureMessages: [] },
          { status: "failed", fullName: "one and two", failureMessages: ["\u001b[31mExpected: 3\u001b[39m"] },
        ],
      },
      { name: "/site/src/broken.test.ts", message: "Cannot find module", assertionResults: [] },
    ],
  })
  expect(readJestTestCounts(file, false)).toEqual({
    passed: 5,
    failed: 2,
    failedTests: ["sum.test.ts, one and two\nExpected: 3", "broken.test.ts, not loaded\nCannot find module"],
  })
})

test.each([
  ["journeys that pass count one each", { expected: 8, unexpected: 0 }, true, { passed: 8, failed: 0 }],
  ["a journey that failed twice has failed", { expected: 7, unexpected: 1 }, false, { passed: 7, failed: 1 }],
  [
    "a runner that failed without a test counts as one",
    { expected: 0, unexpected: 0 },
    false,
    { passed: 0, failed: 1 },
  ],
])("%s", (_, stats, exitedWell, counts) => {
  const file = writeReportFile({ stats: { ...stats, flaky: 0, skipped: 0 }, suites: [] })
  expect(readPlaywrightTestCounts(file, exitedWell)).toEqual({ ...counts, failedTests: [], unsteadyTests: [] })
})

const buildJourneySpec = (title: string, status: "expected" | "flaky") => ({
  ...{ title, file: "quote.spec.ts", ok: true },
  tests: [{ status, results: [{}] }],
})
const buildFlakyJourneys = (count: number) =>
  Array.from({ length: count }, (_, n) => buildJourneySpec(`journey ${n}`, "flaky"))

test("a journey that passed at its second try has passed, and is named as unsteady", () => {
  const suites = [{ specs: [buildJourneySpec("a guide is read", "expected"), ...buildFlakyJourneys(1)] }]
  const file = writeReportFile({ stats: { expected: 7, unexpected: 0, flaky: 1 }, suites })
  expect(readPlaywrightTestCounts(file, true)).toEqual({
    ...{ passed: 8, failed: 0, failedTests: [] },
    unsteadyTests: ["quote.spec.ts, journey 0"],
  })
})

test.each([
  [3, 0],
  [4, 1],
])("of %d journeys that passed at their second try, %d failure is made", (count, failures) => {
  const file = writeReportFile({
    stats: { expected: 7, unexpected: 0, flaky: count },
    suites: [{ specs: buildFlakyJourneys(count) }],
  })
  expect(readPlaywrightTestCounts(file, true)).toMatchObject({ passed: 7 + count, failed: failures })
})

test("a journey that failed is named with why, wherever in its file it is", () => {
  const failedTest = {
    ...{ title: "a quote is sent", file: "quote.spec.ts", ok: false },
    tests: [{ status: "unexpected", results: [{ error: { message: "Timeout" } }] }],
  }
  const suites = [{ specs: [buildJourneySpec("a guide is read", "expected")], suites: [{ specs: [failedTest] }] }]
  const file = writeReportFile({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites })
  expect(readPlaywrightTestCounts(file, false).failedTests).toEqual(["quote.spec.ts, a quote is sent\nTimeout"])
})

test("a missing report is an error, not a pass", () => {
  expect(() => readJestTestCounts("/nowhere/report.json", true)).toThrow("without a report")
})
