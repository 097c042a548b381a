import type { Counts } from "./counts"

export type Step = {
  title: string
  /** Whether the step needs the output of the build. */
  afterBuild: boolean
  /** @param output Receives what the step prints. Without it, the output goes to the terminal. */
  run: (output?: (text: string) => void) => Promise<Counts>
}

type Options = {
  atOnce: number
  write: (text: string) => void
}

export type Result = Required<Counts> & { failures: string[] }

/** The output of a step is shown when it ends. A failure stops only the steps that need a build that failed. */
export async function runTestStepGroups(
  groups: readonly (readonly Step[])[],
  { atOnce, write }: Options,
): Promise<Result> {
  const total: Required<Counts> = { passed: 0, failed: 0, failedTests: [], unsteadyTests: [] }
  const failedTitles = new Set<string>()

  async function runStep({ title, afterBuild, run }: Step, isAlone: boolean): Promise<void> {
    let heldOutput = ""
    const output = isAlone ? write : (text: string): void => void (heldOutput += text)
    const reportStepNotRun = (reason: unknown): Counts => {
      output(`Not run: ${reason instanceof Error ? reason.message : String(reason)}\n`)
      return { passed: 0, failed: 1 }
    }
    output(`\n== ${title}\n`)
    const start = performance.now()
    const counts =
      afterBuild && failedTitles.has("Build")
        ? reportStepNotRun("the build failed")
        : await run(isAlone ? undefined : output).catch(reportStepNotRun)
    if (counts.failed > 0) failedTitles.add(title)
    total.passed += counts.passed
    total.failed += counts.failed
    total.failedTests.push(...(counts.failedTests ?? []))
    total.unsteadyTests.push(...(counts.unsteadyTests ?? []))
    output(`${counts.failed === 0 ? "ok" : "FAILED"} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
    if (!isAlone) write(heldOutput)
  }

  for (const group of groups) {
    const waiting = [...group]
    if (group.length > 1) write(`\nSide by side: ${group.map(({ title }) => title).join(", ")}\n`)
    const runWaitingSteps = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, group.length === 1)
    }
    await Promise.all(Array.from({ length: atOnce }, runWaitingSteps))
  }
  const titles = groups.flat().map(({ title }) => title)
  return { ...total, failures: titles.filter(title => failedTitles.has(title)) }
}

export function formatTestRunSummary({ passed, failed, failedTests, unsteadyTests, failures }: Result): string {
  const tests = failedTests.map(test => `\n${test}\n`).join("")
  const unsteady =
    unsteadyTests.length === 0 ? "" : `\nUnsteady, passed at the second try:\n${unsteadyTests.join("\n")}\n`
  const steps = failures.length === 0 ? "All steps passed." : `Failed: ${failures.join("; ")}.`
  return `${tests}${unsteady}\n${steps}\n${passed} passed, ${failed} failed\n`
}
