import table from "../../../content/rates/urgency.json"
import type { OfficeHours } from "../business-hours/business-hours"
import { getOfficeState, listOfficeClosedDays } from "../business-hours/closed-days"
import { validateFigureTables } from "../figures/schema-parts"
import type { JobAnswers } from "../job/questions"
import { keyDateTables } from "../key-dates/published"
import { OUR_STATES, STATES, getTableEnding } from "../states"
import { urgencyTableSchema, type UrgencyTable } from "./schemas"
import { calculateCallDeadline, calculateSaleUrgency, getUrgencyFacts, getUrgencyRules, type Office } from "./urgency"
import type { Urgency } from "./urgency-types"

/** @throws RangeError as `validateFigureTables` does. */
export const parseUrgencyTable = (raw: unknown): UrgencyTable =>
  (validateFigureTables<UrgencyTable>(urgencyTableSchema, ["urgency"], [raw], STATES) as { urgency: UrgencyTable })
    .urgency

export const urgencyTable: UrgencyTable = parseUrgencyTable(table)

/** Closed on the public holidays of the state whose time zone it uses. */
function getOfficeWithClosedDays(hours: OfficeHours): Office {
  const state = getOfficeState(hours.timeZone, OUR_STATES)
  return {
    hours,
    closedDays: state ? listOfficeClosedDays(keyDateTables[`public-holidays-${getTableEnding(state)}`], state) : [],
  }
}

/**
 * How urgent a request is at `at`, and the instant by which the firm calls, within its office hours: ISO 8601 in UTC, `null` when
 * nothing is urgent or the office doesn't open. @throws NoFigureInForce as `calculateSaleUrgency` does.
 */
export function calculateRequestUrgency(
  job: JobAnswers,
  at: Date,
  hours: OfficeHours,
): Urgency & { callBy: string | null } {
  const urgency = calculateSaleUrgency(getUrgencyFacts(job), at, { urgency: urgencyTable, keyDates: keyDateTables })
  const { callWithinMinutes } = getUrgencyRules(urgencyTable, at)
  const callBy = calculateCallDeadline(urgency.urgency, at, getOfficeWithClosedDays(hours), callWithinMinutes)
  return { ...urgency, callBy: callBy?.toISOString() ?? null }
}
