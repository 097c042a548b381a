import { mkdtempSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { browserPath } from "./browser"
import { buildAsHost } from "./build-host"
import { runCommand } from "./run-command"
import { jestCounts, playwrightCounts, type Counts } from "./test/counts"
import { runSteps, type Step } from "./test/run-steps"

const reports = mkdtempSync(join(tmpdir(), "test-reports-"))

/** What counts as one test. */
const counted = (isWell: boolean): Counts => (isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const check =
  (command: string, ...args: string[]): Step["run"] =>
  async onOutput =>
    counted(await runCommand(command, args, { onOutput }))

const jest: Step["run"] = async onOutput => {
  const report = join(reports, "jest.json")
  const ok = await runCommand("jest", ["--json", `--outputFile=${report}`], { onOutput })
  return jestCounts(report, ok)
}

async function journeys(): Promise<Counts> {
  const report = join(reports, "playwright.json")
  const CHROME_PATH = await browserPath()
  const ok = await runCommand("playwright", ["test"], { env: { CHROME_PATH, JOURNEYS_REPORT: report } })
  return playwrightCounts(report, ok)
}

/**
 * In their order. Those of one group run side by side: a build leaves a core idle for much of its time. The journeys have
 * the machine to themselves.
 */
const STEPS: readonly (readonly Step[])[] = [
  [{ title: "Content", afterBuild: false, run: check("tsx", "tools/check-content.ts") }],
  [
    { title: "Build", afterBuild: false, run: async onOutput => counted(await buildAsHost(onOutput)) },
    { title: "Lint", afterBuild: false, run: check("eslint", ".") },
    { title: "Format", afterBuild: false, run: check("prettier", "--check", "--log-level", "warn", ".") },
  ],
  [
    { title: "Types", afterBuild: true, run: check("tsc", "--noEmit") },
    { title: "Built pages", afterBuild: true, run: check("tsx", "tools/check-html.ts") },
  ],
  [
    { title: "Growth", afterBuild: true, run: check("tsx", "tools/check-growth.ts") },
    { title: "Unit tests", afterBuild: false, run: jest },
  ],
  [{ title: "Browser journeys", afterBuild: true, run: journeys }],
]

async function test(): Promise<void> {
  const write = (text: string): void => void process.stdout.write(text)
  const { passed, failed, failures } = await runSteps(STEPS, { atOnce: availableParallelism(), write })
  write(failures.length === 0 ? "\nAll steps passed.\n" : `\nFailed: ${failures.join(", ")}.\n`)
  write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

void test()
