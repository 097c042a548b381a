import type { Bytes, PageWeights } from "./page-weights"

/** One build of a site. */
export type BuildCost = {
  seconds: number
  /** The most memory that all its processes had together, in bytes; null where the machine does not tell. */
  memory: number | null
}

/** What building a site costs, and what its pages weigh. */
export type SiteCost = PageWeights & { cold: BuildCost; warm: BuildCost; machine: string }

/** Seconds on two cores: for the site, and at most so many more with thousands of places. */
const BUDGETS = { cold: { site: 120, more: 60 }, warm: { site: 30, more: 10 } }

const SAME = "the same in both"

/** What was measured beside its budget, as a table in Markdown, and what it was measured on. */
export function budgetTable(now: SiteCost, grown: SiteCost, added: number): string {
  const row = (what: string, costOf: (cost: SiteCost) => string, budget: string): string[] => [
    what,
    costOf(now),
    costOf(grown),
    budget,
  ]
  const rows = [
    ["", "the site", `with ${added.toLocaleString("en-AU")} places more`, "budget"],
    ["-", "-", "-", "-"],
    row("build from nothing", ({ cold }) => time(cold), budget("cold")),
    row("build after one article changed", ({ warm }) => time(warm), budget("warm")),
    row("memory of all processes, at most", ({ cold, warm }) => memory(cold, warm), ""),
    row("HTML of a place", ({ place }) => weight(place), SAME),
    row("HTML of an article", ({ article }) => weight(article), SAME),
    row("scripts, of all pages", ({ scripts }) => `${scripts.files} files, ${kilobytes(scripts.bytes)}`, SAME),
    row("files to deploy", ({ all }) => `${all.files.toLocaleString("en-AU")}, ${megabytes(all.bytes)}`, ""),
    row("machine", ({ machine }) => machine, "2 cores"),
  ]
  return rows.map(cells => `| ${cells.join(" | ")} |`).join("\n")
}

const time = ({ seconds }: BuildCost): string => `${seconds.toFixed(0)} s`

const budget = (build: keyof typeof BUDGETS): string => `${BUDGETS[build].site} s; ${BUDGETS[build].more} s more`

const weight = ({ raw, brotli }: Bytes): string => `${kilobytes(raw)}, ${kilobytes(brotli)} as brotli`

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`

function memory(...builds: readonly BuildCost[]): string {
  const known = builds.flatMap(one => one.memory ?? [])
  return known.length === 0 ? "not known here" : `${(Math.max(...known) / 1e9).toFixed(1)} GB`
}
