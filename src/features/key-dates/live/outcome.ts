import { NoFigureInForce } from "../../../domain/dated"
import { keyDates } from "../../../domain/key-dates/key-dates"
import type { KeyDates, KeyDatesInput } from "../../../domain/key-dates/key-date-types"
import { keyDateTables } from "../../../domain/key-dates/published"
import type { Answers } from "../answers"
import { readSale, type Problem } from "../read-sale"

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
