import { runTestStepGroups, formatTestRunSummary, type Step } from "./run-steps"

const well = { passed: 1, failed: 0 }
const badly = { passed: 0, failed: 1 }

const createStep = (title: string, run: Step["run"], afterBuild = false): Step => ({ title, afterBuild, run })

/** The output is without times. */
async function runStepsWithOutput(groups: readonly (readonly Step[])[], atOnce = 2) {
  let output = ""
  const result = await runTestStepGroups(groups, { atOnce, write: text => void (output += text) })
  return { ...result, printed: output.replace(/in [\d.]+ s/g, "in N s") }
}

test("a step that fails next to others is reported and makes the run fail, and all of them are shown", async () => {
  const { printed, ...result } = await runStepsWithOutput([
    [
      createStep("Types", async () => well),
      createStep("Lint", async output => {
        output?.("a.ts: no-console\n")
        return badly
      }),
      createStep("Format", async () => badly),
    ],
    [createStep("Unit tests", async () => ({ passed: 7, failed: 0 }))],
  ])
  expect(result).toEqual({ passed: 8, failed: 2, failedTests: [], unsteadyTests: [], failures: ["Lint", "Format"] })
  expect(printed).toContain("\n== Lint\na.ts: no-console\nFAILED in N s\n")
  expect(printed).toContain("\n== Types\nok in N s\n")
  expect(printed).toContain("\n== Unit tests\nok in N s\n")
})

test("what steps print side by side is not mixed: each is shown whole when it ends", async () => {
  let other = (): void => {}
  const otherHasPrinted = new Promise<void>(resolve => (other = resolve))
  const { printed } = await runStepsWithOutput([
    [
      createStep("Types", async output => {
        output?.("one, ")
        await otherHasPrinted
        output?.("two\n")
        return well
      }),
      createStep("Lint", async output => {
        output?.("three\n")
        other()
        return well
      }),
    ],
  ])
  expect(printed).toContain("\n== Types\none, two\nok in N s\n")
  expect(printed).toContain("\n== Lint\nthree\nok in N s\n")
})

test("no more steps run at once than are allowed, and as many as that do", async () => {
  let running = 0
  let most = 0
  const one = createStep("One", async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return well
  })
  expect(await runStepsWithOutput([[one, one, one, one]], 2)).toMatchObject({ passed: 4 })
  expect(most).toBe(2)
})

test("a step by itself prints as it goes along", async () => {
  const outputs: unknown[] = []
  await runStepsWithOutput([[createStep("Unit tests", async output => (outputs.push(output), well))]])
  expect(outputs).toEqual([undefined])
})

test("steps that read the build are not run after a build that failed, and have failed", async () => {
  const { printed, ...result } = await runStepsWithOutput([
    [createStep("Build", async () => badly)],
    [
      createStep("Types", () => Promise.reject(new Error("ran all the same")), true),
      createStep("Lint", async () => well),
    ],
  ])
  expect(result).toEqual({ passed: 1, failed: 2, failedTests: [], unsteadyTests: [], failures: ["Build", "Types"] })
  expect(printed).toContain("\n== Types\nNot run: the build failed\nFAILED in N s\n")
})

test("a step that breaks has failed, and the next ones run", async () => {
  const { printed, ...result } = await runStepsWithOutput([
    [createStep("Unit tests", () => Promise.reject(new Error("the tests ended without a report")))],
    [createStep("Growth", async () => well)],
  ])
  expect(result).toEqual({ passed: 1, failed: 1, failedTests: [], unsteadyTests: [], failures: ["Unit tests"] })
  expect(printed).toContain("Not run: the tests ended without a report\n")
})

test("a run ends with the tests that failed and why, those that were unsteady, the steps that failed, and the counts", async () => {
  const result = await runStepsWithOutput([
    [
      createStep("Unit tests", async () => ({
        passed: 2,
        failed: 1,
        failedTests: ["sum.test.ts, a sum\nExpected: 3"],
      })),
    ],
    [
      createStep("Browser journeys", async () => ({
        passed: 4,
        failed: 1,
        failedTests: ["quote.spec.ts, a quote\nTimeout"],
        unsteadyTests: ["guide.spec.ts, a guide"],
      })),
    ],
  ])
  expect(formatTestRunSummary(result)).toBe(
    "\nsum.test.ts, a sum\nExpected: 3\n\nquote.spec.ts, a quote\nTimeout\n" +
      "\nUnsteady, passed at the second try:\nguide.spec.ts, a guide\n" +
      "\nFailed: Unit tests; Browser journeys.\n6 passed, 2 failed\n",
  )
})
