import table from "../../../content/rates/urgency.json"
import { getLocalDate, type OfficeHours } from "../business-hours/business-hours"
import { getOfficeState, listOfficeClosedDays } from "../business-hours/closed-days"
import { validateFigureTables } from "../figures/schema-parts"
import type { IsoDate } from "../iso-date"
import type { JobAnswers, PersonAnswers } from "../job/questions"
import { keyDateTables } from "../key-dates/published"
import { OUR_STATES, STATES, getTableEnding } from "../states"
import { calculateOrReturnDefault } from "./running-dates"
import { urgencyTableSchema, type UrgencyTable } from "./schemas"
import { calculateCallDeadline, calculateSaleUrgency, getUrgencyFacts, getUrgencyRules, type Office } from "./urgency"
import type { RequestUrgency, RuleId } from "./urgency-types"
import { describeUrgency, formatCallBy, type UrgencyAdvice } from "./urgency-words"

/** @throws RangeError as `validateFigureTables` does. */
export const parseUrgencyTable = (raw: unknown): UrgencyTable =>
  (validateFigureTables<UrgencyTable>(urgencyTableSchema, ["urgency"], [raw], STATES) as { urgency: UrgencyTable })
    .urgency

const urgencyTable: UrgencyTable = parseUrgencyTable(table)

/** Closed on the public holidays of the state whose time zone it uses. */
function getOfficeWithClosedDays(hours: OfficeHours): Office {
  const state = getOfficeState(hours.timeZone, OUR_STATES)
  return {
    hours,
    closedDays: state ? listOfficeClosedDays(keyDateTables[`public-holidays-${getTableEnding(state)}`], state) : [],
  }
}

export const URGENCY_TABLES = { urgency: urgencyTable, keyDates: keyDateTables }

/** What the visitor is told is urgent about a job at `at`; `null` when nothing is, or the table doesn't cover the day. */
export function describeJobUrgency(job: JobAnswers, at: Date): UrgencyAdvice | null {
  const urgency = calculateOrReturnDefault(() => describeUrgency(getUrgencyFacts(job), at, URGENCY_TABLES), null)
  return urgency && urgency.advice.level !== "normal" ? urgency.advice : null
}

/** The end of the business day after the one that `at` is on, or that comes next; `null` if the office doesn't open. */
export const calculateNextBusinessDayEnd = (at: Date, hours: OfficeHours): Date | null =>
  calculateCallDeadline("normal", at, getOfficeWithClosedDays(hours), { now: 0, today: 0 })

/** What the firm does about what's urgent, by the rules at `at`; empty if no rules cover that day. */
export const describeUrgencyRule = (id: RuleId, at: Date): string =>
  calculateOrReturnDefault(() => getUrgencyRules(urgencyTable, at).rules[id].act, "")

/** What a visitor is told about what happens next. No personal data. */
export type NextStepFacts = {
  /** Whether they've signed: `null` if they've signed only one of two contracts. */
  isSigned: boolean | null
  contactBy: PersonAnswers["contactBy"]
  /** The day by which the firm replies, in its office's time zone; `null` when the office doesn't open or can't tell. */
  replyBy: IsoDate | null
}

/** @param at When the visitor sent the request, or accepted the quote. */
export function getNextStepFacts(
  job: JobAnswers & Pick<PersonAnswers, "contactBy">,
  at: Date,
  hours: OfficeHours,
): NextStepFacts {
  const stages = new Set([job, job.sale ?? job].map(({ stage }) => stage === "signed"))
  const replyBy = calculateReplyTime(job, at, hours)
  return {
    isSigned: stages.size === 1 ? stages.has(true) : null,
    contactBy: job.contactBy,
    replyBy: replyBy && getLocalDate(replyBy, hours.timeZone),
  }
}

/** The time by which the firm replies: what isn't urgent at all is answered as what's normal. */
const calculateReplyTime = (job: JobAnswers, at: Date, hours: OfficeHours): Date | null =>
  calculateOrReturnDefault(() => {
    const { urgency } = calculateSaleUrgency(getUrgencyFacts(job), at, URGENCY_TABLES)
    const { callWithinMinutes } = getUrgencyRules(urgencyTable, at)
    const level = urgency === "none" ? "normal" : urgency
    return calculateCallDeadline(level, at, getOfficeWithClosedDays(hours), callWithinMinutes)
  }, null)

/**
 * How urgent a request is at `at`, and the instant by which the firm calls, within its office hours: ISO 8601 in UTC, `null` when
 * nothing is urgent or the office doesn't open. `urgencyText` says it in words for the firm. @throws NoFigureInForce as `calculateSaleUrgency` does.
 */
export function calculateRequestUrgency(job: JobAnswers, at: Date, hours: OfficeHours): RequestUrgency {
  const facts = getUrgencyFacts(job)
  const urgency = calculateSaleUrgency(facts, at, URGENCY_TABLES)
  const { callWithinMinutes } = getUrgencyRules(urgencyTable, at)
  const callBy = calculateCallDeadline(urgency.urgency, at, getOfficeWithClosedDays(hours), callWithinMinutes)
  const words = describeUrgency(facts, at, URGENCY_TABLES)
  const by = callBy ? ` ${formatCallBy(callBy, urgency.urgency, hours.timeZone)}` : ""
  return { ...urgency, callBy: callBy?.toISOString() ?? null, ...(words && { urgencyText: words.toFirm + by }) }
}
