import { ATTRIBUTION_KEYS, TOUCH_KEYS, type FieldError } from "./quote-request-types"

/** The keys that an object may have, and those of the objects inside it. */
export type Shape = { readonly [key: string]: true | Shape }

/** Answers by key, as they were sent. */
export type Answers = Record<string, unknown>

export const keys = (names: readonly string[]): Shape => Object.fromEntries(names.map(name => [name, true]))

const DAY = keys(["day", "month", "year"])
const TOUCH = keys([...TOUCH_KEYS, "on"])
const PROPERTY: Shape = {
  ...keys(["state", "propertyType", "strata", "price", "stage"]),
  contractDate: DAY,
  settlementDate: DAY,
}

/** What only a buyer is asked. */
const BUYER_KEYS =
  "offThePlan firstHome liveIn newHome foreign foreignSharePercent pensioner constructionCost buyers entity loan".split(
    " ",
  )

const PERSON_KEYS = "name email contactBy phone bestTime postcode note marketing sendEmailQuote".split(" ")

/** What every form may carry besides its answers. `idempotencyKey` belongs to the request gate and is no part of what is asked. */
export const TRACE: Shape = {
  ...keys(["formVersion", "formStamp", "turnstileToken", "reference_code", "idempotencyKey"]),
  attribution: { ...keys(ATTRIBUTION_KEYS), firstTouch: TOUCH, lastTouch: TOUCH },
}

const PAGE_KEYS = "partner thankYouPageRoute ratesVersion".split(" ")

/** Every key that may be sent. */
const WIRE: Shape = {
  side: true,
  ...PROPERTY,
  ...keys([...BUYER_KEYS, "mortgageOnSale"]),
  sale: { ...PROPERTY, mortgageOnSale: true },
  ...keys([...PERSON_KEYS, ...PAGE_KEYS]),
  ...TRACE,
}

const isObject = (value: unknown): value is Answers =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const shapeOf = (shape: Shape, key: string): true | Shape | undefined =>
  Object.hasOwn(shape, key) ? shape[key] : undefined

/** Errors for keys that nobody asked for, `__proto__` and `constructor` among them. */
const unknownKeys = (sent: Answers, shape: Shape, under = ""): FieldError[] =>
  Object.entries(sent).flatMap(([key, value]) => {
    const field = under + key
    const inside = shapeOf(shape, key)
    if (!inside) return [{ field, code: "unknown-key", message: "This is not a question of the form" }]
    return inside !== true && isObject(value) ? unknownKeys(value, inside, `${field}.`) : []
  })

/** `price: null` says that the price is not known; any other `null`, and blank text, says nothing. */
const isBlank = (key: string, value: unknown): boolean =>
  value === undefined ||
  (value === null && key !== "price") ||
  (typeof value === "string" && value.trim() === "") ||
  (isObject(value) && Object.keys(value).length === 0)

/** What was really answered: known keys only, blanks left out at every depth. */
const answered = (sent: Answers, shape: Shape): Answers =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) => {
      const inside = shapeOf(shape, key)
      const kept = inside && inside !== true && isObject(value) ? answered(value, inside) : value
      return inside && !isBlank(key, kept) ? [[key, kept]] : []
    }),
  )

/**
 * What was sent, without blanks, and an error for each unknown key. `null` when it is no object at all.
 *
 * @param shape The keys of the form; those of the quote form when it is left out.
 */
export const readWire = (wire: unknown, shape: Shape = WIRE): { answers: Answers; errors: FieldError[] } | null =>
  isObject(wire) ? { answers: answered(wire, shape), errors: unknownKeys(wire, shape) } : null

const without = (answers: Answers, dropped: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !dropped.includes(key)))

const HAS_STRATA: readonly unknown[] = ["house", "townhouse", "unit"]

/** `property` without the answers to questions that the form does not ask about it. */
const askedOfProperty = (property: Answers): Answers =>
  without(property, [
    ...(HAS_STRATA.includes(property.propertyType) ? [] : ["strata"]),
    ...(property.stage === "signed" ? [] : ["contractDate", "settlementDate"]),
  ])

/** `answers` without those to questions that the form hides in this case: a hidden answer counts for nothing. */
export function asked(answers: Answers): Answers {
  const { side, state, propertyType, offThePlan, foreign, sale } = answers
  const built = propertyType !== "land"
  const kept = without(askedOfProperty(answers), [
    ...(side === "selling" ? BUYER_KEYS : ["mortgageOnSale"]),
    ...(built ? [] : ["offThePlan"]),
    ...(built && offThePlan === "yes" && state === "VIC" ? [] : ["constructionCost"]),
    ...(foreign === "some" ? [] : ["foreignSharePercent"]),
  ])
  return isObject(sale) ? { ...kept, sale: askedOfProperty(sale) } : kept
}
