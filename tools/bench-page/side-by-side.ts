import { inMarkdown } from "./columns"
import { percentile } from "./durations"

const FORMATS = {
  kB: (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`,
  ms: (milliseconds: number) => `${milliseconds.toFixed(0)} ms`,
  scripts: (count: number) => String(count),
}

/** How a figure is written. What's written in kB is given in bytes. */
export type Unit = keyof typeof FORMATS

/** What was measured of several sites: every run's figure, by the name of the site. A site it isn't measured of has none. */
export type SideBySideRow = {
  name: string
  unit: Unit
  figures: ReadonlyMap<string, readonly number[]>
  standIn?: StandIn
}

/** Another row, by its name, with whose best peer ours is compared where no peer has figures, and what to call it then. */
export type StandIn = { row: string; called: string }

/** Whose column is whose. */
export type Columns = { ours: string; limit: string; peers: readonly string[] }

const NONE = "–"

/** The median of the runs; null where nothing was measured. */
const medianOf = ({ figures }: SideBySideRow, site: string): number | null => {
  const values = figures.get(site) ?? []
  return values.length === 0 ? null : percentile(values, 50)
}

/** The first as a multiple of the second. There's none of nothing. */
const ratio = (figure: number | null, to: number | null): string =>
  figure === null || to === null || to === 0 ? NONE : (figure / to).toFixed(2)

/**
 * A table of medians in Markdown: ours, beside the limit and the peers, and what ours are as multiples of the limit's and of the
 * smallest of the peers'. Where that's of another row, the ratio says which and whose. Without peers it hasn't their
 * columns.
 */
export function sideBySide(rows: readonly SideBySideRow[], { ours, limit, peers }: Columns): string {
  const bestIn = (row: SideBySideRow | undefined): { peer: string; median: number } | undefined =>
    peers
      .flatMap(peer => {
        const median = row ? medianOf(row, peer) : null
        return median === null ? [] : [{ peer, median }]
      })
      .sort((one, other) => one.median - other.median)[0]
  const ratioToBest = (row: SideBySideRow): string => {
    const mine = medianOf(row, ours)
    const own = bestIn(row)
    if (own || !row.standIn || mine === null) return ratio(mine, own?.median ?? null)
    const { row: name, called } = row.standIn
    const other = bestIn(rows.find(one => one.name === name))
    return other ? `${ratio(mine, other.median)} (${called} of ${other.peer})` : NONE
  }
  const cellsOf = (row: SideBySideRow): string[] => {
    const write = (site: string): string => {
      const median = medianOf(row, site)
      return median === null ? NONE : FORMATS[row.unit](median)
    }
    const mine = medianOf(row, ours)
    const ofPeers = peers.length === 0 ? [] : [...peers.map(write), ratioToBest(row)]
    return [row.name, write(ours), write(limit), ratio(mine, medianOf(row, limit)), ...ofPeers]
  }
  const heads = ["Medians", ours, limit, "ratio", ...(peers.length === 0 ? [] : [...peers, "ratio to the best"])]
  return inMarkdown([heads, ...rows.map(cellsOf)])
}
