import { readdirSync } from "node:fs"
import { firmOfSite } from "../src/gatsby/firm-in-texts"
import { type Result, summaryOf } from "./test/run-steps"
import { OWN_FIRM, testRebranded } from "./test-rebrand/test-rebranded"

const FIRMS = readdirSync("tools/rebrand/firms")
  .filter(file => file.endsWith(".yaml"))
  .map(file => file.replace(".yaml", ""))

/** `npm test` tests it. */
const TESTED_ALWAYS = "victoria"

/**
 * `npm run test:rebrand`: whether the site can be each of the firms in `tools/rebrand/firms`, or those that are named. The
 * one that `npm test` tests is left out unless it's named. About six minutes each.
 */
async function testRebrand(): Promise<void> {
  if (!firmOfSite("content").isSample) throw new Error(`Not tested: ${OWN_FIRM}.`)
  const named = process.argv.slice(2)
  const unknown = named.filter(firm => !FIRMS.includes(firm))
  if (unknown.length > 0) throw new Error(`No such firm: ${unknown.join(", ")}. There are ${FIRMS.join(", ")}.`)
  const total: Result = { passed: 0, failed: 0, failedTests: [], failures: [] }
  for (const firm of named.length > 0 ? named : FIRMS.filter(one => one !== TESTED_ALWAYS)) {
    const result = await testRebranded(firm)
    total.passed += result.passed
    total.failed += result.failed
    total.failedTests.push(...result.failedTests)
    total.failures.push(...result.failures)
  }
  process.stdout.write(summaryOf(total))
  if (total.failed > 0) process.exitCode = 1
}

testRebrand().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
