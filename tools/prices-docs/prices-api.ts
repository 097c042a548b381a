import { JOB_QUESTIONS, SALE_QUESTIONS, type Question, type Questions } from "../../src/domain/job/questions"
import { paths } from "../../src/domain/paths"
import type { State } from "../../src/domain/states"
import type { Json } from "../webhook-docs/event-schema"

/** How an answer that's typed may be sent. */
const TYPED: Readonly<Record<string, Json>> = {
  price: {
    type: ["string", "null"],
    description: "Dollars, GST included, such as 850000 or 850k; null when it isn't known yet",
  },
  money: { type: "string", description: "Dollars, such as 300000 or 300k" },
  percent: { type: ["string", "integer"], description: "A whole percent from 1 to 99" },
  contractDay: { type: "string", description: "The day of the contract, such as 2026-11-20" },
  day: { type: "string", description: "A day, such as 2027-01-15" },
  postcode: { type: "string", description: "Four digits" },
}

const buildAnswer = (question: Question): Json =>
  "options" in question ? { type: "string", enum: question.options } : (TYPED[question.kind] ?? {})

const isRequired = ({ otherwise, askedWhen }: Question): boolean => otherwise === undefined && askedWhen === undefined

/** Some questions as an object of answers that takes no others. */
const answersTo = (questions: Questions, more: Json = {}): Json => ({
  type: "object",
  required: Object.keys(questions).filter(key => questions[key] && isRequired(questions[key])),
  properties: {
    ...Object.fromEntries(Object.entries(questions).map(([key, question]) => [key, buildAnswer(question)])),
    ...more,
  },
  additionalProperties: false,
})

const ofWebhook = (part: string): Json => ({ $ref: `webhook/parts.schema.json#/definitions/${part}` })

const json = (description: string, schema: Json): Json => ({ description, content: { "application/json": { schema } } })

const ERRORS: Json = {
  type: "object",
  required: ["errors"],
  properties: {
    errors: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["field", "code", "message"],
        properties: {
          field: { type: "string", description: "Empty when it's about the whole request" },
          code: { type: "string" },
          message: { type: "string", description: "A sentence for people" },
        },
      },
    },
  },
}

const PRICED: Json = {
  anyOf: [
    {
      type: "object",
      required: ["outcome", "quote", "money"],
      properties: { outcome: { const: "quoted" }, quote: ofWebhook("quote"), money: ofWebhook("money") },
    },
    {
      type: "object",
      required: ["outcome", "reason"],
      properties: { outcome: { const: "manual" }, reason: { type: "string" } },
    },
  ],
}

/**
 * `POST /api/prices` as OpenAPI describes it: the form's questions about the job, and the quote as the webhook has it.
 *
 * @param states Those in which the firm acts.
 */
export function buildPricesApi(states: readonly State[]): Json {
  const job = { ...JOB_QUESTIONS, state: { ...JOB_QUESTIONS.state, options: states } }
  const sale = answersTo({ ...SALE_QUESTIONS, state: { ...SALE_QUESTIONS.state, options: states } })
  const describeRefusal = (why: string) => json(why, { $ref: "#/components/schemas/Errors" })
  return {
    openapi: "3.1.0",
    info: {
      title: "Prices",
      version: "1",
      description: "The itemised price of a job. Nothing about a person is taken, and nothing is kept.",
    },
    paths: {
      [paths.api.prices]: {
        post: {
          summary: "Price a job",
          security: [{ key: [] }, {}],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Job" } } },
          },
          responses: {
            200: json("The price, or why a person works it out", { $ref: "#/components/schemas/Priced" }),
            400: describeRefusal("The body isn't JSON"),
            401: describeRefusal("A program without a key"),
            403: describeRefusal("A page of a site that isn't a partner's"),
            405: describeRefusal("Not a POST"),
            413: describeRefusal("More than 8 kB"),
            415: describeRefusal("Not sent as JSON in UTF-8"),
            422: describeRefusal("Answers that are missing, wrong or about a person, all at once"),
            429: { description: "More than 60 requests in a minute from one address" },
          },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer" } },
      schemas: {
        Job: answersTo(job, { sale: { ...sale, description: "The property sold, when the side is both" } }),
        Priced: PRICED,
        Errors: ERRORS,
      },
    },
  }
}
