import { existsSync, readdirSync, readFileSync } from "node:fs"
import Ajv from "ajv"
import { priceQuoteRequest } from "../../functions/quotes/submit-quote"
import { calculateQuote } from "../figures/quote"
import { parseQuoteRequest } from "../../src/domain/lead/quote-request"
import { parseIsoDate } from "../../src/domain/iso-date"
import { isObject } from "../../src/domain/parse/wire"
import { createQuoteRequestedEvent } from "../../src/leads/core/events/quote-requested"
import type { LeadType } from "../../src/leads/core/event"
import { STATES, type State } from "../../src/domain/states"
import { createExampleWebhookEvents, URGENT } from "./examples"
import {
  checkStatesInWebhookSchema,
  buildWebhookEventSchema,
  listStatesInWebhookSchema,
  setStatesInJsonSchema,
} from "./event-schema"

const FOLDER = "docs/webhook/"
const files = readdirSync(FOLDER)
const readJsonFile = (file: string): unknown => JSON.parse(readFileSync(FOLDER + file, "utf8"))
function readSchemaFile(file: string): Record<string, unknown> {
  const schema = readJsonFile(file)
  if (!isObject(schema)) throw new Error("no schema")
  return schema
}

const guide = readFileSync("docs/webhook.md", "utf8")
/** The firm's states, as in the schemas. Unit tests can't read the firm's content. */
const states = listStatesInWebhookSchema(readJsonFile("parts.schema.json"))
const [first = "NSW"] = states
const getFirmState = (state: State): State => (states.includes(state) ? state : first)
const events = Object.values(createExampleWebhookEvents(first)).map(event => ({ type: event.type, event }))

/** Proves that the description is complete. */
function forbidOtherKeys(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forbidOtherKeys)
  if (!isObject(schema)) return schema
  const entries = Object.entries(schema).filter(([key]) => key !== "examples")
  const inside = Object.fromEntries(entries.map(([key, value]) => [key, forbidOtherKeys(value)]))
  return isObject(schema.properties) && "type" in schema ? { ...inside, additionalProperties: false } : inside
}

function createSchemaValidator(others?: readonly State[]) {
  const checker = new Ajv({ allErrors: true })
  for (const file of files) {
    const strict = forbidOtherKeys(readJsonFile(file))
    if (isObject(strict)) checker.addSchema(others ? setStatesInJsonSchema(strict, others) : strict)
  }
  return checker
}

const [checker, checkerOfAll] = [createSchemaValidator(), createSchemaValidator(STATES)]

const findSchemaErrors = (event: { type: string; timestamp: string; data: object }, by = checker): unknown[] => {
  by.validate(`${event.type}.schema.json`, JSON.parse(JSON.stringify(event)))
  return by.errors ?? []
}

const URGENCY = ["urgency", "urgencyReason", "firstDate", "hoursLeft", "callBy", "urgencyText"]

/** Fields that events of a kind have had since 22 November 2026 or later, and earlier ones don't have. */
const ADDED: Record<LeadType, readonly string[]> = {
  "quote.requested.v1": ["reference", "money", ...URGENCY],
  "quote.accepted.v1": ["reference", "request", "money"],
  "contact.sent.v1": [],
  "feedback.sent.v1": [],
  "subscription.ended.v1": [],
  "lead.changed.v1": ["reference", "request", "email", "link"],
  "quote.repriced.v1": ["reference", "request"],
  "lead.followed-up.v1": ["request"],
  "document.uploaded.v1": [],
}

/**
 * The schemas from which older receivers were written, each with its example from that time: the oldest, and those of before a
 * source said who sets a figure. They never change.
 */
const FORMER = ["former", "former-2"].map(name => {
  const folder = `${__dirname}/${name}/`
  const checker = new Ajv({ allErrors: true })
  for (const file of readdirSync(folder)) checker.addSchema(JSON.parse(readFileSync(folder + file, "utf8")))
  return { folder, checker, events: events.filter(({ type }) => existsSync(`${folder}${type}.schema.json`)) }
})

test("there are the schemas of all six kinds that the oldest receivers had, and of the seven of later ones", () => {
  expect(FORMER.map(former => former.events.length)).toEqual([6, 7])
})

const urgentRequest = createExampleWebhookEvents(first, URGENT)["quote.requested.v1"]

const formerEvents = FORMER.flatMap(former => former.events.map(event => ({ ...former, ...event })))

test.each(formerEvents)("the schema of $type in $folder and that of today take each other's events", one => {
  const { folder, checker: formerChecker, type, event } = one
  for (const one of type === "quote.requested.v1" ? [event, urgentRequest] : [event])
    expect(findSchemaErrors(one, formerChecker)).toEqual([])
  const { examples } = JSON.parse(readFileSync(`${folder}${type}.schema.json`, "utf8"))
  expect(examples).toHaveLength(1)
  // The firm may not act in the states of some of these examples.
  expect(findSchemaErrors(examples[0], checkerOfAll)).toEqual([])
})

test("an urgent request is as the schema of today says", () => {
  expect(findSchemaErrors(urgentRequest)).toEqual([])
  for (const wrong of [{ urgency: "soonish" }, { firstDate: { key: "duty" } }])
    expect(findSchemaErrors({ ...urgentRequest, data: { ...urgentRequest.data, ...wrong } })).not.toEqual([])
})

test("each kind of event has a schema and a part of the guide, and there are no others", () => {
  expect(files.toSorted()).toEqual([...events.map(({ type }) => `${type}.schema.json`), "parts.schema.json"].toSorted())
  for (const { type } of events) expect(guide).toContain(`## \`${type}\``)
  for (const [, link = ""] of guide.matchAll(/\(webhook\/([\w.]+)\)/g)) expect(files).toContain(link)
})

test.each(events)(
  "the schema of $type has the form's questions, and an example that the code makes; npx tsx tools/write-docs.ts writes them again",
  ({ type, event }) => {
    const savedSchema = readSchemaFile(`${type}.schema.json`)
    const { examples, ...schema } = buildWebhookEventSchema(event, savedSchema, states)
    const getTextWithoutExamples = ({ examples: _, ...entries }: object & { examples?: unknown }) =>
      JSON.stringify(entries)
    expect(savedSchema.examples).toEqual(JSON.parse(JSON.stringify(examples)))
    // Compared as text, because the order of the questions matters.
    expect(getTextWithoutExamples(schema)).toBe(getTextWithoutExamples(savedSchema))
  },
)

test.each(events)(
  "the schema of $type describes every key of its example, and refuses one that is missing or of another kind",
  ({ event }) => {
    expect(findSchemaErrors(event)).toEqual([])
    expect(findSchemaErrors({ ...event, timestamp: "yesterday" })).not.toEqual([])
    for (const key of Object.keys(event.data).filter(name => !ADDED[event.type].includes(name)))
      expect([key, findSchemaErrors({ ...event, data: { ...event.data, [key]: undefined } })]).not.toEqual([key, []])
    for (const key of Object.keys(event.data))
      expect([key, findSchemaErrors({ ...event, data: { ...event.data, [key]: 7.5 } })]).not.toEqual([key, []])
  },
)

const job = { side: "buying", state: getFirmState("NSW"), propertyType: "house", price: "700k", stage: "looking" }
const sale = { state: getFirmState("VIC"), propertyType: "house", strata: "no", price: "900k", stage: "looking" }
// Its sources say who sets a figure and what we read, which older schemas don't have.
test.each([
  ["a purchase", {}],
  ["a sale", { side: "selling", state: getFirmState("VIC"), propertyType: "unit" }],
  ["both", { side: "both", sale: { ...sale, mortgageOnSale: "yes" } }],
  ["an unknown price", { propertyType: "land", price: null }],
  ["a first home", { state: getFirmState("QLD"), firstHome: "yes", liveIn: "yes", newHome: "new" }],
  ["a company from abroad", { foreign: "some", foreignSharePercent: "40", entity: "company" }],
  ["rural land", { propertyType: "rural" }],
])("a real request for %s is as the schema says", (_, changes) => {
  const wire = { name: "Mai", email: "mai@example.com", contactBy: "email", ...job, ...changes }
  const today = parseIsoDate("2026-11-21")
  const result = parseQuoteRequest(wire, today)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  const outcome = calculateQuote(wire, today)
  if ("errors" in outcome) throw new Error(JSON.stringify(outcome.errors))
  const event = createQuoteRequestedEvent({
    ...{ id: "rZk3mQ8vN1xR5tB7wY2cD4f", request: result.value, outcome, kept: true, suspicions: [], canMail: false },
    ...{ apiUrl: "https://www.example.com", at: new Date("2026-11-21T02:00:00.000Z") },
  })
  for (const by of [checker, ...FORMER.map(former => former.checker)]) expect(findSchemaErrors(event, by)).toEqual([])
})

test("a request with an offer is as the schemas say, today's and those of older receivers", () => {
  const today = parseIsoDate("2026-11-21")
  const wire = {
    ...job,
    name: "Mai",
    email: "mai@example.com",
    contactBy: "email",
    attribution: { offer: "FIXTURE26" },
  }
  const result = parseQuoteRequest(wire, today)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  const outcome = priceQuoteRequest(result.value, today, new Date("2026-11-21T02:00:00.000Z"))
  const event = createQuoteRequestedEvent({
    ...{ id: "rZk3mQ8vN1xR5tB7wY2cD4f", request: result.value, outcome, kept: true, suspicions: [], canMail: false },
    ...{ apiUrl: "https://www.example.com", at: new Date("2026-11-21T02:00:00.000Z") },
  })
  expect(event.data.money).toMatchObject({ discount: 100 })
  for (const by of [checker, ...FORMER.map(former => former.checker)]) expect(findSchemaErrors(event, by)).toEqual([])
})

test("the schemas of a firm in Victoria only name Victoria, and their examples are about Victoria", () => {
  const parts = readSchemaFile("parts.schema.json")
  const requestSchema = readSchemaFile("quote.requested.v1.schema.json")
  const schema = buildWebhookEventSchema(createExampleWebhookEvents("VIC")["quote.requested.v1"], requestSchema, [
    "VIC",
  ])
  const { properties } = schema
  if (!isObject(properties)) throw new Error("no properties")
  const listStateEnums = (schema: object): string[] =>
    JSON.stringify(schema).match(/"state":\{"enum":\[[^\]]*\]/g) ?? []
  // One for the property that's bought, and one for the property that's sold.
  expect(listStateEnums(properties)).toEqual(['"state":{"enum":["VIC"]', '"state":{"enum":["VIC"]'])
  expect(listStateEnums(setStatesInJsonSchema(parts, ["VIC"]))).toEqual(['"state":{"enum":["VIC"]'])
  expect(listStatesInWebhookSchema(setStatesInJsonSchema(parts, ["VIC", "QLD"]))).toEqual(["VIC", "QLD"])
  expect(schema.examples).toMatchObject([{ data: { request: { state: "VIC" }, quote: { state: "VIC" } } }])
  expect(JSON.stringify(schema.examples)).not.toMatch(/NSW|QLD/)
})

test("schemas that were written for other states than the firm's say how to write them again", () => {
  const ofVictoria = setStatesInJsonSchema(readSchemaFile("parts.schema.json"), ["VIC"])
  expect(checkStatesInWebhookSchema(ofVictoria, ["VIC"])).toEqual([])
  expect(checkStatesInWebhookSchema(ofVictoria, ["VIC", "NSW"])).toEqual([
    "docs/webhook: the schemas name VIC, and the firm acts in VIC, NSW; npx tsx tools/write-docs.ts writes them again",
  ])
})
