import { readFileSync, rmSync } from "node:fs"
import { findFirstArticle } from "./growth/articles"
import { changeArticleAndRebuild, countRenderedPages } from "./growth/changed-article"
import { buildProjectCopy, copyProject } from "./growth/copy-site"
import { addGeneratedPlaces } from "./growth/places"
import { runMainAndPrintError } from "./run-command"

const ADDED = 5_000

/** Clock ticks per second on Linux. */
const TICKS = 100

/** Has no limits to pass, because times also depend on the machine. Needs Linux. */
async function benchmarkBuilds(): Promise<void> {
  console.table({
    "the site": await measureSiteBuildAndRebuild(0),
    [`with ${ADDED} places more`]: await measureSiteBuildAndRebuild(ADDED),
  })
}

async function measureSiteBuildAndRebuild(more: number) {
  const site = copyProject()
  try {
    const article = findFirstArticle(site)
    if (more > 0) addGeneratedPlaces(site, more)
    const first = await measureBuildTimes(() => buildProjectCopy(site))
    const second = await measureBuildTimes(() => changeArticleAndRebuild(site, article))
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

async function measureBuildTimes<T>(build: () => Promise<T>) {
  const [cpu, start] = [readChildProcessCpuSeconds(), performance.now()]
  const result = await build()
  return {
    result,
    cpu: Math.round(readChildProcessCpuSeconds() - cpu),
    clock: Math.round((performance.now() - start) / 1000),
  }
}

/** Seconds of processor time used by the finished child processes of this process, including their own children. */
function readChildProcessCpuSeconds(): number {
  // The process name in brackets may contain spaces, so it's removed first. What's left starts at field 3, so these are
  // fields 16 and 17.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

void runMainAndPrintError(benchmarkBuilds)
