import type { IsoDate } from "./iso-date"
import { READ_KINDS, type Read } from "./source-kind"

/** Where a figure comes from, and when a person last compared it with that source. */
export type Source = {
  /** What the source calls itself, e.g. `Revenue NSW`. */
  name: string
  url: string
  /** The day someone compared the figure with the source. */
  checked: IsoDate
  /** True if we read neither the law's own text nor the page of the office in charge. */
  isSecondary?: boolean
  /** Who sets the figure, as in "Set by ...". Absent from quotes of before 28 November 2026, as are the next two. */
  setBy?: string
  read?: Read
  /** The financial year of the copied list: `2026–27`. Absent for a list that isn't yearly. */
  year?: string
}

/** As a table has it. `readIn` is what we read in addition to the page, or instead of it. */
export type TableSource = {
  name: string
  url: string
  setBy?: string | undefined
  read: Read
  readIn?: string | undefined
}

/** The source that a table names, with who sets its figure and what we read. */
export function toSource({
  source,
  checked,
  ...days
}: { source: TableSource; checked: IsoDate } & Partial<Period>): Source {
  const { name, url, setBy, read } = source
  const year = read === "copy" ? getFinancialYear(days) : null
  return {
    ...{ name, url, checked },
    ...(READ_KINDS[read] === "third-party" && { isSecondary: true }),
    ...(setBy !== undefined && { setBy }),
    read,
    ...(year && { year }),
  }
}

function getFinancialYear({ from, until }: Partial<Period>): string | null {
  const next = Number(from?.slice(0, 4)) + 1
  return from?.endsWith("-07-01") && until === `${next}-06-30` ? `${next - 1}–${String(next).slice(2)}` : null
}

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
