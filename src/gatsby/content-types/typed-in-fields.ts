import { fieldName, type FieldProblem } from "../../domain/content/field-problems"
import type { Kind } from "../../domain/content/kinds"
import { typedFigures } from "../typed-figures"

/** Figures with their days and sources, and the firm's own file. */
const MAY_HOLD_FIGURES: readonly Kind[] = ["rates", "fees", "site"]

/** The fields that visitors read as words. */
const WORDS = "title description heading lead question answer summary terms point check meaning".split(" ")

/** Amounts and percentages in the words of an entry's fields, where no source can stand beside them. */
export const typedInFields = (kind: Kind, fields: unknown): FieldProblem[] =>
  MAY_HOLD_FIGURES.includes(kind) ? [] : problemsBelow(fields, [])

function problemsBelow(value: unknown, keys: readonly (string | number)[]): FieldProblem[] {
  if (typeof value === "string") return WORDS.includes(String(keys.at(-1))) ? problemsIn(value, fieldName(keys)) : []
  if (Array.isArray(value)) return value.flatMap((item, i) => problemsBelow(item, [...keys, i]))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => problemsBelow(below, [...keys, key]))
}

const problemsIn = (text: string, field: string): FieldProblem[] =>
  typedFigures(text).map(({ figure }) => ({
    field,
    message: `"${figure}": say it without the figure, or move it to the text of a page`,
  }))
