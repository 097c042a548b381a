import type { IsoDate } from "./iso-date"

/** Where a figure comes from, and when a person last compared it with that source. */
export type Source = {
  /** What the source calls itself, e.g. `Revenue NSW`. */
  name: string
  url: string
  /** The day someone compared the figure with the source. */
  checked: IsoDate
  /** True if the source is neither the law's own text nor the office in charge, but someone who repeats them. */
  isSecondary?: boolean
}

type TableSource = { source: Pick<Source, "name" | "url">; sourceKind: string; checked: IsoDate }

/** The source that a table names, marked as secondary if the table says so. */
export const toSource = ({ source, sourceKind, checked }: TableSource): Source => ({
  ...{ ...source, checked },
  ...(sourceKind === "third-party" && { isSecondary: true }),
})

/** One period of a table that the law or the firm changes from time to time. */
export type Period = {
  /** First day in force, inclusive. */
  from: IsoDate
  /** Last day in force, inclusive; `null` while no end is known. */
  until: IsoDate | null
}

/** A table of figures as a page lists it: `name` is the name of its file, `label` is for people. */
export type ListedTable = { name: string; label: string; periods: readonly (Period & { source: Source })[] }

/** Thrown for a day that no period of a table covers: figures of another period are never used instead. */
export class NoFigureInForce extends RangeError {
  constructor(on: IsoDate) {
    super(`no figure in force on ${on}`)
    this.name = "NoFigureInForce"
  }
}

export const findPeriod = <T extends Period>(periods: readonly T[], on: IsoDate): T | undefined =>
  periods.find(({ from, until }) => from <= on && (until === null || on <= until))

/** @throws NoFigureInForce when no period covers `on`. */
export function getPeriodInForce<T extends Period>(periods: readonly T[], on: IsoDate): T {
  const period = findPeriod(periods, on)
  if (!period) throw new NoFigureInForce(on)
  return period
}
