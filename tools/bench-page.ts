import { existsSync } from "node:fs"
import { type Browser, chromium } from "@playwright/test"
import { durationsTable, type Measured, MOST_P75, tooSlow } from "./bench-page/durations"
import { type Interaction, INTERACTIONS } from "./bench-page/interactions"
import { measure, prepareContext } from "./bench-page/measure"
import { measureSites } from "./bench-page/measure-sites"
import { type Measurement, MEASUREMENTS } from "./bench-page/measurements"
import { type BenchOptions, parseOptions, USAGE } from "./bench-page/options"
import { OURS, ourSites, WITHOUT_SCRIPTS } from "./bench-page/our-site"
import { readPeers } from "./bench-page/peers"
import { type ServedSite, serveSite } from "./bench-page/serve-site"
import { sideBySide, type SideBySideRow } from "./bench-page/side-by-side"
import { PHONE } from "./bench-page/throttled-page"
import { BROWSER_ARGS, browserPath } from "./browser"
import { serveCopy } from "./journeys/serve-copy"

const TAPS = 20

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** What's measured now, beside the table. */
const sayMeanwhile = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * `npm run bench:page`: what the pages that `npm run build:host` made cost a visitor, beside the same pages without
 * scripts and beside peers, and how long a phone four times slower than this machine takes to answer a tap, beside an empty page.
 * Fails where the 75th percentile of a tap is over 200 ms. What's beside other sites isn't judged.
 */
async function benchPage(): Promise<void> {
  const options = parseOptions(process.argv.slice(2))
  if (!options) return say(USAGE)
  const isAsked = (name: string): boolean => name.toLowerCase().includes(options.asked)
  const measurements = MEASUREMENTS.filter(({ names }) => names.some(isAsked))
  const interactions = INTERACTIONS.filter(({ name }) => isAsked(name))
  if (measurements.length + interactions.length === 0)
    throw new Error(`Nothing that's measured has "${options.asked}" in its name.`)

  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS })
  try {
    if (measurements.length > 0) await compareSites(browser, measurements, options)
    if (interactions.length > 0) await measureInteractions(browser, interactions)
  } finally {
    await browser.close()
  }
}

async function compareSites(
  browser: Browser,
  measurements: readonly Measurement[],
  { peers: folder, peerPage, runs }: BenchOptions,
): Promise<void> {
  const peers = folder === null ? [] : readPeers(folder, peerPage)
  const sites: ServedSite[] = []
  const rows: SideBySideRow[] = []
  try {
    for (const site of [...ourSites(), ...peers]) sites.push(await serveSite(site))
    for (const measurement of measurements) {
      sayMeanwhile(measurement.names.join("; "))
      rows.push(...(await measureSites(measurement, sites, runs, site => measureOrSay(browser, measurement, site))))
    }
  } finally {
    for (const site of sites) await site.stop()
  }
  const columns = { ours: OURS, limit: WITHOUT_SCRIPTS, peers: peers.map(({ name }) => name) }
  say(`${sideBySide(rows, columns)}\n`)
}

/** An hour's run doesn't end with one page that can't be measured: what was wrong is said, and its cell stays empty. */
async function measureOrSay(browser: Browser, { names, measure: run }: Measurement, site: ServedSite) {
  try {
    return await run(browser, site)
  } catch (error) {
    say(`${names[0]}, ${site.name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
    return null
  }
}

async function measureInteractions(browser: Browser, interactions: readonly Interaction[]): Promise<void> {
  const site = await serveCopy()
  const measured: Measured[] = []
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: site.url })
    await prepareContext(context)
    for (const interaction of interactions) {
      sayMeanwhile(interaction.name)
      measured.push({ name: interaction.name, durations: await measure(context, interaction, TAPS) })
    }
  } finally {
    await site.stop()
  }
  say(durationsTable(measured))
  for (const name of tooSlow(measured)) {
    say(`${name}: slower than ${MOST_P75} ms at the 75th percentile`)
    process.exitCode = 1
  }
}

benchPage().catch((error: Error) => {
  say(error.message)
  if (!existsSync("public/index.html")) say("The site isn't built. Build it with npm run build:host.")
  process.exitCode = 1
})
