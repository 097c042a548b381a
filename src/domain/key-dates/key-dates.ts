import { inForce } from "../dated"
import { addDays, addMonths, type IsoDate } from "../iso-date"
import { tableEnding } from "../states"
import { anchorsOf, type Anchors, type Fixed, type Warn } from "./anchors"
import { businessDaysAfter, dayKind, type BusinessDayRule } from "./business-day"
import { noCoolingOff } from "./cooling-off"
import type { KeyDate, KeyDates, KeyDatesInput, KeyDateWarning } from "./key-date-types"
import type { Holidays, KeyDateRow, KeyDateRules, KeyDateTables } from "./tables"

const counted = ({ days, months, businessDays }: KeyDateRow, from: IsoDate, contract: BusinessDayRule): IsoDate => {
  if (businessDays !== undefined) return businessDaysAfter(from, businessDays, contract).on
  return months === undefined ? addDays(from, days ?? 0) : addMonths(from, months)
}

/** The day of a line; `null` when what it is counted from has no date. */
function dayOfRow(row: KeyDateRow, anchors: Anchors, contractDate: IsoDate, contract: BusinessDayRule): Fixed | null {
  const from = anchors[row.from]
  if (!from) return null
  const on = counted(row, from.on, contract)
  if (on === from.on) return from
  const latest = row.notAfter && anchors[row.notAfter]?.on
  if (latest && latest < on) return { on: latest }
  return { on: on < contractDate ? contractDate : on }
}

/** The lines of one side, in the order of the table where days are equal. */
function datesOf(
  input: KeyDatesInput,
  { dates, checked }: KeyDateRules,
  anchors: Anchors,
  contract: BusinessDayRule,
): KeyDate[] {
  const lines = dates.flatMap(row => {
    const label = row.label[input.side]
    const day = label && dayOfRow(row, anchors, input.contractDate, contract)
    if (!day) return []
    const { key, clock, rule, note, source, sourceKind, provisional } = row
    const said = { ...(clock && { clock }), ...(note && { note }), ...(provisional && { provisional }) }
    return [{ key, label, ...day, ...said, rule, source: { ...source, checked }, sourceKind }]
  })
  return lines.sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
}

/** What is left to warn of once the dates are known. */
function warnOfAnswers(input: KeyDatesInput, dates: readonly KeyDate[], { periods }: Holidays, warn: Warn): void {
  const partDays = periods.flatMap(period => period.partDays.map(({ on }) => on))
  for (const { key, on } of dates) if (partDays.includes(on)) warn("part-day", { about: key, day: on })
  if (input.offThePlan && !input.settlement) warn("off-the-plan", { about: "settlement" })
  if (input.state === "VIC" && input.waived) warn("cannot-waive", { about: "cooling-off" })
  if (input.state === "QLD" && !input.place) warn("show-day")
}

/**
 * The key dates of a sale, from the first to the last, each with its rule and source.
 *
 * @throws NoFigureInForce when the contract date or a count leaves the tables.
 * @throws RangeError for a term that ends before the contract date.
 */
export function keyDates(input: KeyDatesInput, tables: KeyDateTables): KeyDates {
  const { state, contractDate } = input
  const { timeZone, periods } = tables[`key-dates-${tableEnding(state)}`]
  const holidays = tables[`public-holidays-${tableEnding(state)}`]
  const rules = inForce(periods, contractDate)
  const contract: BusinessDayRule = { state, under: "contract", place: input.place ?? null, holidays }
  dayKind(contractDate, contract)

  const warnings: KeyDateWarning[] = []
  const warn: Warn = (key, more = {}) => {
    const text = rules.warnings[key]
    if (!text) throw new RangeError(`no words for the warning ${key} of ${state}`)
    warnings.push({ key, text, ...more })
  }
  const dates = datesOf(input, rules, anchorsOf(input, rules, contract, warn), contract)
  warnOfAnswers(input, dates, holidays, warn)
  const none = noCoolingOff(input, { ...contract, under: "cooling-off" })
  return { timeZone, dates, noCoolingOff: none && (rules.noCoolingOff[none] ?? null), warnings }
}
