import { readFileSync, rmSync } from "node:fs"
import { findFirstArticle } from "./growth/articles"
import { buildChangedArticle, countRenderedPages } from "./growth/changed-article"
import { buildCopy, copySite } from "./growth/copy-site"
import { addPlaces } from "./growth/places"
import { runMain } from "./run-command"

const ADDED = 5_000

/** The number of clock ticks per second on Linux. */
const TICKS = 100

/**
 * `npm run bench:build`: measures a build from nothing and a build after one changed article, for the site as it is and
 * with thousands more suburb pages. It has no limits to pass, because times also depend on the machine. Needs Linux.
 */
async function benchBuild(): Promise<void> {
  console.table({ "the site": await measureSite(0), [`with ${ADDED} places more`]: await measureSite(ADDED) })
}

/**
 * Builds a copy of the site with `more` suburb pages, then changes one article and builds it again with the cache, as
 * the host would.
 */
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

/** Runs a build, and returns its result with the seconds it took by the clock and in processor time. */
async function measureBuild<T>(build: () => Promise<T>) {
  const [cpu, start] = [readChildrenCpu(), performance.now()]
  const result = await build()
  return {
    result,
    cpu: Math.round(readChildrenCpu() - cpu),
    clock: Math.round((performance.now() - start) / 1000),
  }
}

/** Seconds of processor time used by the finished child processes of this process, including their own children. */
function readChildrenCpu(): number {
  // The process name in brackets may contain spaces, so it's removed first. What's left starts at field 3, so these are
  // fields 16 and 17.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

void runMain(benchBuild)
