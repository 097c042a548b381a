import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { browserPath } from "./browser"
import { buildAsHost } from "./build-host"
import { runCommand } from "./run-command"
import { jestCounts, playwrightCounts, type Counts } from "./test/counts"

type Step = {
  title: string
  /** True when the step reads what the build made. */
  afterBuild: boolean
  run: () => Promise<Counts>
}

const reports = mkdtempSync(join(tmpdir(), "test-reports-"))

/** What counts as one test. */
const counted = (isWell: boolean): Counts => (isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const check = async (command: string, ...args: string[]): Promise<Counts> => counted(await runCommand(command, args))

async function jest(): Promise<Counts> {
  const report = join(reports, "jest.json")
  const ok = await runCommand("jest", ["--json", `--outputFile=${report}`])
  return jestCounts(report, ok)
}

async function journeys(): Promise<Counts> {
  const report = join(reports, "playwright.json")
  const CHROME_PATH = await browserPath()
  const ok = await runCommand("playwright", ["test"], { env: { CHROME_PATH, JOURNEYS_REPORT: report } })
  return playwrightCounts(report, ok)
}

const STEPS: readonly Step[] = [
  { title: "Content", afterBuild: false, run: () => check("tsx", "tools/check-content.ts") },
  { title: "Build", afterBuild: false, run: async () => counted(await buildAsHost()) },
  { title: "Built pages", afterBuild: true, run: () => check("tsx", "tools/check-html.ts") },
  { title: "Types", afterBuild: true, run: () => check("tsc", "--noEmit") },
  { title: "Lint", afterBuild: false, run: () => check("eslint", ".") },
  { title: "Format", afterBuild: false, run: () => check("prettier", "--check", "--log-level", "warn", ".") },
  { title: "Unit tests", afterBuild: false, run: jest },
  { title: "Growth", afterBuild: true, run: () => check("tsx", "tools/check-growth.ts") },
  { title: "Browser journeys", afterBuild: true, run: journeys },
]

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function test(): Promise<void> {
  const total: Counts = { passed: 0, failed: 0 }
  const failures: string[] = []
  for (const { title, afterBuild, run } of STEPS) {
    say(`\n== ${title}`)
    const start = performance.now()
    const counts = afterBuild && failures.includes("Build") ? notRun("the build failed") : await run().catch(notRun)
    if (counts.failed > 0) failures.push(title)
    total.passed += counts.passed
    total.failed += counts.failed
    say(`${counts.failed === 0 ? "ok" : "FAILED"} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  say(failures.length === 0 ? "\nAll steps passed." : `\nFailed: ${failures.join(", ")}.`)
  say(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/** A step that could not run has failed. */
function notRun(reason: unknown): Counts {
  say(`Not run: ${reason instanceof Error ? reason.message : String(reason)}`)
  return { passed: 0, failed: 1 }
}

void test()
