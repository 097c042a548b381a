import { readdirSync } from "node:fs"
import { readFirmFile } from "../src/gatsby/firm-file"
import { runMainAndPrintError } from "./run-command"
import { type Result, formatTestRunSummary } from "./test/run-steps"
import { OWN_FIRM, rebrandCopyAndRunTests } from "./test-rebrand/test-rebranded"

const FIRMS = readdirSync("tools/rebrand/firms")
  .filter(file => file.endsWith(".yaml"))
  .map(file => file.replace(".yaml", ""))

/** For each firm in `tools/rebrand/firms`, or those named on the command line. Takes about six minutes for each. */
async function testRebrandForEachFirm(): Promise<void> {
  if (!readFirmFile("content").isSample) throw new Error(`Not tested: ${OWN_FIRM}.`)
  const firmNames = process.argv.slice(2)
  const unknown = firmNames.filter(firm => !FIRMS.includes(firm))
  if (unknown.length > 0) throw new Error(`No such firm: ${unknown.join(", ")}. There are ${FIRMS.join(", ")}.`)
  const total: Result = { passed: 0, failed: 0, failedTests: [], unsteadyTests: [], failures: [] }
  for (const firm of firmNames.length > 0 ? firmNames : FIRMS) {
    const result = await rebrandCopyAndRunTests(firm, { whole: true })
    total.passed += result.passed
    total.failed += result.failed
    total.failedTests.push(...result.failedTests)
    total.unsteadyTests.push(...result.unsteadyTests)
    total.failures.push(...result.failures)
  }
  process.stdout.write(formatTestRunSummary(total))
  if (total.failed > 0) process.exitCode = 1
}

void runMainAndPrintError(testRebrandForEachFirm)
