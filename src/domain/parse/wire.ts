import type { FieldError } from "./parse-result"

/** The keys that an object may have, and those of the objects inside it. */
export type Shape = { readonly [key: string]: true | Shape }

/** Answers by key, as they were sent. */
export type Answers = Record<string, unknown>

/** The shape of an object with these keys and no objects inside it. */
export const createFlatShape = (names: readonly string[]): Shape => Object.fromEntries(names.map(name => [name, true]))

/** True for an object of answers, but not for a list. */
export const isObject = (value: unknown): value is Answers =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const getShapeOfKey = (shape: Shape, key: string): true | Shape | undefined =>
  Object.hasOwn(shape, key) ? shape[key] : undefined

/** Errors for unknown keys, including `__proto__` and `constructor`. */
const listUnknownKeyErrors = (answers: Answers, shape: Shape, under = ""): FieldError[] =>
  Object.entries(answers).flatMap(([key, value]) => {
    const field = under + key
    const inside = getShapeOfKey(shape, key)
    if (!inside) return [{ field, code: "unknown-key", message: "The form doesn’t ask this" }]
    return inside !== true && isObject(value) ? listUnknownKeyErrors(value, inside, `${field}.`) : []
  })

/** `price: null` says that the price is not known; any other `null`, and blank text, counts as no answer. */
const isBlankAnswer = (key: string, value: unknown): boolean =>
  value === undefined ||
  (value === null && key !== "price") ||
  (typeof value === "string" && value.trim() === "") ||
  (isObject(value) && Object.keys(value).length === 0)

/** The answers that were actually given: known keys only, without blanks at any depth. */
const filterKnownAnswers = (answers: Answers, shape: Shape): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      const inside = getShapeOfKey(shape, key)
      const content = inside && inside !== true && isObject(value) ? filterKnownAnswers(value, inside) : value
      return inside && !isBlankAnswer(key, content) ? [[key, content]] : []
    }),
  )

/** The answers in a request, without blanks, and an error for each key outside `shape`. `null` when the request isn't an object. */
export const readRequestAnswers = (wire: unknown, shape: Shape): { answers: Answers; errors: FieldError[] } | null =>
  isObject(wire) ? { answers: filterKnownAnswers(wire, shape), errors: listUnknownKeyErrors(wire, shape) } : null
