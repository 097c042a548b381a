import { getPeriodInForce, toSource } from "../source-and-period"
import { addDays, addMonths, type IsoDate } from "../iso-date"
import { getTableEnding } from "../states"
import {
  findBusinessDayBefore,
  type BusinessDayRule,
  addBusinessDays,
  type CountEnd,
  getBusinessDayStatus,
  findBusinessDayOnOrAfter,
} from "./business-day"
import { BY_STATE } from "./by-state"
import { getCoolingOffEnd, getNoCoolingOffReason } from "./cooling-off"
import type { KeyDate, KeyDates, KeyDatesInput, KeyDateWarning, Term, Unreadable } from "./key-date-types"
import type { Anchor, Holidays, KeyDateRow, KeyDateRules, KeyDateTables } from "./tables"

const addRowPeriod = (
  { days, months, businessDays }: KeyDateRow,
  from: IsoDate,
  contract: BusinessDayRule,
): IsoDate => {
  if (businessDays !== undefined) return addBusinessDays(from, businessDays, contract).on
  return months === undefined ? addDays(from, days ?? 0) : addMonths(from, months)
}

/** The day of a table row; `null` when the day that it's counted from isn't known. */
function calculateDayOfKeyDate(
  row: KeyDateRow,
  anchors: Anchors,
  contractDate: IsoDate,
  contract: BusinessDayRule,
): AnchorDay | null {
  const from = anchors[row.from]
  if (!from) return null
  const on = addRowPeriod(row, from.on, contract)
  if (on === from.on) return from
  const latest = row.notAfter && anchors[row.notAfter]?.on
  if (latest && latest < on) return { on: latest }
  return { on: on < contractDate ? contractDate : on }
}

/** The key dates of one side, sorted by day. Dates on the same day stay in the order of the table. */
function calculateBuyerOrSellerKeyDates(
  input: KeyDatesInput,
  { dates, checked }: KeyDateRules,
  anchors: Anchors,
  contract: BusinessDayRule,
): KeyDate[] {
  const lines = dates.flatMap(row => {
    const label = row.label[input.side]
    const day =
      label &&
      !findUnreadableAnswerForKeyDate(row, input) &&
      calculateDayOfKeyDate(row, anchors, input.contractDate, contract)
    if (!day) return []
    const { key, kind, clock, rule, note, source, provisional } = row
    const steps = input.side === "buying" && row.steps
    const details = {
      ...(clock && { clock }),
      ...(steps && { steps }),
      ...(note && { note }),
      ...(provisional && { provisional }),
    }
    return [{ key, kind, label, ...day, ...details, rule, source: toSource({ source, checked }) }]
  })
  return lines.sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
}

const CONDITIONS = ["finance", "building-and-pest"] as const

function findUnreadableAnswerForKeyDate(
  { from, notAfter }: KeyDateRow,
  { unreadable = [] }: KeyDatesInput,
): Unreadable | undefined {
  const neededAnchors: readonly (Anchor | undefined)[] = [from, notAfter, ...(from === "conditions" ? CONDITIONS : [])]
  return unreadable.find(answer => neededAnchors.includes(answer))
}

/** Without a cooling-off period, no date about it is missing. */
const listLeftOutDates = (input: KeyDatesInput, { dates }: KeyDateRules, hasCoolingOff: boolean): KeyDates["leftOut"] =>
  dates.flatMap(row => {
    const label = row.label[input.side]
    const because = findUnreadableAnswerForKeyDate(row, input)
    return label && because && (hasCoolingOff || because !== "cooling-off") ? [{ label, because }] : []
  })

function addKeyDateWarnings(input: KeyDatesInput, dates: readonly KeyDate[], { periods }: Holidays, warn: Warn): void {
  const partDays = periods.flatMap(period => period.partDays.map(({ on }) => on))
  for (const { key, on } of dates) if (partDays.includes(on)) warn("part-day", { about: key, day: on })
  if (input.offThePlan && !input.settlement && !input.unreadable?.includes("settlement"))
    warn("off-the-plan", { about: "settlement" })
  const { canWaive, hasShowDays } = BY_STATE[input.state]
  if (!canWaive && input.waived) warn("cannot-waive", { about: "cooling-off" })
  if (hasShowDays && !input.place) warn("show-day")
}

/**
 * The key dates of a sale, from the first to the last, each with its rule and source.
 *
 * @throws NoFigureInForce when the contract date or a count is outside the tables.
 * @throws RangeError for a term that ends before the contract date, and for a state in which the firm doesn't act.
 */
export function calculateKeyDates(input: KeyDatesInput, tables: KeyDateTables): KeyDates {
  const { state, contractDate } = input
  if (!(`key-dates-${getTableEnding(state)}` in tables)) throw new RangeError(`no key dates of ${state}`)
  const { timeZone, periods } = tables[`key-dates-${getTableEnding(state)}`]
  const holidays = tables[`public-holidays-${getTableEnding(state)}`]
  const rules = getPeriodInForce(periods, contractDate)
  const contract: BusinessDayRule = { state, under: "contract", place: input.place ?? null, holidays }
  getBusinessDayStatus(contractDate, contract)

  const warnings: KeyDateWarning[] = []
  const warn: Warn = (key, more = {}) => {
    const text = rules.warnings[key]
    if (!text) throw new RangeError(`no words for the warning ${key} of ${state}`)
    warnings.push({ key, text, ...more })
  }
  const dates = calculateBuyerOrSellerKeyDates(
    input,
    rules,
    calculateKeyDateStartDays(input, rules, contract, warn),
    contract,
  )
  addKeyDateWarnings(input, dates, holidays, warn)
  const none = getNoCoolingOffReason(input, { ...contract, under: "cooling-off" })
  return {
    timeZone,
    dates,
    noCoolingOff: none && (rules.noCoolingOff[none] ?? null),
    warnings,
    leftOut: listLeftOutDates(input, rules, none === null),
  }
}

/** A day that key dates are counted from. `movedFrom` is the original day if that wasn't a business day. */
type AnchorDay = { on: IsoDate; movedFrom?: IsoDate }

type Anchors = Partial<Record<Anchor, AnchorDay>>

type Warn = (key: string, more?: Omit<KeyDateWarning, "key" | "text">) => void

const getTermDay = (term: Term, contractDate: IsoDate): IsoDate => {
  const on = "on" in term ? term.on : addDays(contractDate, term.days)
  if (on < contractDate) throw new RangeError(`${on} is before the contract date ${contractDate}`)
  return on
}

function addDoubtfulBusinessDayWarnings(about: Anchor, { doubts, otherwise }: CountEnd, warn: Warn): void {
  for (const [i, { doubt, day }] of doubts.entries())
    if (doubts.findIndex(other => other.doubt === doubt) === i)
      warn(doubt, { about, day, ...(otherwise && { otherwise }) })
}

/** `on`, or the next business day under the contract, with a warning that names the last safe day. */
function moveToBusinessDay(about: Anchor, on: IsoDate, rule: BusinessDayRule, warn: Warn): AnchorDay {
  const next = findBusinessDayOnOrAfter(on, rule)
  addDoubtfulBusinessDayWarnings(about, next, warn)
  if (next.on === on) return { on }
  warn("moved", { about, day: on, otherwise: findBusinessDayBefore(on, rule) })
  return { on: next.on, movedFrom: on }
}

/**
 * The days that key dates are counted from. A term that ends on a day that isn't a business day moves to the next one.
 *
 * @throws RangeError for a term that ends before the contract date.
 */
function calculateKeyDateStartDays(
  input: KeyDatesInput,
  rules: KeyDateRules,
  contract: BusinessDayRule,
  warn: Warn,
): Anchors {
  const { contractDate, offThePlan, unreadable = [] } = input
  const getTermEnd = (about: Anchor, term: Term | null | undefined): AnchorDay | undefined =>
    term ? moveToBusinessDay(about, getTermDay(term, contractDate), contract, warn) : undefined
  const statute: BusinessDayRule = { ...contract, under: "cooling-off" }
  const hasNoCoolingOff = unreadable.includes("cooling-off") || getNoCoolingOffReason(input, statute) !== null
  const coolingOffEnd = hasNoCoolingOff ? null : getCoolingOffEnd(input, rules.coolingOff, statute)
  if (coolingOffEnd) addDoubtfulBusinessDayWarnings("cooling-off", coolingOffEnd, warn)

  const finance = getTermEnd("finance", input.finance)
  const inspection = getTermEnd("building-and-pest", input.buildingAndPest)
  const last = [finance, inspection]
    .flatMap(fixed => fixed?.on ?? [])
    .sort()
    .at(-1)
  const usualTerm = offThePlan || unreadable.includes("settlement") ? null : { days: rules.settlementDays }
  const settlement = getTermEnd("settlement", input.settlement ?? usualTerm)
  return {
    contract: { on: contractDate },
    ...(coolingOffEnd && { "cooling-off": { on: coolingOffEnd.on } }),
    ...(finance && { finance }),
    ...(inspection && { "building-and-pest": inspection }),
    ...(last && { conditions: { on: last } }),
    ...(settlement && { settlement }),
  }
}
