import { NoFigureInForce } from "../../domain/source-and-period"
import { BY_STATE } from "../../domain/key-dates/by-state"
import { calculateKeyDates } from "../../domain/key-dates/key-dates"
import type { KeyDates, KeyDatesInput, Term, Unreadable } from "../../domain/key-dates/key-date-types"
import { keyDateTables } from "../../domain/key-dates/published"
import type { IsoDate } from "../../domain/iso-date"
import { parseDay, parseWrittenDay } from "../../domain/parse/day"
import { err, ok, type FieldError, type ParseResult } from "../../domain/parse/parse-result"
import { actsIn, type State } from "../../domain/states"
import type { Answers, Field } from "./answers"

/** What is wrong with an answer. One that's merely `required` is told only when the visitor asks for the dates. */
export type Problem = FieldError & { field: Field }

/** What the form says: a sale as soon as there is a state and a contract date, and what is wrong, in the form's order. */
export type SaleReading = { sale: KeyDatesInput | null; problems: readonly Problem[] }

/** The longest term in days that is taken for a number of days: ten years. */
const LONGEST = 3650

/** The fields that may be left empty: where a sale has them, how their mistakes name them, and the day each decides. */
const OPTIONAL = {
  finance: { part: "finance", named: "a finance date", decides: "finance" },
  inspection: { part: "buildingAndPest", named: "a building and pest date", decides: "building-and-pest" },
  settlement: { part: "settlement", named: "a settlement date", decides: "settlement" },
  countedFrom: { part: "coolingOffFrom", named: "the date cooling-off counts from", decides: "cooling-off" },
  auctionOn: { part: "auctionOn", named: "the auction date", decides: "cooling-off" },
} as const satisfies Partial<Record<Field, { part: keyof KeyDatesInput; named: string; decides: Unreadable }>>

type Optional = keyof typeof OPTIONAL

const isOptional = (field: Field): field is Optional => field in OPTIONAL

const EVERY_OPTIONAL = Object.keys(OPTIONAL) as Optional[]

/** A day in one line: `2027-03-03`, `3/3/2027`, `3 March 2027`. */
function parseTypedDay(text: string, named: string): ParseResult<IsoDate> {
  const read = parseWrittenDay(text)
  return read.ok ? read : err(read.code, `Enter ${named}, like 3 March 2027`)
}

/** A number of days after the contract date, or the day itself, which is not before it. */
function parseTypedTerm(text: string, named: string, contractDate: IsoDate | null): ParseResult<Term> {
  const [, days] = /^(\d{1,4})(?: ?days?)?$/i.exec(text) ?? []
  if (days !== undefined)
    return Number(days) <= LONGEST ? ok({ days: Number(days) }) : err("long", `Enter ${named} within ten years`)
  const on = parseTypedDay(text, named)
  if (!on.ok) return err("term", `Enter ${named}, like 3 March 2027, or a number of days, like 14`)
  if (contractDate && on.value < contractDate) return err("early", `Enter ${named} that isn’t before the contract date`)
  return ok({ on: on.value })
}

/** The place that has public holidays of its own, when the visitor says that the property is there. */
const placeOf = (state: State, answers: Answers): string | null => {
  const { place } = BY_STATE[state]
  return place && answers[place.field] ? place.field : null
}

const CONTRACT_DATE = "Enter the contract date: day, month and year, like 24 11 2026"

/** The contract date; `problem` says what is wrong with it, or that it isn't there yet. */
function parseContractDate({ day = "", month = "", year = "" }: Answers): {
  on: IsoDate | null
  problem: Problem | null
} {
  const read = parseDay({ day, month, year })
  if (read.ok) return { on: read.value, problem: null }
  const { code, message } = day && month && year ? read : { code: "required", message: CONTRACT_DATE }
  return { on: null, problem: { field: "day", code, message } }
}

/** Reads what's in the form. An answer that can't be read says so, and gets in the way of no other. */
export function readSale(answers: Answers): SaleReading {
  const state = actsIn(answers.state) ? answers.state : null
  const contract = parseContractDate(answers)
  const problems: Problem[] = []
  if (!state) problems.push({ field: "state", code: "required", message: "Choose the state the property is in" })
  if (contract.problem) problems.push(contract.problem)

  const optional = <T>(field: Optional, rule: (text: string, named: string) => ParseResult<T>): T | null => {
    const text = answers[field]
    if (!text) return null
    const reading = rule(text, OPTIONAL[field].named)
    if (reading.ok) return reading.value
    problems.push({ field, code: reading.code, message: reading.message })
    return null
  }
  const term = (field: Optional) => optional(field, (text, named) => parseTypedTerm(text, named, contract.on))
  const given = {
    finance: term("finance"),
    buildingAndPest: term("inspection"),
    settlement: term("settlement"),
    coolingOffFrom: state && BY_STATE[state].countsFrom === null ? null : optional("countedFrom", parseTypedDay),
    auctionOn: optional("auctionOn", parseTypedDay),
  }
  if (!state || !contract.on) return { sale: null, problems }
  const sale: KeyDatesInput = {
    state,
    side: answers.side === "selling" ? "selling" : "buying",
    contractDate: contract.on,
    method: answers.method === "auction" ? "auction" : "private",
    offThePlan: answers.offThePlan === "yes",
    place: placeOf(state, answers),
    ...given,
    waived: BY_STATE[state].canWaive && answers.waived === "yes",
  }
  return { sale: omitDays(sale, problems), problems }
}

/** `sale` without the days that the answers of `wrong` decide. */
function omitDays(sale: KeyDatesInput, wrong: readonly { field: Field }[]): KeyDatesInput {
  const decided = wrong.flatMap(({ field }) => (isOptional(field) ? [OPTIONAL[field].decides] : []))
  const unreadable = [...new Set(decided)]
  const open = EVERY_OPTIONAL.filter(field => unreadable.includes(OPTIONAL[field].decides))
  return { ...sale, ...Object.fromEntries(open.map(field => [OPTIONAL[field].part, null])), unreadable }
}

/** What the form leads to. A day that the tables do not cover is an answer too. */
export type Outcome =
  { kind: "waiting" } | { kind: "not-covered"; why: string } | { kind: "dates"; sale: KeyDatesInput; counted: KeyDates }

export type Counted = { outcome: Outcome; problems: readonly Problem[] }

/** Counts by the published tables. */
function countDates(sale: KeyDatesInput): Exclude<Outcome, { kind: "waiting" }> {
  try {
    return { kind: "dates", sale, counted: calculateKeyDates(sale, keyDateTables) }
  } catch (error) {
    if (error instanceof NoFigureInForce) return { kind: "not-covered", why: error.message }
    throw error
  }
}

/** The answers that lead past the end of the tables, each looked at by itself. */
function findAnswersPastTables(sale: KeyDatesInput, wrong: readonly Problem[]): Problem[] {
  const isFar = (field: Optional) => {
    const others = EVERY_OPTIONAL.filter(other => OPTIONAL[other].decides !== OPTIONAL[field].decides)
    return countDates(omitDays(sale, [...wrong, ...others.map(other => ({ field: other }))])).kind === "not-covered"
  }
  return EVERY_OPTIONAL.filter(field => sale[OPTIONAL[field].part] && isFar(field)).map(field => ({
    field,
    code: "far",
    message: `Enter ${OPTIONAL[field].named} that our lists of public holidays cover`,
  }))
}

/** Reads the form and counts the dates. */
export function readForm(answers: Answers): Counted {
  const { sale, problems } = readSale(answers)
  if (!sale) return { outcome: { kind: "waiting" }, problems }
  const outcome = countDates(sale)
  if (outcome.kind === "dates") return { outcome, problems }
  const withFar = [...problems, ...findAnswersPastTables(sale, problems)]
  const rest = countDates(omitDays(sale, withFar))
  return rest.kind === "dates" ? { outcome: rest, problems: withFar } : { outcome, problems }
}

/** The one of `problems` that leaves a day undecided. */
export const problemBehind = (because: Unreadable, problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ field }) => isOptional(field) && OPTIONAL[field].decides === because)
