import { chromium } from "@playwright/test"
import { durationsTable, type Measured, MOST_P75, tooSlow } from "./bench-page/durations"
import { INTERACTIONS } from "./bench-page/interactions"
import { measure, prepareContext } from "./bench-page/measure"
import { BROWSER_ARGS, browserPath, VISITOR_USER_AGENT } from "./browser"
import { serveCopy } from "./journeys/serve-copy"

const TAPS = 20
const VIEWPORT = { width: 375, height: 812 }

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * `npm run bench:page`: how long a phone four times slower than this machine takes to answer a tap, on the site that
 * `npm run build:host` made, beside an empty page. `npm run bench:page -- menu` measures what has "menu" in its name.
 * Fails where the 75th percentile is over 200 ms.
 */
async function benchPage(): Promise<void> {
  const asked = process.argv[2]?.toLowerCase() ?? ""
  const site = await serveCopy()
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS })
  const measured: Measured[] = []
  try {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: VIEWPORT,
      userAgent: VISITOR_USER_AGENT,
      hasTouch: true,
      isMobile: true,
    })
    await prepareContext(context)
    for (const interaction of INTERACTIONS.filter(({ name }) => name.toLowerCase().includes(asked)))
      measured.push({ name: interaction.name, durations: await measure(context, interaction, TAPS) })
  } finally {
    await browser.close()
    await site.stop()
  }
  say(durationsTable(measured))
  for (const name of tooSlow(measured)) {
    say(`${name}: slower than ${MOST_P75} ms at the 75th percentile`)
    process.exitCode = 1
  }
}

benchPage().catch((error: Error) => {
  say(`${error.message}\nIs the site built? Build it with npm run build:host.`)
  process.exitCode = 1
})
