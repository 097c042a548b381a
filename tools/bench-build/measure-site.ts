import { appendFileSync, rmSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { join } from "node:path"
import { firstArticle } from "../growth/articles"
import { copySite } from "../growth/copy-site"
import { runCommand } from "../run-command"
import { peakMemory } from "./memory"
import { addPlaces } from "./places"
import { firstPlace, placeAddress } from "./place-files"
import { weighPages, type PageWeights } from "./page-weights"

/** One build of a site. */
export type BuildCost = {
  seconds: number
  /** The most memory that all its processes had together, in bytes; null where the machine does not tell. */
  memory: number | null
}

export type SiteCost = PageWeights & { cold: BuildCost; warm: BuildCost; machine: string }

/** Builds a copy of the site with `more` places from nothing, weighs it, changes one article and builds it again. */
export async function measureSite(more: number): Promise<SiteCost> {
  const machine = `${availableParallelism()} cores, load before the builds ${loadavg()[0]?.toFixed(1)}`
  const site = copySite()
  try {
    const article = firstArticle(site)
    const place = firstPlace(site)
    if (more > 0) addPlaces(site, more)
    const cold = await build(site)
    const weights = weighPages(join(site, "public"), {
      article: `blogs/${article.slug}.html`,
      place: `${placeAddress(site, place).slice(1)}.html`,
    })
    appendFileSync(join(site, article.file), "\nThis sentence was added.\n")
    return { ...weights, cold, warm: await build(site), machine }
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

async function build(site: string): Promise<BuildCost> {
  const start = performance.now()
  const { result: built, memory } = await peakMemory(() => runCommand("gatsby", ["build"], { cwd: site }))
  if (!built) throw new Error("The copy of the site could not be built.")
  return { seconds: (performance.now() - start) / 1000, memory }
}
