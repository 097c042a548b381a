import { availableParallelism } from "node:os"
import { buildAsHost } from "./build-host"
import { OWN_FIRM, testRebranded } from "./test-rebrand/test-rebranded"
import { runSteps, summaryOf, type Step } from "./test/run-steps"
import { check, counted, jestTests, journeys, whileSample } from "./test/steps"

/**
 * In their order. Those of one group run side by side: a build leaves a core idle for much of its time. The journeys have
 * the machine to themselves.
 */
const STEPS: readonly (readonly Step[])[] = [
  [
    { title: "Content", afterBuild: false, run: check("tsx", ["tools/check-content.ts"]) },
    { title: "Fact check", afterBuild: false, run: check("tsx", ["tools/fact-check.ts", "--check"]) },
  ],
  [
    { title: "Build", afterBuild: false, run: async onOutput => counted(await buildAsHost(onOutput)) },
    { title: "Lint", afterBuild: false, run: check("eslint", ["."]) },
    { title: "Format", afterBuild: false, run: check("prettier", ["--check", "--log-level", "warn", "."]) },
  ],
  [
    { title: "Types", afterBuild: true, run: check("tsc", ["--noEmit"]) },
    { title: "Built pages", afterBuild: true, run: check("tsx", ["tools/check-html.ts"]) },
    { title: "What was built", afterBuild: true, run: jestTests("built") },
  ],
  [
    { title: "Growth", afterBuild: true, run: check("tsx", ["tools/check-growth.ts"]) },
    { title: "Unit tests", afterBuild: false, run: jestTests("node", "jsdom") },
  ],
  [{ title: "Browser journeys", afterBuild: true, run: journeys() }],
  [
    {
      title: "What the texts say of other firms",
      afterBuild: false,
      run: whileSample("content", OWN_FIRM, check("tsx", ["tools/test-rebrand/texts-of-firms.ts"])),
    },
  ],
  [
    {
      title: "The site as a conveyancer's in Victoria",
      afterBuild: false,
      run: whileSample("content", OWN_FIRM, () => testRebranded("victoria")),
    },
  ],
]

async function test(): Promise<void> {
  const write = (text: string): void => void process.stdout.write(text)
  const result = await runSteps(STEPS, { atOnce: availableParallelism(), write })
  write(summaryOf(result))
  process.exitCode = result.failed === 0 ? 0 : 1
}

void test()
