import { NoFigureInForce } from "../../domain/source-and-period"
import { BY_STATE } from "../../domain/key-dates/by-state"
import { calculateKeyDates } from "../../domain/key-dates/key-dates"
import type { KeyDates, KeyDatesInput, Term, Unreadable } from "../../domain/key-dates/key-date-types"
import { keyDateTables } from "../../domain/key-dates/published"
import type { IsoDate } from "../../domain/iso-date"
import { parseCalendarDate } from "../../domain/parse/day"
import { err, ok, type FieldError, type ParseResult } from "../../domain/parse/parse-result"
import { actsIn, type State } from "../../domain/states"
import { FIELDS, type Answers, type Field } from "./answers"

/** What's wrong with an answer. A `required` problem shows only once the visitor asks for the dates. */
export type Problem = FieldError & { field: Field }

/** What was read from the form: the sale, once there's a state and a contract date, and the problems in the form's order. */
export type SaleReading = { sale: KeyDatesInput | null; problems: readonly Problem[] }

/** The most days a deadline can be after the contract date: ten years. */
const LONGEST_TERM = 3650

/** The optional fields: each one's key in a sale, its name in error messages, and the date it decides. */
const OPTIONAL = {
  finance: { part: "finance", label: "a finance date", decides: "finance" },
  inspection: { part: "buildingAndPest", label: "a building and pest date", decides: "building-and-pest" },
  settlement: { part: "settlement", label: "a settlement date", decides: "settlement" },
  countedFrom: { part: "coolingOffFrom", label: "the date cooling-off counts from", decides: "cooling-off" },
  auctionOn: { part: "auctionOn", label: "the auction date", decides: "cooling-off" },
} as const satisfies Partial<Record<Field, { part: keyof KeyDatesInput; label: string; decides: Unreadable }>>

type Optional = keyof typeof OPTIONAL

const isOptionalField = (field: Field): field is Optional => field in OPTIONAL

const EVERY_OPTIONAL = Object.keys(OPTIONAL) as Optional[]

/** Reads a date typed in one field: `2027-03-03`, `3/3/2027`, `3 March 2027`. */
function parseTypedDate(text: string, label: string): ParseResult<IsoDate> {
  const result = parseCalendarDate(text)
  return result.ok ? result : err(result.code, `Enter ${label}, like 3 March 2027`)
}

/** Reads a number of days after the contract date, or a date on or after it. */
function parseDateOrDayCount(text: string, label: string, contractDate: IsoDate | null): ParseResult<Term> {
  const [, days] = /^(\d{1,4})(?: ?days?)?$/i.exec(text) ?? []
  if (days !== undefined)
    return Number(days) <= LONGEST_TERM ? ok({ days: Number(days) }) : err("long", `Enter ${label} within ten years`)
  const on = parseTypedDate(text, label)
  if (!on.ok) return err("term", `Enter ${label}, like 3 March 2027, or a number of days, like 14`)
  if (contractDate && on.value < contractDate) return err("early", `Enter ${label} that isn’t before the contract date`)
  return ok({ on: on.value })
}

/** The area with public holidays of its own, if the visitor says that the property is there. */
const getPublicHolidayArea = (state: State, answers: Answers): string | null => {
  const { place } = BY_STATE[state]
  return place && answers[place.field] ? place.field : null
}

const TICK = [/^yes$/, "Tick this if it applies"] as const

/** The answers that are offered, and what to say to others: only an address can give those. */
const CHOICES: Partial<Record<Field, readonly [pattern: RegExp, message: string]>> = {
  side: [/^(buying|selling)$/, "Choose buying or selling"],
  method: [/^(private|auction)$/, "Choose how it was sold"],
  ...{ offThePlan: TICK, melbourne: TICK, brisbane: TICK, waived: TICK },
}

const listWrongChoices = (answers: Answers): Problem[] =>
  FIELDS.flatMap(field => {
    const [pattern, message = ""] = CHOICES[field] ?? []
    const text = answers[field]
    return !text || !pattern || pattern.test(text) ? [] : [{ field, code: "choice", message }]
  })

const CONTRACT_DATE = "Enter the contract date: day, month and year, like 24 11 2026"

/** Reads the contract date; `problem` says what's wrong with it or that it's missing. */
function parseContractDate({ day = "", month = "", year = "" }: Answers): {
  on: IsoDate | null
  problem: Problem | null
} {
  const result = parseCalendarDate({ day, month, year })
  if (result.ok) return { on: result.value, problem: null }
  const { code, message } = day && month && year ? result : { code: "required", message: CONTRACT_DATE }
  return { on: null, problem: { field: "day", code, message } }
}

/** Reads the form. An answer that can't be read becomes a problem and doesn't affect the others. */
export function readSaleFromAnswers(answers: Answers): SaleReading {
  const state = actsIn(answers.state) ? answers.state : null
  const contract = parseContractDate(answers)
  const problems: Problem[] = []
  const wrongChoices = listWrongChoices(answers)
  if (!state)
    problems.push({
      ...{ field: "state", message: "Choose the state the property is in" },
      code: answers.state ? "choice" : "required",
    })
  if (contract.problem) problems.push(contract.problem)
  problems.push(...wrongChoices)

  const readOptionalField = <T>(field: Optional, rule: (text: string, label: string) => ParseResult<T>): T | null => {
    const text = answers[field]
    if (!text) return null
    const reading = rule(text, OPTIONAL[field].label)
    if (reading.ok) return reading.value
    problems.push({ field, code: reading.code, message: reading.message })
    return null
  }
  const readTermField = (field: Optional) =>
    readOptionalField(field, (text, label) => parseDateOrDayCount(text, label, contract.on))
  const terms = {
    finance: readTermField("finance"),
    buildingAndPest: readTermField("inspection"),
    settlement: readTermField("settlement"),
    coolingOffFrom:
      state && BY_STATE[state].countsFrom === null ? null : readOptionalField("countedFrom", parseTypedDate),
    auctionOn: readOptionalField("auctionOn", parseTypedDate),
  }
  problems.sort((one, other) => FIELDS.indexOf(one.field) - FIELDS.indexOf(other.field))
  if (!state || !contract.on || wrongChoices.length > 0) return { sale: null, problems }
  const sale: KeyDatesInput = {
    state,
    side: answers.side === "selling" ? "selling" : "buying",
    contractDate: contract.on,
    method: answers.method === "auction" ? "auction" : "private",
    offThePlan: answers.offThePlan === "yes",
    place: getPublicHolidayArea(state, answers),
    ...terms,
    waived: BY_STATE[state].canWaive && answers.waived === "yes",
  }
  return { sale: omitSaleDatesWithProblems(sale, problems), problems }
}

/** `sale` without the dates that depend on the answers in `wrong`. */
function omitSaleDatesWithProblems(sale: KeyDatesInput, wrong: readonly { field: Field }[]): KeyDatesInput {
  const undecidedDays = wrong.flatMap(({ field }) => (isOptionalField(field) ? [OPTIONAL[field].decides] : []))
  const unreadable = [...new Set(undecidedDays)]
  const open = EVERY_OPTIONAL.filter(field => unreadable.includes(OPTIONAL[field].decides))
  return { ...sale, ...Object.fromEntries(open.map(field => [OPTIONAL[field].part, null])), unreadable }
}

/** The result of the form. A sale that the tables don't cover is a result too. */
export type Outcome =
  | { kind: "waiting" }
  | { kind: "not-covered"; why: string }
  | { kind: "dates"; sale: KeyDatesInput; keyDates: KeyDates }

export type FormReading = { outcome: Outcome; problems: readonly Problem[] }

/** Counts the dates by the published tables. */
function calculateKeyDatesOrReason(sale: KeyDatesInput): Exclude<Outcome, { kind: "waiting" }> {
  try {
    return { kind: "dates", sale, keyDates: calculateKeyDates(sale, keyDateTables) }
  } catch (error) {
    if (error instanceof NoFigureInForce) return { kind: "not-covered", why: error.message }
    throw error
  }
}

/** The answers with dates after the end of the tables. Each answer is checked by itself. */
function findDatesBeyondHolidayTables(sale: KeyDatesInput, wrong: readonly Problem[]): Problem[] {
  const isPastTables = (field: Optional) => {
    const others = EVERY_OPTIONAL.filter(other => OPTIONAL[other].decides !== OPTIONAL[field].decides)
    return (
      calculateKeyDatesOrReason(omitSaleDatesWithProblems(sale, [...wrong, ...others.map(other => ({ field: other }))]))
        .kind === "not-covered"
    )
  }
  return EVERY_OPTIONAL.filter(field => sale[OPTIONAL[field].part] && isPastTables(field)).map(field => ({
    field,
    code: "far",
    message: `Enter ${OPTIONAL[field].label} that our lists of public holidays cover`,
  }))
}

/** Reads the form and counts the dates. */
export function calculateKeyDatesFromAnswers(answers: Answers): FormReading {
  const { sale, problems } = readSaleFromAnswers(answers)
  if (!sale) return { outcome: { kind: "waiting" }, problems }
  const outcome = calculateKeyDatesOrReason(sale)
  if (outcome.kind === "dates") return { outcome, problems }
  const withFar = [...problems, ...findDatesBeyondHolidayTables(sale, problems)]
  const rest = calculateKeyDatesOrReason(omitSaleDatesWithProblems(sale, withFar))
  return rest.kind === "dates" ? { outcome: rest, problems: withFar } : { outcome, problems }
}

/** The problem that stops the date `because` from being counted. */
export const findProblemForDate = (because: Unreadable, problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ field }) => isOptionalField(field) && OPTIONAL[field].decides === because)
