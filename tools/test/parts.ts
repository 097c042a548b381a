import { buildSiteWithNetlifyCli } from "../build-host"
import { OWN_FIRM, rebrandCopyAndRunTests } from "../test-rebrand/test-rebranded"
import { chooseDailyBrowserTests, type Journey } from "./choose-journeys"
import type { Step } from "./run-steps"
import { runCheck, runChosenJourneys, countOneTest, runJest, runJourneys, runForSample } from "./steps"

export type PartStep = Step & { part: string }

/** Journeys of the writing mode and the editor, each of which starts its own server. */
const WRITING = ["e2e/develop.spec.ts", "e2e/editor.spec.ts"]

/** Journeys that need the second build, which the growth check makes. */
const NEWER_BUILD = ["e2e/new-deployment.spec.ts"]

const AUDIT = "e2e/audit"

/** Makes tests check everything, where a daily run checks a random sample. */
const THOROUGH = { THOROUGH: "1" }

const runTsx = (...args: string[]) => runCheck("tsx", args)

const createStep = (part: string, title: string, run: Step["run"], afterBuild = false): PartStep => ({
  ...{ part, title, run, afterBuild },
})

/** The steps of a group run at the same time, since a build leaves one core idle. Unit tests and journeys run alone. */
export const listDailySteps = (seed: number): PartStep[][] => [
  ...listBuildSteps(seed, [
    createStep(
      "firm",
      "What the texts say of another firm",
      runForSample("content", OWN_FIRM, checkFirmTexts(String(seed))),
    ),
    createStep(
      "firm",
      "The content as a conveyancer's in Victoria",
      runForSample("content", OWN_FIRM, () => rebrandCopyAndRunTests("victoria", { whole: false })),
    ),
  ]),
  [createStep("units", "Unit tests", runJest(["node", "jsdom"], seed))],
  [createStep("audit", "Page audit", runJourneys([AUDIT]), true)],
  [
    createStep(
      "journeys",
      "Journeys",
      runChosenJourneys(seed, all => chooseDailyBrowserTests(removeTestsOfOtherParts(all), seed)),
      true,
    ),
  ],
]

/** Every test, each once. */
export const listAllSteps = (seed: number): PartStep[][] => [
  ...listBuildSteps(seed),
  [createStep("units", "Unit tests", runJest(["node", "jsdom"], seed, THOROUGH))],
  [createStep("soak", "Soak", runTsx("tools/soak.ts"))],
  [createStep("audit", "Page audit", runJourneys([AUDIT], { env: THOROUGH }), true)],
  [
    createStep(
      "journeys",
      "Journeys",
      runChosenJourneys(seed, all => removeTestsOfOtherParts(all).map(({ name }) => name)),
      true,
    ),
  ],
  [createStep("growth", "Growth", runTsx("tools/check-growth.ts"), true)],
  [createStep("growth", "Journeys after a new build", runJourneys(NEWER_BUILD), true)],
  [createStep("writing", "Journeys of the writing mode and the editor", runJourneys(WRITING), true)],
  [createStep("firms", "What the texts say of other firms", runForSample("content", OWN_FIRM, checkFirmTexts()))],
  [createStep("firms", "The site as other firms'", runForSample("content", OWN_FIRM, runTsx("tools/test-rebrand.ts")))],
]

const checkFirmTexts = (...args: string[]) => runTsx("tools/test-rebrand/check-firm-texts.ts", ...args)

const listBuildSteps = (seed: number, besideBuild: readonly PartStep[] = []): PartStep[][] => [
  [
    createStep("build", "Build", async onOutput => countOneTest(await buildSiteWithNetlifyCli(onOutput))),
    createStep("checks", "Lint", runCheck("eslint", ["."])),
    createStep("checks", "Format", runCheck("prettier", ["--check", "--log-level", "warn", "."])),
    createStep("checks", "Content", runTsx("tools/check-content.ts")),
    ...besideBuild,
  ],
  [
    createStep("checks", "Types", runCheck("tsc", ["--noEmit"]), true),
    createStep("checks", "Oldest browsers", runTsx("tools/check-browsers.ts"), true),
    createStep("built", "Built pages", runTsx("tools/check-html.ts"), true),
    createStep("built", "What was built", runJest(["built"], seed), true),
  ],
]

export function removeTestsOfOtherParts(all: readonly Journey[]): Journey[] {
  const elsewhere = [AUDIT, ...WRITING, ...NEWER_BUILD].map(file => file.replace("e2e/", ""))
  return all.filter(({ name }) => !elsewhere.some(file => name.startsWith(file)))
}
