import type { Period, TableSource } from "../source-and-period"
import { figures } from "../figures/published"
import { addDays, type IsoDate } from "../iso-date"
import { keyDateTables } from "../key-dates/published"
import { priceCapTables } from "../price-caps/published"
import { READ_KINDS, RECHECK_DAYS } from "../source-kind"

const NOTICE_DAYS = 60

const PROVISIONAL_RECHECK_DAYS = 90

export type Notice = {
  table: string
  /** `ended` is a failure: no figure is in force. The others are warnings. */
  kind: "ended" | "ends" | "recheck"
  /** The last day in force, inclusive; or the day by which to compare the figure with its source. */
  day: IsoDate
  message: string
}

type Claim = { source: Pick<TableSource, "read"> & Partial<TableSource>; provisional?: boolean | undefined }
type OwnClaim = { [K in keyof Claim]?: Claim[K] | undefined }
type Sourced = Period &
  Claim & {
    checked: IsoDate
    amounts?: Record<string, OwnClaim>
    days?: readonly OwnClaim[]
    localDays?: readonly OwnClaim[]
  }

export type DatedTable = { table: string; periods: readonly Sourced[] }

/** The earliest of the days for the period itself, its amounts and its holidays. */
function getFigureRecheckDay({ checked, amounts = {}, days = [], localDays = [], ...period }: Sourced): IsoDate {
  const limits = [period, ...Object.values(amounts), ...days, ...localDays].map(claim =>
    claim.provisional ? PROVISIONAL_RECHECK_DAYS : RECHECK_DAYS[READ_KINDS[(claim.source ?? period.source).read]],
  )
  return addDays(checked, Math.min(...limits))
}

/** A period ends after its last day, so `today` may be that day. */
function listFigureExpiryNotices(table: string, periods: readonly Period[], today: IsoDate): Notice[] {
  const day = periods.at(-1)?.until
  if (!day || day > addDays(today, NOTICE_DAYS)) return []
  return day < today
    ? [{ table, kind: "ended", day, message: `${table} ended on ${day} and nothing follows: add a period` }]
    : [{ table, kind: "ends", day, message: `${table} ends on ${day} and nothing follows yet: add a period` }]
}

/** The day by which to compare a table with its source: the earliest such day of its current and future periods. */
export const findFirstRecheckDay = ({ periods }: DatedTable, today: IsoDate): IsoDate | undefined =>
  periods
    .filter(({ until }) => until === null || until >= today)
    .map(getFigureRecheckDay)
    .sort()[0]

function listFigureRecheckNotices(table: string, periods: readonly Sourced[], today: IsoDate): Notice[] {
  const day = findFirstRecheckDay({ table, periods }, today)
  if (!day || day > addDays(today, NOTICE_DAYS)) return []
  return [{ table, kind: "recheck", day, message: `compare ${table} with its source by ${day}` }]
}

/** Figures that have ended without a successor, end or are due for comparing within 60 days. The most urgent first. */
export function checkFigureFreshness(tables: readonly DatedTable[], today: IsoDate): Notice[] {
  const notices = tables.flatMap(({ table, periods }) => [
    ...listFigureExpiryNotices(table, periods, today),
    ...listFigureRecheckNotices(table, periods, today),
  ])
  const order = ["ended", "ends", "recheck"]
  return notices.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.day < b.day ? -1 : 1))
}

/** What a person should still open in a browser: the pages of the figures, from today on, of which we only read a copy. */
export const listPagesToOpen = (tables: readonly DatedTable[], today: IsoDate): string[] => {
  const pages = tables.flatMap(({ table, periods }) =>
    periods
      .filter(({ until }) => until === null || until >= today)
      .flatMap(({ source, amounts = {} }) => [source, ...Object.values(amounts).flatMap(one => one.source ?? [])])
      .filter(({ read }) => read === "copy")
      .map(({ setBy, url }) => `${table}: set by ${setBy}; read in a copy: ${url}`),
  )
  return [...new Set(pages)].sort()
}

export const datedTables: readonly DatedTable[] = [figures, keyDateTables, priceCapTables].flatMap(tables =>
  Object.values(tables).filter(table => typeof table === "object" && "periods" in table),
)
