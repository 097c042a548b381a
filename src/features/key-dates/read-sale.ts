import { NoFigureInForce } from "../../domain/dated"
import { BY_STATE } from "../../domain/key-dates/by-state"
import { keyDates } from "../../domain/key-dates/key-dates"
import type { KeyDates, KeyDatesInput, Term } from "../../domain/key-dates/key-date-types"
import { keyDateTables } from "../../domain/key-dates/published"
import type { IsoDate } from "../../domain/iso-date"
import { parseDay } from "../../domain/parse/day"
import { err, ok, type ParseResult } from "../../domain/parse/parse-result"
import { isState, type State } from "../../domain/states"
import type { Answers, Field } from "./answers"

export type Problem = { field: Field; message: string }

/** What the form says: too little as yet, something that cannot be read, or a sale. */
export type SaleReading =
  { kind: "waiting" } | { kind: "problems"; problems: Problem[] } | { kind: "sale"; sale: KeyDatesInput }

/** The longest term in days that is taken for a number of days: ten years. */
const LONGEST = 3650

/** A day in one line: `2027-03-03`, `3/3/2027`, `3 March 2027`. */
function typedDay(text: string): ParseResult<IsoDate> {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return parseDay(text)
  const [day = "", month = "", year = "", ...more] = text.split(/[\s/.,-]+/)
  return parseDay({ day, month, year: [year, ...more].join(" ").trim() })
}

/** A number of days after the contract date, or the day itself, which is not before it. */
function typedTerm(text: string, contractDate: IsoDate): ParseResult<Term> {
  if (/^\d{1,4}$/.test(text))
    return Number(text) <= LONGEST ? ok({ days: Number(text) }) : err("long", "Enter at most ten years in days")
  const on = typedDay(text)
  if (!on.ok) return err("term", "Enter a number of days, like 14, or a day, like 3 March 2027")
  return on.value < contractDate ? err("early", "Enter a day that is not before the contract") : ok({ on: on.value })
}

/** The place that has public holidays of its own, when the visitor says that the property is there. */
const placeOf = (state: State, answers: Answers): string | null => {
  const { place } = BY_STATE[state]
  return place && answers[place.field] ? place.field : null
}

/** Reads what's in the form. Nothing is said of a field that is still empty. */
export function readSale(answers: Answers): SaleReading {
  const { state, day, month, year } = answers
  if (!isState(state) || !day || !month || !year) return { kind: "waiting" }
  const contract = parseDay({ day, month, year })
  if (!contract.ok) return { kind: "problems", problems: [{ field: "day", message: contract.message }] }

  const problems: Problem[] = []
  const optional = <T>(field: Field, rule: (text: string) => ParseResult<T>): T | null => {
    const text = answers[field]
    if (!text) return null
    const reading = rule(text)
    if (reading.ok) return reading.value
    problems.push({ field, message: reading.message })
    return null
  }
  const term = (field: Field) => optional(field, text => typedTerm(text, contract.value))
  const sale: KeyDatesInput = {
    state,
    side: answers.side === "selling" ? "selling" : "buying",
    contractDate: contract.value,
    method: answers.method === "auction" ? "auction" : "private",
    offThePlan: answers.offThePlan === "yes",
    place: placeOf(state, answers),
    finance: term("finance"),
    buildingAndPest: term("inspection"),
    settlement: term("settlement"),
    coolingOffFrom: BY_STATE[state].countsFrom === null ? null : optional("countedFrom", typedDay),
    auctionOn: optional("auctionOn", typedDay),
    waived: BY_STATE[state].canWaive && answers.waived === "yes",
  }
  return problems.length > 0 ? { kind: "problems", problems } : { kind: "sale", sale }
}

/** What the form leads to. A day that the tables do not cover is an answer too. */
export type Outcome =
  | { kind: "waiting" }
  | { kind: "problems"; problems: Problem[] }
  | { kind: "not-covered"; why: string }
  | { kind: "dates"; sale: KeyDatesInput; counted: KeyDates }

/** Reads the form and counts the dates by the published tables. */
export function outcomeOf(answers: Answers): Outcome {
  const reading = readSale(answers)
  if (reading.kind !== "sale") return reading
  try {
    return { kind: "dates", sale: reading.sale, counted: keyDates(reading.sale, keyDateTables) }
  } catch (error) {
    if (error instanceof NoFigureInForce) return { kind: "not-covered", why: error.message }
    throw error
  }
}
