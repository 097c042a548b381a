import type { FieldError } from "./parse-result"

export type Shape = { readonly [key: string]: true | Shape }

export type Answers = Record<string, unknown>

export const createFlatShape = (names: readonly string[]): Shape => Object.fromEntries(names.map(name => [name, true]))

export const isObject = (value: unknown): value is Answers =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The value below these keys, one inside the other; undefined if there's none. */
export const getValueAtPath = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inside, key) => (isObject(inside) ? inside[key] : undefined), value)

/** The one of `options` that `text` names, whatever its capitals, and spaces around it. */
export const findOption = <T extends string>(options: readonly T[], text: string): T | undefined =>
  options.find(option => option.toLowerCase() === text.trim().toLowerCase())

const getShapeOfKey = (shape: Shape, key: string): true | Shape | undefined =>
  Object.hasOwn(shape, key) ? shape[key] : undefined

/** `__proto__` and `constructor` are unknown keys too. */
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

const filterKnownAnswers = (answers: Answers, shape: Shape): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      const inside = getShapeOfKey(shape, key)
      const content = inside && inside !== true && isObject(value) ? filterKnownAnswers(value, inside) : value
      return inside && !isBlankAnswer(key, content) ? [[key, content]] : []
    }),
  )

/** How many unknown keys an answer names. No form of ours has as many, and a request could have thousands. */
const MOST_UNKNOWN_KEYS = 20

/**
 * The answers in a request, without blanks, and an error for each of the first 20 keys outside `shape`. `null` when the
 * request isn't an object.
 */
export const readRequestAnswers = (wire: unknown, shape: Shape): { answers: Answers; errors: FieldError[] } | null =>
  isObject(wire)
    ? {
        answers: filterKnownAnswers(wire, shape),
        errors: listUnknownKeyErrors(wire, shape).slice(0, MOST_UNKNOWN_KEYS),
      }
    : null
