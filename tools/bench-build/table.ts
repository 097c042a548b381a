import type { Bytes, PageWeights } from "./page-weights"

/** One build of a site. */
export type BuildCost = {
  /** By the clock. */
  seconds: number
  /** Seconds of processor time of all its processes; null where the machine does not tell. */
  cpu: number | null
  /** The most memory that all its processes had together, in bytes; null where the machine does not tell. */
  memory: number | null
}

/** What building a site costs, and what its pages weigh. */
export type SiteCost = PageWeights & {
  cold: BuildCost
  warm: BuildCost
  /** Pages that the warm build rendered. */
  rendered: number
  machine: string
}

const SAME = "the same in both"
const UNKNOWN = "not known here"

type Row = {
  what: string
  textOf: (cost: SiteCost) => string
  /** What the two sites are compared by; null where it isn't known. */
  figureOf?: (cost: SiteCost) => number | null
  /** With two idle cores where it's by the clock. */
  budget?: string
}

const ROWS: readonly Row[] = [
  {
    what: "CPU of a build from nothing",
    textOf: ({ cold }) => time(cold.cpu),
    figureOf: ({ cold }) => cold.cpu,
    budget: "60 s more",
  },
  {
    what: "CPU of a build after one article changed",
    textOf: ({ warm }) => time(warm.cpu),
    figureOf: ({ warm }) => warm.cpu,
    budget: "15 s more",
  },
  {
    what: "build from nothing, by the clock",
    textOf: ({ cold }) => time(cold.seconds),
    figureOf: ({ cold }) => cold.seconds,
    budget: "120 s",
  },
  {
    what: "build after one article changed, by the clock",
    textOf: ({ warm }) => time(warm.seconds),
    figureOf: ({ warm }) => warm.seconds,
    budget: "30 s",
  },
  {
    what: "pages rendered after one article changed",
    textOf: ({ rendered }) => rendered.toLocaleString("en-AU"),
    figureOf: ({ rendered }) => rendered,
    budget: SAME,
  },
  {
    what: "memory of all processes, at most",
    textOf: cost => gigabytes(memoryOf(cost)),
    figureOf: cost => memoryOf(cost),
  },
  {
    what: "HTML of a place",
    textOf: ({ place }) => weight(place),
    figureOf: ({ place }) => place.brotli,
    budget: SAME,
  },
  {
    what: "HTML of an article",
    textOf: ({ article }) => weight(article),
    figureOf: ({ article }) => article.brotli,
    budget: SAME,
  },
  {
    what: "scripts, of all pages",
    textOf: ({ scripts }) => `${scripts.files} files, ${kilobytes(scripts.bytes)}`,
    figureOf: ({ scripts }) => scripts.bytes,
    budget: SAME,
  },
  {
    what: "files to deploy",
    textOf: ({ all }) => `${all.files.toLocaleString("en-AU")}, ${megabytes(all.bytes)}`,
    figureOf: ({ all }) => all.bytes,
  },
  { what: "machine", textOf: ({ machine }) => machine, budget: "2 cores" },
]

/**
 * What was measured beside its budget, as a table in Markdown, and what it was measured on. The ratio is that of the
 * grown site to the site: a faster machine has the same.
 */
export function budgetTable(now: SiteCost, grown: SiteCost, added: number): string {
  const rows = [
    ["", "the site", `with ${added.toLocaleString("en-AU")} places more`, "ratio", "budget"],
    ["-", "-", "-", "-", "-"],
    ...ROWS.map(({ what, textOf, figureOf = () => null, budget = "" }) => [
      what,
      textOf(now),
      textOf(grown),
      ratio(figureOf(grown), figureOf(now)),
      budget,
    ]),
  ]
  return rows.map(cells => `| ${cells.join(" | ")} |`).join("\n")
}

const ratio = (figure: number | null, to: number | null): string =>
  figure === null || to === null || to === 0 ? "" : (figure / to).toFixed(2)

const time = (seconds: number | null): string => (seconds === null ? UNKNOWN : `${seconds.toFixed(0)} s`)

const weight = ({ raw, brotli }: Bytes): string => `${kilobytes(raw)}, ${kilobytes(brotli)} as brotli`

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`

const gigabytes = (bytes: number | null): string => (bytes === null ? UNKNOWN : `${(bytes / 1e9).toFixed(1)} GB`)

/** The most of both builds. */
function memoryOf({ cold, warm }: SiteCost): number | null {
  const known = [cold, warm].flatMap(({ memory }) => memory ?? [])
  return known.length === 0 ? null : Math.max(...known)
}
