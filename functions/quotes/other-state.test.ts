import { listSignedContractsWithKeyDates } from "../../src/documents/emails/signed-sales"
import { renderQuoteFormPage } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { parseIsoDate } from "../../src/domain/iso-date"
import { paths } from "../../src/domain/paths"
import { describeJobUrgency, getNextStepFacts } from "../../src/domain/urgency/published"
import { SITE, buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { buildJsonRequest, buildFormQuoteRequest, buildJsonQuoteRequest } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { buildJobAnswers } from "../../src/testing/a-job"
import { QUOTE_ID, seedQuote } from "../../src/testing/seed-quote"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { answerPriceRequest } from "../prices/prices.mts"
import { showQuoteAsJson } from "../quote/quote.mts"
import { priceQuoteRequest, submitQuote } from "./submit-quote"
import { parseFirstAnswers } from "../../src/domain/lead/first-answers"

// A firm in Victoria only.
jest.mock("../../src/domain/firm/states", () => ({ ourStates: ["VIC"] }))
jest.mock("../../src/domain/firm/figure-tables", () => {
  const all: { figureTables: { state?: string }[] } = jest.requireActual("../../src/domain/firm/figure-tables")
  return { figureTables: all.figureTables.filter(({ state }) => state === undefined || state === "VIC") }
})
jest.mock("../../src/domain/firm/key-date-tables", () => {
  const all: { tablesOfKeyDates: { state?: string }[] } = jest.requireActual("../../src/domain/firm/key-date-tables")
  return { tablesOfKeyDates: all.tablesOfKeyDates.filter(({ state }) => state === "VIC") }
})

const harness = setUpLeadTestHarness()
const price = jest.fn(priceQuoteRequest)
beforeEach(() => void price.mockClear())

const sendRequest = (request: Request): Promise<Response> =>
  harness.recordAccepted(
    submitQuote(() => harness.ports, { renderForm: renderQuoteFormPage, renderMessagePage }, price),
  )(request, harness.call())

const SENTENCE =
  "We act in Victoria only. The law society of the property's own state or territory lists solicitors there who do conveyancing"

const listStoredKeys = (): string[] => ["lead", "quote", "pending", "held", "done"].flatMap(harness.blobs.keys)

test("a browser's plain form comes back with the sentence at the question: it's never priced, kept, or sent to the marketers", async () => {
  const answer = await sendRequest(buildFormQuoteRequest(buildQuoteRequestBody({ state: "NSW" })))
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html.includes(`id="raq-form-state-error">${SENTENCE.replace("'", "&#x27;")}<`)).toBe(true)
  expect(price).not.toHaveBeenCalled()
  await harness.settle()
  expect([listStoredKeys(), harness.webhook.hits]).toEqual([[], []])
})

const SALE = { propertyType: "house", price: "900000", stage: "looking" }

test.each([
  ["a purchase", { state: "NSW" }],
  ["a sale", { state: "QLD", side: "selling" }],
  ["what a person would price", { state: "NSW", propertyType: "commercial" }],
  ["a sale beside a purchase at home", { state: "VIC", side: "both", sale: { ...SALE, state: "NSW" } }],
  ["a purchase beside a sale at home", { state: "QLD", side: "both", sale: { ...SALE, state: "VIC" } }],
])("%s in another state is refused by the form and by the prices for programs, and nothing is kept", async (_, job) => {
  const answer = await sendRequest(buildJsonQuoteRequest(buildQuoteRequestBody(job), "a-visitor-from-another-state"))
  const priceJob = jest.fn()
  const answerProgram = answerPriceRequest(() => harness.ports, { partnerOrigins: () => [], keys: [] }, priceJob)
  const body = { side: "buying", ...SALE, ...job }
  const priced = await answerProgram(buildJsonRequest(paths.api.prices, body, { origin: SITE }), harness.call())
  expect([answer.status, priced.status]).toEqual([422, 422])
  expect([...price.mock.calls, ...priceJob.mock.calls]).toEqual([])
  await harness.settle()
  expect([listStoredKeys(), harness.webhook.hits]).toEqual([[], []])
})

test("an address chooses no state in which the firm doesn't act", () => {
  expect(parseFirstAnswers(`?side=buying&state=NSW`)).toEqual({ side: "buying" })
  expect(parseFirstAnswers(`?side=buying&state=VIC`)).toEqual({ side: "buying", state: "VIC" })
})

test("a quote that was made before a state was left out is still shown, and its enquiry takes no job", async () => {
  // The seeded quote is of a property in New South Wales.
  const lead = await seedQuote(harness)
  const call = harness.call({ id: QUOTE_ID })
  const response = await showQuoteAsJson(() => harness.ports)(new Request(`${SITE}/api/quotes/${QUOTE_ID}`), call)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ quote: { state: "NSW" } })
  const before = await harness.ports.store.get("lead", lead)
  const driver = createQuoteTestDriver(harness)
  for (const more of [{ state: "NSW" }, { state: "VIC" }, { sale: { state: "QLD" } }])
    expect((await driver.change(QUOTE_ID, { change: "details", name: "Mai", ...more })).status).toBe(422)
  expect(price).not.toHaveBeenCalled()
  expect(await harness.ports.store.get("lead", lead)).toEqual(before)
  expect(harness.webhook.hits).toEqual([])
})

test("an email about a contract in a state that was left out since has no key dates, and nothing throws", () => {
  const contractDate = parseIsoDate("2026-04-24")
  const job = buildJobAnswers({ state: "NSW", stage: "signed", contractDate })
  expect(listSignedContractsWithKeyDates(job)).toEqual([])
  expect(describeJobUrgency(job, harness.ports.now())).toBeNull()
  expect(getNextStepFacts({ ...job, contactBy: "call" }, harness.ports.now(), harness.ports.firm.hours)).toMatchObject({
    isSigned: true,
  })
  expect(
    listSignedContractsWithKeyDates(buildJobAnswers({ state: "VIC", stage: "signed", contractDate })),
  ).toHaveLength(1)
})
