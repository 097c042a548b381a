import { existsSync } from "node:fs"
import { availableParallelism } from "node:os"
import { runMainAndPrintError } from "./run-command"
import { parseTestOptions } from "./test/options"
import { listAllSteps, listDailySteps } from "./test/parts"
import { formatTestRunSummary, runTestStepGroups } from "./test/run-steps"

const ALL = "--all"

/** `npm test`, or `npm run test:all` with `--all`. `--only PART,PART` chooses parts; `--seed N` the samples and journeys. */
async function runTests(): Promise<void> {
  const args = process.argv.slice(2)
  const steps = args.includes(ALL) ? listAllSteps : listDailySteps
  const names = [...new Set(steps(0).flatMap(group => group.map(({ part }) => part)))]
  const { parts, seed } = parseTestOptions(
    args.filter(arg => arg !== ALL),
    names,
  )
  const groups = steps(seed)
    .map(group => group.filter(({ part }) => parts.includes(part)))
    .filter(group => group.length > 0)
  if (
    !parts.includes("build") &&
    groups.flat().some(({ afterBuild }) => afterBuild) &&
    !existsSync("public/index.html")
  )
    throw new Error("There's no built site to test. Add build to --only, or run npm run build:host.")
  const writeOutput = (text: string): void => void process.stdout.write(text)
  writeOutput(`Seed ${seed}. Parts: ${parts.join(", ")}.\n`)
  const result = await runTestStepGroups(groups, { atOnce: availableParallelism(), write: writeOutput })
  writeOutput(formatTestRunSummary(result))
  process.exitCode = result.failed === 0 ? 0 : 1
}

void runMainAndPrintError(runTests)
