import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { firmOfSite } from "../../src/gatsby/firm-in-texts"
import { browserPath } from "../browser"
import { runCommand } from "../run-command"
import { type Counts, jestCounts, playwrightCounts } from "./counts"
import type { Step } from "./run-steps"

/** A new place for a report. */
const reportFile = (): string => join(mkdtempSync(join(tmpdir(), "test-reports-")), "report.json")

/** What counts as one test. */
export const counted = (isWell: boolean): Counts => (isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A command that counts as one test. */
export const check =
  (command: string, args: readonly string[], cwd = "."): Step["run"] =>
  async onOutput =>
    counted(await runCommand(command, args, { cwd, onOutput }))

/** What the unit tests draw from: always the same, so that what passed once passes again. `npx jest` draws another. */
const SEED = 20_261_127

/** The tests of one of Jest's projects, or of several. */
export const jestTests =
  (...projects: string[]): Step["run"] =>
  async onOutput => {
    const report = reportFile()
    const args = ["--selectProjects", ...projects, `--seed=${SEED}`, "--json", `--outputFile=${report}`]
    return jestCounts(report, await runCommand("jest", args, { onOutput }))
  }

/** The journeys of the project in `cwd`: those in `files`, or all. They show what they print as it comes. */
export const journeys =
  (files: readonly string[] = [], cwd = "."): Step["run"] =>
  async () => {
    const report = reportFile()
    const CHROME_PATH = await browserPath()
    const ok = await runCommand("playwright", ["test", ...files], {
      cwd,
      env: { CHROME_PATH, JOURNEYS_REPORT: report },
    })
    return playwrightCounts(report, ok)
  }

/**
 * A step for the sample's project only. Where the content in the folder `content` is a firm's own, it's left out, and what's
 * printed says why.
 */
export const whileSample =
  (content: string, why: string, run: Step["run"]): Step["run"] =>
  async onOutput => {
    if (firmOfSite(content).isSample) return run(onOutput)
    const print = onOutput ?? ((text: string): void => void process.stdout.write(text))
    print(`Left out: ${why}\n`)
    return { passed: 0, failed: 0 }
  }
