import { signedSales } from "../../src/documents/emails/signed-sales"
import { renderEnquiryPage } from "../../src/documents/enquiry-page"
import { renderFormPage } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { isoDate } from "../../src/domain/iso-date"
import { SITE, wire } from "../../src/harness/lead-test-harness"
import { postJson, quoteAsForm, quoteAsJson } from "../../src/harness/posts"
import { enquiryPath } from "../../src/leads/core/links"
import { aJob } from "../../src/testing/a-job"
import { QUOTE_ID, seedQuote } from "../../src/testing/seed-quote"
import { leadTestHarness } from "../../src/testing/use-lead-test-harness"
import { changeEnquiry } from "../enquiry/enquiry.mts"
import { showQuote } from "../quote/quote.mts"
import { begunForm } from "./begun-form"
import { quoteRules, submitQuote } from "./submit-quote"

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

const harness = leadTestHarness()
const price = jest.fn(quoteRules.price)
beforeEach(() => void price.mockClear())

const send = (request: Request): Promise<Response> =>
  harness.recordAccepted(
    submitQuote(() => harness.ports, { ...quoteRules, price }, { renderForm: renderFormPage, renderMessagePage }),
  )(request, harness.call())

const SENTENCE =
  "We act in Victoria only. The law society of the property's own state or territory lists solicitors there who do conveyancing"

const kept = (): string[] => ["lead", "quote", "pending", "held", "done"].flatMap(harness.blobs.keys)

const house = { propertyType: "house", price: "900000", stage: "looking" }

test.each([
  ["in New South Wales", { state: "NSW" }, "state"],
  ["in Queensland", { state: "QLD" }, "state"],
  ["sold in Queensland", { state: "QLD", side: "selling" }, "state"],
  [
    "sold in New South Wales beside a purchase",
    { state: "VIC", side: "both", sale: { ...house, state: "NSW" } },
    "sale.state",
  ],
  ["of a farm in New South Wales, which a person would price", { state: "NSW", propertyType: "rural" }, "state"],
  ["in Western Australia", { state: "WA" }, "state"],
])("a property %s is refused with 422: never priced, kept, or sent to the marketers", async (_, changes, field) => {
  const answer = await send(quoteAsJson(wire(changes)))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    errors: expect.arrayContaining([{ field, code: "other-state", message: SENTENCE }]),
  })
  // Nor what looks like spam, which would be held.
  expect((await send(quoteAsJson(wire({ ...changes, reference_code: "cheap pills" }), null))).status).toBe(422)
  await harness.settle()
  expect(price).not.toHaveBeenCalled()
  expect(kept()).toEqual([])
  expect(harness.webhook.hits).toEqual([])
})

test("nor is it handed over while the store is down", async () => {
  harness.blobs.breakWhen(() => 503)
  expect((await send(quoteAsJson(wire({ state: "NSW" })))).status).toBe(422)
  await harness.settle()
  expect(harness.webhook.hits).toEqual([])
})

test("a browser's plain form comes back with the sentence at the question", async () => {
  const answer = await send(quoteAsForm(wire({ state: "NSW" })))
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html.includes(`id="raq-form-state-error">${SENTENCE.replace("'", "&#x27;")}<`)).toBe(true)
  expect(price).not.toHaveBeenCalled()
  expect(kept()).toEqual([])
})

test("an address chooses no state in which the firm doesn't act", () => {
  expect(begunForm(`${SITE}/api/quotes?side=buying&state=NSW`)).toEqual({ side: "buying" })
  expect(begunForm(`${SITE}/api/quotes?side=buying&state=VIC`)).toEqual({ side: "buying", state: "VIC" })
})

test("a property in Victoria is priced from the tables of Victoria alone, and kept", async () => {
  const answer = await send(quoteAsJson(wire({ state: "VIC" })))
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ outcome: "quoted", quote: { state: "VIC" } })
  await harness.settle()
  expect(kept()).not.toEqual([])
})

test("a quote that was made before a state was left out is still shown, and its enquiry takes no job", async () => {
  // The seeded quote is of a property in New South Wales.
  const lead = await seedQuote(harness)
  const token = enquiryPath(harness.ports, QUOTE_ID, harness.ports.now()).split("/")[2] ?? ""
  const shown = await showQuote(() => harness.ports)(
    new Request(`${SITE}/api/quotes/${QUOTE_ID}`),
    harness.call({ id: QUOTE_ID }),
  )
  expect(shown.status).toBe(200)
  expect(await shown.json()).toMatchObject({ quote: { state: "NSW" } })
  const before = await harness.ports.store.get("lead", lead)
  const change = changeEnquiry(() => harness.ports, { renderEnquiryPage, renderMessagePage })
  for (const more of [{ state: "NSW" }, { state: "VIC" }, { sale: { state: "QLD" } }]) {
    const sent = postJson(`/enquiries/${token}`, { change: "details", name: "Mai", ...more })
    const answer = await change(sent, harness.call({ token }))
    expect(answer.status).toBe(422)
  }
  await harness.settle()
  expect(price).not.toHaveBeenCalled()
  expect(await harness.ports.store.get("lead", lead)).toEqual(before)
  expect(harness.webhook.hits).toEqual([])
})

test("an email about a contract in a state that was left out since has no key dates, and nothing throws", () => {
  const contractDate = isoDate("2026-04-24")
  expect(signedSales(aJob({ state: "NSW", stage: "signed", contractDate }))).toEqual([])
  expect(signedSales(aJob({ state: "VIC", stage: "signed", contractDate }))).toHaveLength(1)
})
