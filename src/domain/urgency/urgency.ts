import { type OfficeHours, getOfficeOpeningStatus, getLocalDate } from "../business-hours/business-hours"
import { getPeriodInForce } from "../source-and-period"
import type { KeyDateTables } from "../key-dates/tables"
import { calculateContractDatesForUrgency, type RunningDate } from "./running-dates"
import type { UrgencyRules, UrgencyTable } from "./schemas"
import { LEVELS, RULE_IDS, type Level, type RuleId, type Urgency, type UrgencyFacts } from "./urgency-types"
import { findNextKeyDate, RULES, type Match } from "./urgency-rules"
import { convertLocalTimeToInstant } from "../business-hours/get-instant"
import { addDays, type IsoDate } from "../iso-date"
import type { JobAnswers, SaleAnswers } from "../job/questions"
import type { KeyDate, Term } from "../key-dates/key-date-types"
import { actsIn } from "../states"

const HOUR = 60 * 60_000

/** A rule that makes something urgent now. `keyDate` is its date as the list of key dates has it; undefined for any other date. */
type Candidate = { id: RuleId; level: Exclude<Level, "none">; date: RunningDate | null; keyDate: KeyDate | undefined }

const findLevel = ({ levels }: UrgencyRules["rules"][RuleId], daysLeft: number): Candidate["level"] | undefined =>
  LEVELS.find((level): level is Candidate["level"] => {
    if (level === "none") return false
    const within = levels[level]
    return within === "always" || (within !== undefined && daysLeft <= within)
  })

/** The general rule comes last, since the others are more specific. */
const getRuleOrder = (id: RuleId): number => (id === "u00" ? RULE_IDS.length : RULE_IDS.indexOf(id))

/** The higher level first, then the date that is next to come, then the order of the rules. */
const compareUrgencyCandidates =
  (now: Date) =>
  (a: Candidate, b: Candidate): number =>
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
    getTimeOfNextDate(a, now) - getTimeOfNextDate(b, now) ||
    getRuleOrder(a.id) - getRuleOrder(b.id)

const FAR = Number.MAX_SAFE_INTEGER
const getTimeOfNextDate = ({ date }: Candidate, now: Date): number => (date && date.at > now ? date.at.getTime() : FAR)

function listMatchingUrgencyRules(facts: UrgencyFacts, now: Date, tables: Tables): Candidate[] {
  const rules = getUrgencyRules(tables.urgency, now)
  const running = calculateContractDatesForUrgency(facts, now, tables.keyDates, rules)
  const first = findNextKeyDate(facts, running)
  const isEndOfCoolingOff = first?.key === "cooling-off"
  const matches: [RuleId, Match | null][] = [
    [
      "u00",
      first && { date: first, left: running.businessDaysTo(first.on, isEndOfCoolingOff ? "cooling-off" : "contract") },
    ],
    ...Object.entries(RULES).map(([id, { side = facts.side, state = facts.state, when }]): [RuleId, Match | null] => [
      id as RuleId,
      side === facts.side && state === facts.state ? when(facts, running) : null,
    ]),
    ["stale", running.isStale ? { date: null, left: 0 } : null],
  ]
  return matches.flatMap(([id, match]) => {
    const level = match && findLevel(rules.rules[id], match.left)
    if (!level) return []
    const date = match.date ?? first
    return [{ id, level, date, keyDate: running.keyDates.find(({ key }) => key === date?.key) }]
  })
}

/** The rules on the day of `now` in UTC, which is never ahead of any of our states' time zones. @throws NoFigureInForce for a day outside the table. */
export const getUrgencyRules = (table: UrgencyTable, now: Date): UrgencyRules =>
  getPeriodInForce(table.periods, now.toISOString().slice(0, 10) as IsoDate)

export type Tables = { urgency: UrgencyTable; keyDates: KeyDateTables }

/**
 * How urgent a sale is at `now`, by the rules of `content/rates/urgency.json`. If there's a purchase and a sale, the more
 * urgent one counts. Days and times are those of the time zone of the property's state.
 *
 * @throws NoFigureInForce when the table of urgency doesn't cover the day.
 */
export function calculateSaleUrgency(sides: readonly UrgencyFacts[], now: Date, tables: Tables): Urgency {
  const winner = findMostUrgentRule(sides, now, tables)
  if (!winner) return { urgency: "none", urgencyReason: null, firstDate: null, hoursLeft: null }
  const { id, level, date } = winner
  return {
    urgency: level,
    urgencyReason: id,
    firstDate: date && { key: date.key, on: date.on, clock: date.clock },
    hoursLeft: date && Math.floor((date.at.getTime() - now.getTime()) / HOUR),
  }
}

/** The rule that makes a sale most urgent at `now`, if any. @throws NoFigureInForce as `calculateSaleUrgency` does. */
export const findMostUrgentRule = (sides: readonly UrgencyFacts[], now: Date, tables: Tables): Candidate | undefined =>
  sides.flatMap(facts => listMatchingUrgencyRules(facts, now, tables)).sort(compareUrgencyCandidates(now))[0]

/** The office that calls back: when it's open, and the days on which it stays closed, as `YYYY-MM-DD`. */
export type Office = { hours: OfficeHours; closedDays: readonly string[] }

const MINUTE = 60_000

type Opening = { from: Date; to: Date }

/** `null` when the office doesn't open within 30 days. */
function findCurrentOrNextOfficeOpening(now: Date, { hours, closedDays }: Office): Opening | null {
  const status = getOfficeOpeningStatus(now, hours, closedDays)
  if (!status) return null
  const on = addDays(getLocalDate(now, hours.timeZone), status.inDays)
  const opens = convertLocalTimeToInstant(on, hours.fromMinute, hours.timeZone)
  return { from: opens > now ? opens : now, to: convertLocalTimeToInstant(on, hours.toMinute, hours.timeZone) }
}

/** The office is open in its last minute too. */
const findNextOfficeOpening = ({ to }: Opening, office: Office): Opening | null =>
  findCurrentOrNextOfficeOpening(new Date(to.getTime() + MINUTE), office)

/**
 * The instant by which the firm calls or answers. `now`: `minutes.now` minutes from now, or as soon as the office opens.
 * `today`: `minutes.today` minutes of opening time from now. `soon`: by the end of the business day. `normal`: by the end of
 * the next one.
 *
 * @returns `null` for what isn't urgent at all, and when the office doesn't open within 30 days.
 */
export function calculateCallDeadline(
  level: Level,
  now: Date,
  office: Office,
  minutes: UrgencyRules["callWithinMinutes"],
): Date | null {
  if (level === "none") return null
  const opening = findCurrentOrNextOfficeOpening(now, office)
  if (!opening) return null
  const isOpen = opening.from <= now
  switch (level) {
    case "now":
      return isOpen ? new Date(now.getTime() + minutes.now * MINUTE) : opening.from
    case "today":
      return addMinutesWithinOfficeHours(opening, minutes.today, office)
    case "soon":
      return opening.to
    case "normal":
      return findNextOfficeOpening(opening, office)?.to ?? null
  }
}

/** If the opening is too short, the rest counts from the start of the next one. */
function addMinutesWithinOfficeHours(opening: Opening, minutes: number, office: Office): Date | null {
  const at = new Date(opening.from.getTime() + minutes * MINUTE)
  if (at <= opening.to) return at
  const minutesLeft = minutes - (opening.to.getTime() - opening.from.getTime()) / MINUTE
  const next = findNextOfficeOpening(opening, office)
  return next && addMinutesWithinOfficeHours(next, minutesLeft, office)
}

const toTerm = (on: IsoDate | null): Term | null => (on === null ? null : { on })

const getSaleFacts = (
  sale: Pick<SaleAnswers, "state" | "stage" | "contractDate" | "settlementDate" | "mortgageOnSale">,
) =>
  ({
    side: "selling",
    ...{ state: sale.state, stage: sale.stage, contractDate: sale.contractDate },
    ...{ settlement: toTerm(sale.settlementDate), mortgageOnSale: sale.mortgageOnSale },
  }) satisfies UrgencyFacts

/**
 * Two for a purchase and a sale, and none for a state in which the firm no longer acts, which has no tables. A buyer without a
 * loan has no finance condition; for others the form doesn't ask.
 */
export const getUrgencyFacts = (job: JobAnswers): UrgencyFacts[] =>
  getFactsOfBothSides(job).filter(({ state }) => actsIn(state))

function getFactsOfBothSides(job: JobAnswers): UrgencyFacts[] {
  if (job.side === "selling") return [getSaleFacts(job)]
  const purchaseFacts: UrgencyFacts = {
    side: "buying",
    ...{ state: job.state, stage: job.stage, contractDate: job.contractDate },
    settlement: toTerm(job.settlementDate),
    offThePlan: job.offThePlan === "yes",
    ...(job.loan === "no" && { finance: "none" }),
  }
  return job.sale ? [purchaseFacts, getSaleFacts(job.sale)] : [purchaseFacts]
}
