import { rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { commitCopiedFiles, copyProject } from "../growth/copy-site"
import { runTestStepGroups, type Result, type Step } from "../test/run-steps"
import { runCheck, runJourneys } from "../test/steps"
import { runWithoutOtherStateRates } from "./other-figures"

/** Journeys that depend on the firm: its states, names, prices, pages, forms, links and answers. */
const JOURNEYS = [
  ...["calculator", "calendar", "landing", "message-check", "no-javascript"],
  ...["not-found", "quote-journey", "quote-steps", "redirects", "search", "what-to-send"],
].map(name => `e2e/${name}.spec.ts`)

/** The files and folders that rebranding writes. The others are unchanged, and have been checked already. */
const WRITTEN = ["content", "docs", "README.md", "src/domain/firm"]

/**
 * The functions' bundles are the same for every firm, and the limits of the pages' weights are those of the sample's
 * texts.
 */
const NOT_TESTED = ["e2e/built/functions", "e2e/built/page-weight"]

export const OWN_FIRM = "this site is a firm's own, and only the sample is made another firm's"

/**
 * Rebrands a copy of the project for a firm in `tools/rebrand/firms`, and checks its content and sources, and that
 * nothing of the sample is left. Unit tests don't run, since they can't read the firm's content (decision 27). With
 * `whole` the copy is also built, without the figures of states in which the firm doesn't act; everything that it shows
 * and sends is searched, and the journeys that depend on the firm run.
 */
export async function rebrandCopyAndRunTests(firm: string, { whole }: { whole: boolean }): Promise<Result> {
  const before = resolve("content")
  const cwd = copyProject()
  commitCopiedFiles(cwd, ".")
  const writeOutput = (text: string): void => void process.stdout.write(text)
  const createStep = (title: string, run: Step["run"]): Step => ({ title: `${title}, ${firm}`, afterBuild: false, run })
  const runTsx = (...args: string[]) => runCheck("tsx", args, cwd)
  const rebrandSteps = [
    [createStep("Rebrand", runTsx("tools/rebrand.ts", "--from", `tools/rebrand/firms/${firm}.yaml`, "--yes"))],
    [
      createStep("Content", runTsx("tools/check-content.ts")),
      createStep("Nothing of the sample in the content", runTsx("tools/check-sample.ts")),
    ],
  ]
  const buildSteps = [
    [createStep("Build", () => runWithoutOtherStateRates(cwd, runTsx("tools/build-host.ts")))],
    [
      createStep("Built pages", runTsx("tools/check-html.ts")),
      createStep("Format", runCheck("prettier", ["--check", "--log-level", "warn", ...WRITTEN], cwd)),
      createStep("Left of the sample, and said of the firm", runTsx("tools/test-rebrand/check-sample-left.ts", before)),
    ],
    [
      createStep(
        "What was built",
        runCheck("jest", ["--selectProjects", "built", "--testPathIgnorePatterns", ...NOT_TESTED], cwd),
      ),
    ],
    [createStep("Journeys", runJourneys(JOURNEYS, { cwd }))],
  ]
  try {
    return await runTestStepGroups(whole ? [...rebrandSteps, ...buildSteps] : rebrandSteps, {
      atOnce: availableParallelism(),
      write: writeOutput,
    })
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
