import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { jestCounts, playwrightCounts } from "./counts"

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), "report-")), "report.json")
  writeFileSync(file, JSON.stringify(content))
  return file
}

test("a test file that Jest could not load counts as one failure", () => {
  const file = report({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 })
  expect(jestCounts(file, false)).toEqual({ passed: 5, failed: 2 })
})

test("journeys that pass count one each", () => {
  const file = report({ stats: { expected: 8, unexpected: 0, flaky: 0, skipped: 0 } })
  expect(playwrightCounts(file, true)).toEqual({ passed: 8, failed: 0 })
})

test("a journey that passed only at its second try has failed", () => {
  const file = report({ stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(playwrightCounts(file, true)).toEqual({ passed: 7, failed: 1 })
})

test("a journey that failed twice has failed", () => {
  const file = report({ stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 0 } })
  expect(playwrightCounts(file, false)).toEqual({ passed: 7, failed: 1 })
})

test("a runner that failed without a failing test counts as one failure", () => {
  const file = report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } })
  expect(playwrightCounts(file, false)).toEqual({ passed: 0, failed: 1 })
})

test("a missing report is an error, not a pass", () => {
  expect(() => jestCounts("/nowhere/report.json", true)).toThrow("without a report")
})
