import { inColumns } from "./columns"

/** Slower than this at the 75th percentile, an interaction isn't good, as search engines measure it (INP). In milliseconds. */
export const MOST_P75 = 200

/**
 * The value that `percent` of `values` don't exceed: the nearest rank.
 *
 * @throws RangeError when there are no values.
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
  if (value === undefined) throw new RangeError("no values")
  return value
}

/** The durations of one kind of interaction, in milliseconds. */
export type Measured = { name: string; durations: readonly number[] }

/** Whose 75th percentile is over the limit. */
export const tooSlow = (measured: readonly Measured[]): string[] =>
  measured.filter(({ durations }) => percentile(durations, 75) > MOST_P75).map(({ name }) => name)

/** A table of all, a line each. */
export function durationsTable(measured: readonly Measured[]): string {
  return inColumns([
    ["Interaction", "taps", "p50", "p75", "max"],
    ...measured.map(({ name, durations }) => [
      name,
      String(durations.length),
      ...[50, 75, 100].map(percent => `${percentile(durations, percent)} ms`),
    ]),
  ])
}
