import { type DatedTable, findFirstRecheckDay } from "../../src/domain/freshness/freshness"
import { isCalendarDay, parseIsoDate, type IsoDate } from "../../src/domain/iso-date"
import { getPublishingDays } from "../../src/gatsby/publishing/publishing"
import { getFieldName } from "../../src/gatsby/content-types/read-entry"
import type { Problem, ReadableFile } from "../../src/gatsby/read-content"

type Entry = { day: IsoDate; what: string }

/** What starts, ends or is due from `today` on. Overdue checks come first, drafts, which have no day, last. */
export function listContentCalendarLines(
  files: readonly ReadableFile[],
  tables: readonly DatedTable[],
  today: IsoDate,
): string[] {
  const entries = [
    ...files.flatMap(file => listContentFileDates(file, today)),
    ...tables.flatMap(table => listFigureTableDates(table, today)),
  ]
  const drafts = files.filter(({ entry }) => getPublishingDays(entry.fields).draft && entry.within === null)
  return [
    ...entries
      .sort((a, b) => a.day.localeCompare(b.day) || a.what.localeCompare(b.what))
      .map(({ day, what }) => `${day}  ${what}`),
    ...drafts.map(({ file }) => `${"no day".padEnd(today.length)}  content/${file} is a draft`),
  ]
}

function listContentFileDates({ file, entry }: ReadableFile, today: IsoDate): Entry[] {
  const { fields } = entry
  const from = parseDateOrNull(fields["publishFrom"] ?? fields["from"])
  const until = parseDateOrNull(fields["until"])
  const due = parseDateOrNull(fields["checkAgain"])
  return [
    ...(from && from >= today ? [{ day: from, what: `content/${file} starts` }] : []),
    ...(until && until >= today ? [{ day: until, what: `content/${file} ends after this day` }] : []),
    ...(due ? [{ day: due, what: `content/${file} is due for checking (${getFieldName(entry, "checkAgain")})` }] : []),
  ]
}

const parseDateOrNull = (value: unknown): IsoDate | null =>
  typeof value === "string" && isCalendarDay(value) ? parseIsoDate(value) : null

function listFigureTableDates(table: DatedTable, today: IsoDate): Entry[] {
  const due = findFirstRecheckDay(table, today)
  return [
    ...table.periods.flatMap(({ from, until }) => [
      ...(from >= today ? [{ day: from, what: `${table.table}: a period starts` }] : []),
      ...(until && until >= today ? [{ day: until, what: `${table.table}: a period ends after this day` }] : []),
    ]),
    ...(due ? [{ day: due, what: `${table.table}: due for comparing with its source` }] : []),
  ]
}

/** Finds pages whose facts should have been compared with their sources before `today`. */
export const findOverdueFactChecks = (files: readonly ReadableFile[], today: IsoDate): Problem[] =>
  files.flatMap(({ file, entry }) => {
    const due = parseDateOrNull(entry.fields["checkAgain"])
    if (due === null || due >= today) return []
    const message = `${due} is past; compare the page with its sources, then set checked and checkAgain`
    return [{ file, where: getFieldName(entry, "checkAgain"), message }]
  })
