import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readFirmFile } from "../../src/gatsby/firm-file"
import { findOrInstallBrowser } from "../browser"
import { runCommand } from "../run-command"
import { type Journey, parsePlaywrightTestList } from "./choose-journeys"
import { type Counts, readJestTestCounts, readPlaywrightTestCounts } from "./counts"
import type { Step } from "./run-steps"

const createReportPath = (): string => join(mkdtempSync(join(tmpdir(), "test-reports-")), "report.json")

export const countOneTest = (isWell: boolean): Counts => (isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** The command counts as one test. */
export const runCheck =
  (command: string, args: readonly string[], cwd = "."): Step["run"] =>
  async onOutput =>
    countOneTest(await runCommand(command, args, { cwd, onOutput }))

/** Creates a step that runs the tests of one or more of Jest's projects, with `seed` for their random choices. */
export const runJest =
  (projects: readonly string[], seed: number, env: NodeJS.ProcessEnv = {}): Step["run"] =>
  async onOutput => {
    const report = createReportPath()
    const args = ["--selectProjects", ...projects, `--seed=${seed}`, "--json", `--outputFile=${report}`]
    return readJestTestCounts(report, await runCommand("jest", args, { env, onOutput }))
  }

/** Creates a step that runs these files' journeys of the project in `cwd`, with its output straight to the terminal. */
export const runJourneys =
  (files: readonly string[], options: PlaywrightOptions = {}): Step["run"] =>
  () =>
    runPlaywright(files, options)

/** Journeys that make random choices make them by `seed`, which is in their titles. */
export const runChosenJourneys =
  (seed: number, choose: (all: readonly Journey[]) => readonly string[]): Step["run"] =>
  async () => {
    const env = { JOURNEYS_SEED: String(seed) }
    let output = ""
    const args = ["test", "--list", "--reporter=json"]
    if (!(await runCommand("playwright", args, { env, onOutput: text => (output += text) }))) throw new Error(output)
    const list = join(mkdtempSync(join(tmpdir(), "journeys-")), "list.txt")
    writeFileSync(list, choose(parsePlaywrightTestList(output)).join("\n"))
    return runPlaywright(["--test-list", list], { env })
  }

type PlaywrightOptions = { cwd?: string; env?: NodeJS.ProcessEnv }

async function runPlaywright(args: readonly string[], { cwd, env: more }: PlaywrightOptions = {}): Promise<Counts> {
  const report = createReportPath()
  const env = { ...more, CHROME_PATH: await findOrInstallBrowser(), JOURNEYS_REPORT: report }
  return readPlaywrightTestCounts(report, await runCommand("playwright", ["test", ...args], { cwd, env }))
}

/** Creates a step that's skipped, with the reason printed, if the content in the folder `content` is a firm's own. */
export const runForSample =
  (content: string, why: string, run: Step["run"]): Step["run"] =>
  async onOutput => {
    if (readFirmFile(content).isSample) return run(onOutput)
    const print = onOutput ?? ((text: string): void => void process.stdout.write(text))
    print(`Left out: ${why}\n`)
    return { passed: 0, failed: 0 }
  }
