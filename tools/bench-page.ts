import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"
import { ourStates } from "../src/domain/firm/states"
import { paths } from "../src/domain/paths"
import { measureTimeToNextPage, measureTapResponseTime } from "./bench-page/first-interactions"
import { runLighthouse } from "./bench-page/run-lighthouse"
import { serveBuiltPages } from "./bench-page/serve-built"
import { BROWSER_ARGS, findOrInstallBrowser } from "./browser"
import { runMainAndPrintError } from "./run-command"

const PAGES = [paths.home, paths.state(ourStates[0]), paths.page("faqs"), paths.page("calculator"), paths.requestAQuote]

const TAPS = [
  { name: "first tap: Get a quote", target: "main [data-quote-open]", opened: "dialog[open] form" },
  { name: "first tap: menu", target: "header details > summary", opened: "header details[open]" },
]

/** `npm run bench:page -- /faqs` measures one page. Has no limits to pass, because times also depend on the machine. */
async function benchmarkPages(): Promise<void> {
  if (!existsSync("public/index.html")) throw new Error("The site isn't built. Build it with npm run build:host.")
  const pages = process.argv.length > 2 ? process.argv.slice(2) : PAGES
  const ours = await serveBuiltPages(true)
  const plain = await serveBuiltPages(false)
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: BROWSER_ARGS })
  try {
    const table: Record<string, Record<string, number | null>> = {}
    for (const path of pages) {
      for (const [name, { url }] of [["ours", ours] as const, ["without scripts", plain] as const]) {
        const click = path === paths.home ? null : await measureTimeToNextPage(browser, url, path)
        table[`${path} ${name}`] = { ...(await runLighthouse(url + path)), "first click, ms": click }
      }
    }
    console.table(table)
    for (const { name, target, opened } of TAPS)
      console.log(`${name}: ${await measureTapResponseTime(browser, `${ours.url}/`, target, opened)} ms`)
  } finally {
    await browser.close()
    await ours.stop()
    await plain.stop()
  }
}

void runMainAndPrintError(benchmarkPages)
