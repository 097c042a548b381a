/** A calendar day as `YYYY-MM-DD`. Days compare as strings. */
export type IsoDate = string & { readonly unit: "day" }

/** Where a figure comes from, and when a person last compared it with that source. */
export type Source = {
  /** What the source calls itself, e.g. `Revenue NSW`. */
  name: string
  url: string
  /** The day somebody compared the figure with the source. */
  checked: IsoDate
}

/** A table that the law or the firm changes from time to time: one period of it. */
export type Period = {
  /** First day in force, inclusive. */
  from: IsoDate
  /** Last day in force, inclusive; `null` while no end is known. */
  until: IsoDate | null
}

/** A day that no period of a table covers. Refused, never answered with a neighbour's figure. */
export class NoFigureInForce extends RangeError {
  constructor(on: IsoDate) {
    super(`no figure in force on ${on}`)
    this.name = "NoFigureInForce"
  }
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(text: string): text is IsoDate {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === text
}

/**
 * @returns `text` as a day.
 * @throws RangeError unless `text` is a real calendar day written `YYYY-MM-DD`.
 */
export function isoDate(text: string): IsoDate {
  if (!isDay(text)) throw new RangeError(`not a calendar day: ${text}`)
  return text
}

/**
 * The one period that covers `on`.
 *
 * @throws NoFigureInForce when none does.
 */
export function inForce<T extends Period>(periods: readonly T[], on: IsoDate): T {
  const period = periods.find(p => p.from <= on && (p.until === null || on <= p.until))
  if (!period) throw new NoFigureInForce(on)
  return period
}

/** `on` moved by whole days; negative goes back. */
export function addDays(on: IsoDate, days: number): IsoDate {
  const day = new Date(`${on}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10) as IsoDate
}
