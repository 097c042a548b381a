import { getPeriodInForce } from "../source-and-period"
import { addDays, type IsoDate } from "../iso-date"
import type { State } from "../states"
import { BY_STATE } from "./by-state"
import type { Holidays } from "./tables"

export type Doubt = "bank-holiday" | "local-holiday" | "provisional-holiday" | "year-end"

/** Which meaning of "business day" applies, and where. */
export type BusinessDayRule = {
  state: State
  /** `cooling-off`: the Act's meaning. `contract`: the standard contract's. */
  under: "cooling-off" | "contract"
  /** A place in the holiday table: the place for settlement in Queensland; metropolitan Melbourne or `null` in Victoria. */
  place: string | null
  holidays: Holidays
}

/** Whether a day is closed for business under one rule. With a doubt, `closed` is the better reading of the law and its opposite the other. */
type DayKind = { closed: boolean; doubt: Doubt | null }

const OPEN: DayKind = { closed: false, doubt: null }
const CLOSED: DayKind = { closed: true, doubt: null }

const isWeekend = (on: IsoDate): boolean => [0, 6].includes(new Date(`${on}T00:00:00Z`).getUTCDay())

const isYearEnd = (on: IsoDate): boolean => on.slice(5) >= "12-27" && on.slice(5) <= "12-31"

/** How a holiday of one place counts. It's doubtful in Victoria, whose law says "throughout Victoria" and whose councils may move Cup Day. */
function getLocalHolidayClosure(holidayPlace: string, { state, under, place }: BusinessDayRule): DayKind {
  const isHere = holidayPlace === place
  const isCertain = !BY_STATE[state].doubtsLocalHolidays && (!isHere || under === "contract")
  return { closed: isHere, doubt: isCertain ? null : "local-holiday" }
}

/**
 * Whether `on` is a business day. Part-day holidays from 6 pm on do not close a day whose business ends at 5 pm.
 *
 * - New South Wales, both rules: not a weekend, nor a public or bank holiday throughout the state (Conveyancing Act 1919
 *   s66P, checked 2026-11-21).
 * - Victoria, both rules: not a weekend, nor a public holiday throughout Victoria (Sale of Land Act 1962 s31, checked
 *   2026-11-21).
 * - Queensland contract: not a weekend, a public holiday in the place for settlement, nor 27 to 31 December (standard
 *   contract, as Queensland Law Society's Proctor quotes it, checked 2026-11-21). Cooling-off: 27 to 31 December count.
 *
 * @throws NoFigureInForce for a day outside the holiday table.
 */
export function getBusinessDayStatus(on: IsoDate, rule: BusinessDayRule): DayKind {
  const { days, bankDays, localDays } = getPeriodInForce(rule.holidays.periods, on)
  if (isWeekend(on)) return CLOSED
  const holiday = days.find(day => day.on === on)
  if (holiday) return { closed: true, doubt: holiday.provisional ? "provisional-holiday" : null }
  if (bankDays.some(day => day.on === on)) return { closed: true, doubt: "bank-holiday" }
  // In Queensland the contract excludes these days, the Act doesn't, and some sources disagree.
  if (BY_STATE[rule.state].leavesOutYearEnd && isYearEnd(on))
    return rule.under === "contract" ? CLOSED : { closed: false, doubt: "year-end" }
  const local = localDays.find(day => day.on === on)
  return local ? getLocalHolidayClosure(local.place, rule) : OPEN
}

/** The day on which a count ends. `otherwise` is where it ends if every doubtful day is read the other way; `null` if that's the same day. */
export type CountEnd = { on: IsoDate; otherwise: IsoDate | null; doubts: { doubt: Doubt; day: IsoDate }[] }

const findNthOpenDay = (from: IsoDate, count: number, isOpen: (on: IsoDate) => boolean): IsoDate => {
  let on = from
  for (let remaining = count; remaining > 0;) {
    on = addDays(on, 1)
    if (isOpen(on)) remaining--
  }
  return on
}

/**
 * The `count`th business day after `from`; `from` itself is not counted.
 *
 * @throws NoFigureInForce when the count leaves the holiday table.
 */
export function addBusinessDays(from: IsoDate, count: number, rule: BusinessDayRule): CountEnd {
  const doubts: CountEnd["doubts"] = []
  const on = findNthOpenDay(from, count, day => {
    const { closed, doubt } = getBusinessDayStatus(day, rule)
    if (doubt) doubts.push({ doubt, day })
    return !closed
  })
  if (doubts.length === 0) return { on, otherwise: null, doubts }
  const otherwise = findNthOpenDay(from, count, day => {
    const { closed, doubt } = getBusinessDayStatus(day, rule)
    return doubt ? closed : !closed
  })
  return { on, otherwise: otherwise === on ? null : otherwise, doubts }
}

/** `on` when it is a business day, otherwise the next one. @throws NoFigureInForce outside the holiday table. */
export const findBusinessDayOnOrAfter = (on: IsoDate, rule: BusinessDayRule): CountEnd =>
  addBusinessDays(addDays(on, -1), 1, rule)

/** The business day before `on`. @throws NoFigureInForce outside the holiday table. */
export const findBusinessDayBefore = (on: IsoDate, rule: BusinessDayRule): IsoDate => {
  let day = addDays(on, -1)
  while (getBusinessDayStatus(day, rule).closed) day = addDays(day, -1)
  return day
}
