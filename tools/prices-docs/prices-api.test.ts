import { readFileSync } from "node:fs"
import Ajv from "ajv"
import { answerPriceRequest } from "../../functions/prices/prices.mts"
import { paths } from "../../src/domain/paths"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"
import { isState } from "../../src/domain/states"
import { buildJsonRequest } from "../../src/harness/posts"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { createExampleWebhookEvents } from "../webhook-docs/examples"
import type { Json } from "../webhook-docs/event-schema"
import { addQuoteQuestionsToOpenApi } from "./prices-api"

const description = JSON.parse(readFileSync("docs/prices.openapi.json", "utf8"))
const { Job, Priced, Errors } = description.components.schemas
/** The firm's states, as in the description. Unit tests can't read the firm's content. */
const states = (Job.properties.state.enum as string[]).filter(isState)
const [state = "NSW"] = states

const harness = setUpLeadTestHarness()
const KEY = Buffer.alloc(32, 7).toString("base64")
const JOB = { side: "buying", state, propertyType: "house", price: "850000", stage: "looking" }
const example = createExampleWebhookEvents(state)["quote.requested.v1"]
const quote = "quote" in example.data ? example.data.quote : null

function findSchemaErrors(schema: Json, value: unknown): unknown[] {
  const checker = new Ajv({ allErrors: true })
  checker.addSchema(JSON.parse(readFileSync("docs/webhook/parts.schema.json", "utf8")), "webhook/parts.schema.json")
  checker.validate(schema, JSON.parse(JSON.stringify(value)))
  return checker.errors ?? []
}

async function requestPrice(
  body: unknown,
  outcome: QuoteOutcome,
  key = KEY,
): Promise<{ status: number; body: unknown }> {
  const answer = await answerPriceRequest(
    () => harness.ports,
    { partnerOrigins: () => [], keys: [KEY] },
    () => outcome,
  )(buildJsonRequest(paths.api.prices, body, { authorization: `Bearer ${key}` }), harness.call())
  return { status: answer.status, body: await answer.json() }
}

test("the description says where to ask, what the request is called, and its licence, as generators of clients need", () => {
  expect(description).toMatchObject({
    info: { license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/" }],
    paths: { "/api/prices": { post: { operationId: "priceJob" } } },
  })
})

test("the description has the form's questions; npx tsx tools/write-docs.ts writes it again", () => {
  expect(JSON.parse(JSON.stringify(addQuoteQuestionsToOpenApi(description, states)))).toEqual(description)
})

test("a quote is answered as described", async () => {
  if (!quote) throw new Error("the example has no quote")
  expect(findSchemaErrors(Job, JOB)).toEqual([])
  const { status, body } = await requestPrice(JOB, { outcome: "quoted", quote })
  expect(status).toBe(200)
  expect(findSchemaErrors(Priced, body)).toEqual([])
})

test("a job that a person prices is answered as described", async () => {
  const { body } = await requestPrice(JOB, { outcome: "manual", reason: "Rural land is priced by hand." })
  expect(findSchemaErrors(Priced, body)).toEqual([])
  expect(findSchemaErrors(Priced, { outcome: "manual" })).not.toEqual([])
})

test.each([
  ["an answer is missing", { ...JOB, propertyType: undefined }],
  ["an answer is none of the options", { ...JOB, stage: "soon" }],
  ["it says who asks", { ...JOB, name: "Zephyrine" }],
  ["it names a thing that isn't asked", { ...JOB, colour: "coral" }],
])("where %s, the description and the function both refuse", async (_, job) => {
  expect(findSchemaErrors(Job, job)).not.toEqual([])
  const { status, body } = await requestPrice(job, { outcome: "manual", reason: "" })
  expect(status).toBe(422)
  expect(findSchemaErrors(Errors, body)).toEqual([])
})

test("a refused key is answered as described", async () => {
  const { status, body } = await requestPrice(JOB, { outcome: "manual", reason: "" }, "wrong")
  expect(status).toBe(401)
  expect(findSchemaErrors(Errors, body)).toEqual([])
  expect(Object.keys(description.paths["/api/prices"].post.responses)).toContain("401")
})
