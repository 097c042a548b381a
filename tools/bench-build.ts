import { readFileSync, rmSync } from "node:fs"
import { findFirstArticle } from "./growth/articles"
import { buildChangedArticle, countRenderedPages } from "./growth/changed-article"
import { buildCopy, copySite } from "./growth/copy-site"
import { addPlaces } from "./growth/places"
import { runMain } from "./run-command"

const ADDED = 5_000

/** How many ticks Linux counts for a second. */
const TICKS = 100

/**
 * `npm run bench:build`: what building costs, from nothing and after one article changed, now and with thousands of places
 * more. It judges nothing, since a clock doesn't measure the site alone. Needs Linux.
 */
async function benchBuild(): Promise<void> {
  console.table({ "the site": await measureSite(0), [`with ${ADDED} places more`]: await measureSite(ADDED) })
}

/** Builds a copy of the site with `more` places, changes one article and builds it again as the host would, with its cache. */
async function measureSite(more: number) {
  const site = copySite()
  try {
    const article = findFirstArticle(site)
    if (more > 0) addPlaces(site, more)
    const first = await measureBuild(() => buildCopy(site))
    const second = await measureBuild(() => buildChangedArticle(site, article))
    return {
      "from nothing: CPU, s": first.cpu,
      "clock, s": first.clock,
      "after one article changed: CPU, s": second.cpu,
      "clock then, s": second.clock,
      "pages rendered then": countRenderedPages(second.result),
    }
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

/** Runs a build, and gives the seconds that it took by the clock and of processor time. */
async function measureBuild<T>(build: () => Promise<T>) {
  const [cpu, start] = [readChildrenCpu(), performance.now()]
  const result = await build()
  return {
    result,
    cpu: Math.round(readChildrenCpu() - cpu),
    clock: Math.round((performance.now() - start) / 1000),
  }
}

/** Seconds of processor time that the ended commands of this process took, with all that they ran. */
function readChildrenCpu(): number {
  // What follows the name in brackets, which may hold anything: these are fields 16 and 17 of the line.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

void runMain(benchBuild)
