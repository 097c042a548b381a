import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { resolve } from "node:path"
import { copySite } from "../growth/copy-site"
import { runSteps, type Result, type Step } from "../test/run-steps"
import { check, journeys, unitTests } from "../test/steps"

/** Journeys of what follows from the firm: its states, names and prices, pages, forms, links and answers. */
const JOURNEYS = [
  ...["calculator", "calendar", "contact", "crawl", "feedback", "five-jobs", "head", "landing", "no-javascript"],
  ...["not-found", "quote-journey", "quote-steps", "redirects", "routes", "search"],
].map(name => `e2e/${name}.spec.ts`)

/** Git's name for whoever commits the copy. */
const SOMEONE = ["-c", "user.name=Test", "-c", "user.email=test@test.invalid"]

/**
 * Makes a copy of the project the site of a firm in `tools/rebrand/firms`, and tests the copy as it is then: content,
 * build, unit tests, journeys, and that nothing of the sample is left in what it shows and sends. Ours isn't touched.
 */
export async function testRebranded(firm: string): Promise<Result> {
  const before = resolve("content")
  const cwd = copySite()
  const git = (...args: string[]) => execFileSync("git", args, { cwd, stdio: "ignore" })
  git("init")
  git("add", "--all")
  git(...SOMEONE, "commit", "--message", "As it was")
  const write = (text: string): void => void process.stdout.write(text)
  const step = (title: string, run: Step["run"]): Step[] => [{ title: `${title}, ${firm}`, afterBuild: false, run }]
  const tsx = (...args: string[]) => check("tsx", args, cwd)
  try {
    return await runSteps(
      [
        step("Rebrand", tsx("tools/rebrand.ts", "--from", `tools/rebrand/firms/${firm}.yaml`, "--yes")),
        step("Nothing of the sample in the content", tsx("tools/check-sample.ts")),
        step("Content", tsx("tools/check-content.ts")),
        step("Build", tsx("tools/build-host.ts")),
        step("Left of the sample, and said of the firm", tsx("tools/test-rebrand/left-of-sample.ts", before)),
        step("Unit tests", unitTests(cwd)),
        step("Journeys", journeys(JOURNEYS, cwd)),
      ],
      { atOnce: 1, write },
    )
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
