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

const getChild = (json: Json, key: string): Json => (isObject(json[key]) ? json[key] : {})

const OF_PAGE = [
  "partner",
  "partnerConsent",
  "attribution",
  "thankYouPageRoute",
  "formVersion",
  "ratesVersion",
  "form",
] satisfies Exclude<keyof QuoteRequested["request"], keyof JobAnswers | keyof PersonAnswers>[]

/** Returns the JSON schema type of an answer in an event; nothing for text and phones, whose rules are written by hand. */
function getJsonSchemaForQuestion(question: Question): Json {
  const mayBeNull =
    question.otherwise === null || (question.otherwise === undefined && question.askedWhen !== undefined)
  if ("options" in question) return { enum: mayBeNull ? [...question.options, null] : question.options }
  const addNullType = (type: string) => (mayBeNull || question.kind === "price" ? [type, "null"] : type)
  switch (question.kind) {
    case "price":
    case "money":
    case "percent":
      return { type: addNullType("integer") }
    case "contractDay":
    case "day":
      return { type: addNullType("string"), pattern: "^\\d{4}-\\d{2}-\\d{2}$" }
    case "tick":
      return { type: "boolean" }
    default:
      return {}
  }
}

/** Each keeps what was written by hand, such as its description. */
const buildQuestionProperties = (questions: Questions, writtenProperties: Json): Json =>
  Object.fromEntries(
    Object.entries(questions).map(([key, question]) => [
      key,
      { ...getChild(writtenProperties, key), ...getJsonSchemaForQuestion(question) },
    ]),
  )

const QUESTIONS = { ...JOB_QUESTIONS, ...SALE_QUESTIONS, ...PERSON_QUESTIONS }

const OPTIONAL: readonly string[] = ["form", "partnerConsent"] satisfies (typeof OF_PAGE)[number][]

/** Returns the required keys. Questions added later aren't, since requests stored before are delivered without them. */
const filterRequiredKeys = (keys: readonly string[]): string[] =>
  keys.filter(key => (FIRST_QUESTIONS.has(key) || !Object.hasOwn(QUESTIONS, key)) && !OPTIONAL.includes(key))

function buildQuoteRequestJsonSchema(request: Json): Json {
  const writtenProperties = getChild(request, "properties")
  const sale = getChild(writtenProperties, "sale")
  const [group] = Array.isArray(sale.anyOf) ? sale.anyOf : []
  const properties: Json = {
    ...buildQuestionProperties(JOB_QUESTIONS, writtenProperties),
    sale: {
      ...sale,
      anyOf: [
        {
          type: "object",
          required: filterRequiredKeys(Object.keys(SALE_QUESTIONS)),
          properties: buildQuestionProperties(SALE_QUESTIONS, isObject(group) ? getChild(group, "properties") : {}),
        },
        { type: "null" },
      ],
    },
    ...buildQuestionProperties(PERSON_QUESTIONS, writtenProperties),
    ...Object.fromEntries(OF_PAGE.map(key => [key, writtenProperties[key]])),
  }
  return { ...request, required: filterRequiredKeys(Object.keys(properties)), properties }
}

export function changeJsonAtPath(json: Json, [key, ...rest]: readonly string[], change: (inner: Json) => Json): Json {
  return key === undefined ? change(json) : { ...json, [key]: changeJsonAtPath(getChild(json, key), rest, change) }
}

/** Returns `schema` with `states` as the choices of every property named `state`. */
export const setStatesInJsonSchema = (schema: Json, states: readonly State[]): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (Array.isArray(value))
        return [key, value.map(one => (isObject(one) ? setStatesInJsonSchema(one, states) : one))]
      if (!isObject(value)) return [key, value]
      return [
        key,
        key === "state" && "enum" in value ? { ...value, enum: states } : setStatesInJsonSchema(value, states),
      ]
    }),
  )

/** Lists the states in the schemas, which are in the parts that they share. They should be those in which the firm acts. */
export function listStatesInWebhookSchema(parts: unknown): State[] {
  const quote = getChild(getChild(isObject(parts) ? parts : {}, "definitions"), "quote")
  const schemaStates = getChild(getChild(quote, "properties"), "state").enum
  return Array.isArray(schemaStates) ? schemaStates.filter(isState) : []
}

export function checkStatesInWebhookSchema(parts: unknown, states: readonly State[]): string[] {
  const [schemaStates, ours] = [listStatesInWebhookSchema(parts).join(", "), states.join(", ")]
  if (schemaStates === ours) return []
  return [
    `docs/webhook: the schemas name ${schemaStates}, and the firm acts in ${ours}; npx tsx tools/write-docs.ts writes them again`,
  ]
}

/** The saved schema with an example made by the code and, for requests, the form's questions. */
export function buildWebhookEventSchema(event: LeadEvent, savedSchema: Json, states: readonly State[]): Json {
  const schema =
    event.type === "quote.requested.v1"
      ? changeJsonAtPath(savedSchema, ["properties", "data", "properties", "request"], buildQuoteRequestJsonSchema)
      : savedSchema
  return { ...setStatesInJsonSchema(schema, states), examples: [event] }
}
