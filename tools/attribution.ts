import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { browserPath } from "./browser"
import { runCommand } from "./run-command"
import { playwrightCounts } from "./test/counts"

const TRIES = 40

/** Part of the titles of the eight journeys that leave a page as early as they can. */
const EARLY = "as early as .* on a slow phone"
const TIMES_EACH = "5"

/**
 * `npm run test:attribution`: 40 visitors on a slow phone leave a page before its scripts have come, on the site that
 * `npm run build:host` made. Fails when the lead of one of them lacks the campaign, the click id or the partner.
 */
async function testAttribution(): Promise<void> {
  const report = join(mkdtempSync(join(tmpdir(), "attribution-")), "playwright.json")
  const args = ["test", "e2e/attribution.spec.ts", "--grep", EARLY, "--repeat-each", TIMES_EACH, "--retries", "0"]
  const CHROME_PATH = await browserPath()
  const ok = await runCommand("playwright", args, { env: { CHROME_PATH, JOURNEYS_REPORT: report } })
  const { passed, failed } = playwrightCounts(report, ok)
  process.stdout.write(`\n${passed + failed} early clicks, ${failed} lost\n`)
  if (failed > 0 || passed < TRIES) process.exitCode = 1
}

void testAttribution()
