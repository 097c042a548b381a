import {
  JOB_QUESTIONS,
  PERSON_QUESTIONS,
  SALE_QUESTIONS,
  type JobAnswers,
  type PersonAnswers,
  type Question,
  type Questions,
} from "../../src/domain/job/questions"
import { FIRST_QUESTIONS } from "../../src/domain/lead/request-key"
import { isObject } from "../../src/domain/parse/wire"
import { isState, type State } from "../../src/domain/states"
import type { LeadEvent } from "../../src/leads/core/event"
import type { QuoteRequested } from "../../src/leads/core/events/quote-requested"

export type Json = { readonly [key: string]: unknown }

const getObject = (json: Json, key: string): Json => (isObject(json[key]) ? json[key] : {})

/** What a page adds to the answers. */
const OF_PAGE = [
  "partner",
  "partnerConsent",
  "attribution",
  "thankYouPageRoute",
  "formVersion",
  "ratesVersion",
  "form",
] satisfies Exclude<keyof QuoteRequested["request"], keyof JobAnswers | keyof PersonAnswers>[]

/** The type of what an event says of a question; nothing for text and phones, whose rules are written by hand. */
function getQuestionType(question: Question): Json {
  const mayBeNull =
    question.otherwise === null || (question.otherwise === undefined && question.askedWhen !== undefined)
  if ("options" in question) return { enum: mayBeNull ? [...question.options, null] : question.options }
  const allowNull = (type: string) => (mayBeNull || question.kind === "price" ? [type, "null"] : type)
  switch (question.kind) {
    case "price":
    case "money":
    case "percent":
      return { type: allowNull("integer") }
    case "contractDay":
    case "day":
      return { type: allowNull("string"), pattern: "^\\d{4}-\\d{2}-\\d{2}$" }
    case "tick":
      return { type: "boolean" }
    default:
      return {}
  }
}

/** Some questions as a schema's properties, each with what is `schema` there by hand, such as its description. */
const buildProperties = (questions: Questions, writtenProperties: Json): Json =>
  Object.fromEntries(
    Object.entries(questions).map(([key, question]) => [
      key,
      { ...getObject(writtenProperties, key), ...getQuestionType(question) },
    ]),
  )

const QUESTIONS = { ...JOB_QUESTIONS, ...SALE_QUESTIONS, ...PERSON_QUESTIONS }

/** What not every page adds. */
const OPTIONAL: readonly string[] = ["form", "partnerConsent"] satisfies (typeof OF_PAGE)[number][]

/** What every request has. A question that was added later isn't answered in what was kept before, and delivered since. */
const filterRequired = (keys: readonly string[]): string[] =>
  keys.filter(key => (FIRST_QUESTIONS.has(key) || !Object.hasOwn(QUESTIONS, key)) && !OPTIONAL.includes(key))

/** The schema of a request: the form's questions, and what a page adds. */
function buildRequestSchema(request: Json): Json {
  const writtenProperties = getObject(request, "properties")
  const sale = getObject(writtenProperties, "sale")
  const [group] = Array.isArray(sale.anyOf) ? sale.anyOf : []
  const properties: Json = {
    ...buildProperties(JOB_QUESTIONS, writtenProperties),
    sale: {
      ...sale,
      anyOf: [
        {
          type: "object",
          required: filterRequired(Object.keys(SALE_QUESTIONS)),
          properties: buildProperties(SALE_QUESTIONS, isObject(group) ? getObject(group, "properties") : {}),
        },
        { type: "null" },
      ],
    },
    ...buildProperties(PERSON_QUESTIONS, writtenProperties),
    ...Object.fromEntries(OF_PAGE.map(key => [key, writtenProperties[key]])),
  }
  return { ...request, required: filterRequired(Object.keys(properties)), properties }
}

/** `json` with what `change` makes of the object at `path`. */
export function changeAt(json: Json, [key, ...rest]: readonly string[], change: (inner: Json) => Json): Json {
  return key === undefined ? change(json) : { ...json, [key]: changeAt(getObject(json, key), rest, change) }
}

/** `schema` in which every property that is a state is one of `states`. */
export const withStates = (schema: Json, states: readonly State[]): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map(one => (isObject(one) ? withStates(one, states) : one))]
      if (!isObject(value)) return [key, value]
      return [key, key === "state" && "enum" in value ? { ...value, enum: states } : withStates(value, states)]
    }),
  )

/** The states that the schemas name, as the parts that all of them share have them: those in which the firm acts. */
export function listSchemaStates(parts: unknown): State[] {
  const quote = getObject(getObject(isObject(parts) ? parts : {}, "definitions"), "quote")
  const schemaStates = getObject(getObject(quote, "properties"), "state").enum
  return Array.isArray(schemaStates) ? schemaStates.filter(isState) : []
}

/** What's wrong where `parts` was written for other states than those of the firm: one sentence, or none. */
export function checkSchemaStates(parts: unknown, states: readonly State[]): string[] {
  const [schemaStates, ours] = [listSchemaStates(parts).join(", "), states.join(", ")]
  if (schemaStates === ours) return []
  return [
    `docs/webhook: the schemas name ${schemaStates}, and the firm acts in ${ours}; npx tsx tools/write-docs.ts writes them again`,
  ]
}

/**
 * The schema of an event as docs/webhook should have it: as the file has it, with an example that the code has made, and
 * with the questions of the table where it describes a request.
 *
 * @param states Those in which the firm acts.
 */
export function buildEventSchema(event: LeadEvent, savedSchema: Json, states: readonly State[]): Json {
  const schema =
    event.type === "quote.requested.v1"
      ? changeAt(savedSchema, ["properties", "data", "properties", "request"], buildRequestSchema)
      : savedSchema
  return { ...withStates(schema, states), examples: [event] }
}
