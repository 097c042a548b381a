import { rmSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { join } from "node:path"
import { cpuTime } from "./bench-build/cpu-time"
import { peakMemory } from "./bench-build/memory"
import { weighPages } from "./bench-build/page-weights"
import { firstPlace, placeAddress } from "./bench-build/place-files"
import { addPlaces } from "./bench-build/places"
import { budgetTable, type BuildCost, type SiteCost } from "./bench-build/table"
import { firstArticle } from "./growth/articles"
import { buildChanged, renderedPages } from "./growth/changed-article"
import { buildCopy, copySite } from "./growth/copy-site"

const ADDED = 5_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run bench:build`: what building costs and what a page weighs, now and with thousands of places more. Judges nothing. */
async function benchBuild(): Promise<void> {
  const now = await measureSite(0)
  const grown = await measureSite(ADDED)
  say(`\n${budgetTable(now, grown, ADDED)}`)
}

/**
 * Builds a copy of the site with `more` places from nothing, weighs it, changes one article and builds it again as the host
 * would: a fresh copy, with the cache of the build before.
 */
async function measureSite(more: number): Promise<SiteCost> {
  const machine = `${availableParallelism()} cores, load before the builds ${loadavg()[0]?.toFixed(1)}`
  const site = copySite()
  try {
    const article = firstArticle(site)
    const place = firstPlace(site)
    if (more > 0) addPlaces(site, more)
    const { cost: cold } = await measured(() => buildCopy(site))
    const weights = weighPages(join(site, "public"), {
      article: `blogs/${article.slug}.html`,
      place: `${placeAddress(site, place).slice(1)}.html`,
    })
    const { cost: warm, result: output } = await measured(() => buildChanged(site, article))
    return { ...weights, cold, warm, rendered: renderedPages(output), machine }
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

/** Runs a build, and says what it cost. */
async function measured<T>(build: () => Promise<T>): Promise<{ result: T; cost: BuildCost }> {
  const start = performance.now()
  const { result, cpu } = await cpuTime(() => peakMemory(build))
  const seconds = (performance.now() - start) / 1000
  return { result: result.result, cost: { seconds, cpu, memory: result.memory } }
}

benchBuild().catch((error: Error) => {
  say(error.message)
  process.exitCode = 1
})
