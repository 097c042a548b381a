import { convertLocalTimeToInstant } from "../business-hours/get-instant"
import { getLocalDate } from "../business-hours/business-hours"
import { NoFigureInForce } from "../source-and-period"
import { addDays, type IsoDate } from "../iso-date"
import { findBusinessDayBefore, getBusinessDayStatus, type BusinessDayRule } from "../key-dates/business-day"
import type { KeyDate, KeyDates, KeyDatesInput } from "../key-dates/key-date-types"
import { calculateKeyDates } from "../key-dates/key-dates"
import type { KeyDateTables, TimeZone } from "../key-dates/tables"
import { STATE_FEATURES } from "../state-features"
import { getTableEnding } from "../states"
import type { UrgencyRules } from "./schemas"
import type { FirstDate, UrgencyFacts } from "./urgency-types"

/** A date and the instant at which it has passed. */
export type RunningDate = FirstDate & { at: Date }

/** The dates of one side of a sale at one instant, and functions that count the days to them. */
export type Running = {
  today: IsoDate
  now: Date
  /** The dates by their keys. If the law allows two readings, it's the earlier day while that's still to come. */
  dates: ReadonlyMap<string, RunningDate>
  /** The same dates as the list of key dates has them, with their labels. */
  keyDates: readonly KeyDate[]
  /** True when the tables don't cover the contract, so that dates are missing. */
  isStale: boolean
  /** Creates a date. Without `clock` it gets the time of day that the table of urgency gives. */
  createDate: (key: string, on: IsoDate, clock?: string) => RunningDate
  /** Business days after today up to and including `on`; 0 for today and before, infinite outside the tables. */
  businessDaysTo: (on: IsoDate, under?: BusinessDayRule["under"]) => number
  /** Business days after `on` up to and including today; 0 for today and later, infinite outside the tables. */
  businessDaysSince: (on: IsoDate) => number
  /** The last business day before today, as the Act counts; `null` outside the tables. */
  businessDayBefore: IsoDate | null
}

const parseMinuteOfDay = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(":").map(Number)
  return hour * 60 + minute
}

/** The result of `make`, or `otherwise` if the tables don't cover the day. */
export function calculateOrReturnDefault<T>(make: () => T, otherwise: T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof NoFigureInForce) return otherwise
    throw error
  }
}

const getKeyDatesInput = (facts: UrgencyFacts, contractDate: IsoDate): KeyDatesInput => {
  const { side, state, method = "private", offThePlan = false, settlement, finance, buildingAndPest } = facts
  const isBefore = settlement && "on" in settlement && settlement.on < contractDate
  return {
    ...{ side, state, contractDate, method, offThePlan },
    settlement: isBefore ? null : settlement,
    finance: finance === "none" ? null : finance,
    buildingAndPest: buildingAndPest === "none" ? null : buildingAndPest,
    ...{ place: facts.place, coolingOffFrom: facts.coolingOffFrom, waived: facts.waived, auctionOn: facts.auctionOn },
  }
}

/** The dates of a signed contract at `now`. There are none before it's signed. */
export function calculateContractDatesForUrgency(
  facts: UrgencyFacts,
  now: Date,
  tables: KeyDateTables,
  { clocks }: Pick<UrgencyRules, "clocks">,
): Running {
  const { state, contractDate } = facts
  const timeZone: TimeZone = STATE_FEATURES[state].capital.timeZone
  const today = getLocalDate(now, timeZone)
  const rule: BusinessDayRule = {
    ...{ state, under: "cooling-off", place: facts.place ?? null },
    holidays: tables[`public-holidays-${getTableEnding(state)}`],
  }
  const ownClocks: Readonly<Record<string, string>> = clocks
  const getClock = (key: string): string => ownClocks[`${key}-${getTableEnding(state)}`] ?? clocks.otherwise
  const createDate = (key: string, on: IsoDate, clock = getClock(key)): RunningDate => ({
    ...{ key, on, clock },
    at: convertLocalTimeToInstant(on, parseMinuteOfDay(clock), timeZone),
  })
  const signedOn = facts.stage === "signed" ? contractDate : null
  const keyDates =
    signedOn &&
    calculateOrReturnDefault<KeyDates | null>(() => calculateKeyDates(getKeyDatesInput(facts, signedOn), tables), null)
  return {
    today,
    now,
    isStale: signedOn !== null && keyDates === null,
    keyDates: keyDates?.dates ?? [],
    dates: keyDates ? pickSafeDates(keyDates, now, createDate) : new Map(),
    createDate,
    businessDaysTo: (on, under = "cooling-off") =>
      calculateOrReturnDefault(() => countBusinessDays(today, on, { ...rule, under }), Number.POSITIVE_INFINITY),
    businessDaysSince: on =>
      calculateOrReturnDefault(() => countBusinessDays(on, today, rule), Number.POSITIVE_INFINITY),
    businessDayBefore: calculateOrReturnDefault(() => findBusinessDayBefore(today, rule), null),
  }
}

/** The dates by their keys. If a date has two readings it's the earlier one, as long as that's still to come; for cooling-off it's always the earlier. */
const pickSafeDates = (
  { dates, warnings }: KeyDates,
  now: Date,
  createDate: Running["createDate"],
): ReadonlyMap<string, RunningDate> =>
  new Map(
    dates.map(({ key, on, clock }) => {
      const readings = [on, ...warnings.filter(({ about }) => about === key).flatMap(w => w.otherwise ?? [])]
      const [earlier = on, later = earlier] = readings.sort()
      const first = createDate(key, earlier, clock)
      return [key, key === "cooling-off" || first.at > now ? first : createDate(key, later, clock)]
    }),
  )

function countBusinessDays(today: IsoDate, on: IsoDate, rule: BusinessDayRule): number {
  let count = 0
  for (let day = addDays(today, 1); day <= on; day = addDays(day, 1))
    if (!getBusinessDayStatus(day, rule).closed) count++
  return count
}
