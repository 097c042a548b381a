import { buildAsHost } from "../build-host"
import { OWN_FIRM, testRebrandedCopy } from "../test-rebrand/test-rebranded"
import { chooseDailyJourneys, type Journey } from "./choose-journeys"
import type { Step } from "./run-steps"
import { check, chosenJourneys, countAsOne, jestTests, journeys, whileSample } from "./steps"

/** A step with the part of the run that it belongs to, which `--only` can select. */
export type PartStep = Step & { part: string }

/** Journeys of the writing mode and the editor, each of which starts its own server. */
const WRITING = ["e2e/develop.spec.ts", "e2e/editor.spec.ts"]

/** Journeys that need the second build, which the growth check makes. */
const NEWER_BUILD = ["e2e/new-deployment.spec.ts"]

const AUDIT = "e2e/audit"

/** Makes tests check everything, where a daily run checks a random sample. */
const THOROUGH = { THOROUGH: "1" }

const tsx = (...args: string[]) => check("tsx", args)

const step = (part: string, title: string, run: Step["run"], afterBuild = false): PartStep => ({
  ...{ part, title, run, afterBuild },
})

/**
 * Returns the steps of `npm test`, in groups that run one after another. The steps of a group run at the same time,
 * because a build leaves one core idle for much of its time. Unit tests and journeys run alone.
 */
export const dailySteps = (seed: number): PartStep[][] => [
  ...buildSteps(seed),
  [step("units", "Unit tests", jestTests(["node", "jsdom"], seed))],
  [step("audit", "Page audit", journeys([AUDIT]), true)],
  [
    step(
      "journeys",
      "Journeys",
      chosenJourneys(all => chooseDailyJourneys(omitOtherParts(all), seed)),
      true,
    ),
  ],
  [
    step("firm", "What the texts say of another firm", whileSample("content", OWN_FIRM, checkFirmTexts(String(seed)))),
    step(
      "firm",
      "The content as a conveyancer's in Victoria",
      whileSample("content", OWN_FIRM, () => testRebrandedCopy("victoria", { whole: false })),
    ),
  ],
]

/** Returns the steps of `npm run test:all`: every test, each once. */
export const allSteps = (seed: number): PartStep[][] => [
  ...buildSteps(seed),
  [step("units", "Unit tests", jestTests(["node", "jsdom"], seed, THOROUGH))],
  [step("soak", "Soak", tsx("tools/soak.ts"))],
  [step("audit", "Page audit", journeys([AUDIT], { env: THOROUGH }), true)],
  [
    step(
      "journeys",
      "Journeys",
      chosenJourneys(all => omitOtherParts(all).map(({ name }) => name)),
      true,
    ),
  ],
  [step("growth", "Growth", tsx("tools/check-growth.ts"), true)],
  [step("growth", "Journeys after a new build", journeys(NEWER_BUILD), true)],
  [step("writing", "Journeys of the writing mode and the editor", journeys(WRITING), true)],
  [step("firms", "What the texts say of other firms", whileSample("content", OWN_FIRM, checkFirmTexts()))],
  [step("firms", "The site as other firms'", whileSample("content", OWN_FIRM, tsx("tools/test-rebrand.ts")))],
]

const checkFirmTexts = (...args: string[]) => tsx("tools/test-rebrand/check-firm-texts.ts", ...args)

const buildSteps = (seed: number): PartStep[][] => [
  [
    step("build", "Build", async onOutput => countAsOne(await buildAsHost(onOutput))),
    step("checks", "Lint", check("eslint", ["."])),
    step("checks", "Format", check("prettier", ["--check", "--log-level", "warn", "."])),
    step("checks", "Content", tsx("tools/check-content.ts")),
  ],
  [
    step("checks", "Types", check("tsc", ["--noEmit"]), true),
    step("checks", "Oldest browsers", tsx("tools/check-browsers.ts"), true),
    step("built", "Built pages", tsx("tools/check-html.ts"), true),
    step("built", "What was built", jestTests(["built"], seed), true),
  ],
]

/** Returns the journeys that aren't run by another part. */
export function omitOtherParts(all: readonly Journey[]): Journey[] {
  const elsewhere = [AUDIT, ...WRITING, ...NEWER_BUILD].map(file => file.replace("e2e/", ""))
  return all.filter(({ name }) => !elsewhere.some(file => name.startsWith(file)))
}
