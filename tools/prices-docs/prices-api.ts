import { JOB_QUESTIONS, SALE_QUESTIONS, type Question, type Questions } from "../../src/domain/job/questions"
import type { State } from "../../src/domain/states"
import { changeJsonAtPath, type Json } from "../webhook-docs/event-schema"

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

const buildAnswerSchema = (question: Question): Json =>
  "options" in question ? { type: "string", enum: question.options } : (TYPED[question.kind] ?? {})

const isRequired = ({ otherwise, askedWhen }: Question): boolean => otherwise === undefined && askedWhen === undefined

const buildAnswersSchema = (questions: Questions, more: Json = {}): Json => ({
  type: "object",
  required: Object.keys(questions).filter(key => questions[key] && isRequired(questions[key])),
  properties: {
    ...Object.fromEntries(Object.entries(questions).map(([key, question]) => [key, buildAnswerSchema(question)])),
    ...more,
  },
  additionalProperties: false,
})

/** The rest of `docs/prices.openapi.json` is written by hand. */
export function addQuoteQuestionsToOpenApi(description: Json, states: readonly State[]): Json {
  const job = { ...JOB_QUESTIONS, state: { ...JOB_QUESTIONS.state, options: states } }
  const sale = buildAnswersSchema({ ...SALE_QUESTIONS, state: { ...SALE_QUESTIONS.state, options: states } })
  return changeJsonAtPath(description, ["components", "schemas", "Job"], () =>
    buildAnswersSchema(job, {
      sale: { ...sale, description: "The property sold, when the side is both" },
      partner: { type: "string", description: "The partner whose visitor asks, for that partner's offers" },
      offer: { type: "string", description: "The code of an offer; one that isn't current takes nothing off" },
    }),
  )
}
