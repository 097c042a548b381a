import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { copySite } from "../growth/copy-site"
import { runSteps, type Result, type Step } from "../test/run-steps"
import { check, journeys } from "../test/steps"
import { hideOtherFigures } from "./other-figures"

/** Journeys of what follows from the firm: its states, names and prices, pages, forms, links and answers. */
const JOURNEYS = [
  ...["calculator", "calendar", "contact", "feedback", "five-jobs", "landing", "message-check", "no-javascript"],
  ...["not-found", "quote-journey", "quote-steps", "redirects", "search", "what-to-send"],
].map(name => `e2e/${name}.spec.ts`)

/** What rebrand writes. The rest is as it was, and was checked then. */
const WRITTEN = ["content", "docs", "README.md", "src/domain/firm"]

/** The functions' bundles: they're the same for every firm, and the copy shares our packages by a link that bundlers see through. */
const NOT_TESTED = ["e2e/built/functions"]

/** Why a firm's own project isn't made another firm's. */
export const OWN_FIRM = "this site is a firm's own, and only the sample is made another firm's"

/** Git's name for whoever commits the copy. */
const SOMEONE = ["-c", "user.name=Test", "-c", "user.email=test@test.invalid"]

/**
 * Makes a copy of the project the site of a firm in `tools/rebrand/firms`, and tests what's written in the copy: content,
 * sources and format, and that nothing of the sample is left. Unit tests can't read the firm's content (decision 27), so
 * they'd say the same again and don't run. Ours isn't touched.
 *
 * @param whole Also builds it, without the figures of states in which the firm doesn't act, looks through all that it shows
 *   and sends, and runs the journeys that depend on the firm.
 */
export async function testRebrandedCopy(firm: string, { whole }: { whole: boolean }): Promise<Result> {
  const before = resolve("content")
  const cwd = copySite()
  const runGit = (...args: string[]) => execFileSync("git", args, { cwd, stdio: "ignore" })
  runGit("init")
  runGit("add", "--all")
  runGit(...SOMEONE, "commit", "--message", "As it was")
  const write = (text: string): void => void process.stdout.write(text)
  const createStep = (title: string, run: Step["run"]): Step => ({ title: `${title}, ${firm}`, afterBuild: false, run })
  const runTsx = (...args: string[]) => check("tsx", args, cwd)
  const rebrandSteps = [
    [createStep("Rebrand", runTsx("tools/rebrand.ts", "--from", `tools/rebrand/firms/${firm}.yaml`, "--yes"))],
    [
      createStep("Content", runTsx("tools/check-content.ts")),
      createStep("Nothing of the sample in the content", runTsx("tools/check-sample.ts")),
      createStep("Format", check("prettier", ["--check", "--log-level", "warn", ...WRITTEN], cwd)),
    ],
  ]
  const buildSteps = [
    [createStep("Build", () => hideOtherFigures(cwd, runTsx("tools/build-host.ts")))],
    [
      createStep("Built pages", runTsx("tools/check-html.ts")),
      createStep("Left of the sample, and said of the firm", runTsx("tools/test-rebrand/check-sample-left.ts", before)),
    ],
    [
      createStep(
        "What was built",
        check("jest", ["--selectProjects", "built", "--testPathIgnorePatterns", ...NOT_TESTED], cwd),
      ),
    ],
    [createStep("Journeys", journeys(JOURNEYS, { cwd }))],
  ]
  try {
    return await runSteps(whole ? [...rebrandSteps, ...buildSteps] : rebrandSteps, {
      atOnce: availableParallelism(),
      write,
    })
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
