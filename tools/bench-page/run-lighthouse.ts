import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as v from "valibot"
import { BROWSER_ARGS, findOrInstallBrowser } from "../browser"
import { runCommand } from "../run-command"

/** Downloaded from npm when it's needed, since it's large and no test uses it. */
const LIGHTHOUSE = "lighthouse@13"

const figure = v.object({ numericValue: v.number() })

const reportSchema = v.object({
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.object({
    "first-contentful-paint": figure,
    "largest-contentful-paint": figure,
    "total-blocking-time": figure,
    "total-byte-weight": figure,
  }),
})

/** Runs Lighthouse on a page as on a phone, and returns its score, milliseconds and bytes by column name. */
export async function runLighthouse(url: string): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"))
  const report = join(folder, "report.json")
  try {
    const flags = `--chrome-flags=--headless=new ${BROWSER_ARGS.join(" ")}`
    const options = ["--only-categories=performance", "--output=json", `--output-path=${report}`, "--quiet", flags]
    const env = { CHROME_PATH: await findOrInstallBrowser() }
    if (!(await runCommand("npx", ["--yes", LIGHTHOUSE, url, ...options], { env })))
      throw new Error(`Lighthouse couldn't measure ${url}.`)
    const { categories, audits } = v.parse(reportSchema, JSON.parse(readFileSync(report, "utf8")))
    return {
      score: Math.round(categories.performance.score * 100),
      "first paint, ms": Math.round(audits["first-contentful-paint"].numericValue),
      "largest paint, ms": Math.round(audits["largest-contentful-paint"].numericValue),
      "blocking, ms": Math.round(audits["total-blocking-time"].numericValue),
      "all bytes": audits["total-byte-weight"].numericValue,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
