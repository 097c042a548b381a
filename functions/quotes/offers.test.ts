import type { PriceToday } from "../../src/leads/http/price-today"
import { parseIsoDate } from "../../src/domain/iso-date"
import { dollars } from "../../src/domain/money/money"
import { withOffersFor } from "../../src/domain/figures/offers"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import { emails } from "../../src/documents/emails/emails"
import { renderQuoteDocument } from "../../src/documents/quote-document"
import { paths } from "../../src/domain/paths"
import { FIRM, SITE, buildQuoteRequestBody } from "../../src/harness/lead-test-harness"
import { buildJsonQuoteRequest } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { figures } from "../../src/testing/fixture-figures"
import { buildJobAnswers } from "../../src/testing/a-job"
import { withPeriod } from "../../src/testing/with-period"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { showQuoteAsJson } from "../quote/quote.mts"
import { priceQuoteRequest } from "./submit-quote"

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

const ID = "a".repeat(24)

const setClock = (time: string) => harness.pass(Date.parse(time) - harness.ports.now().getTime())

async function requestQuote(changes: object) {
  const request = buildJsonQuoteRequest(buildQuoteRequestBody({ state: "NSW", ...changes }))
  const answer = await (await driver.take(request, { price: priceQuoteRequest })).json()
  await harness.settle()
  return { answer, event: JSON.parse(harness.webhook.hits[0]?.body ?? "null") }
}

const requestQuoteByCode = (offer: string) => requestQuote({ attribution: { landingPath: "/", offer } })

async function openQuote(id: string, by = figures): Promise<PriceToday["repriced"]> {
  const request = new Request(SITE + paths.document(id))
  const answer = await showQuoteAsJson(() => harness.ports, by)(request, harness.call({ id }))
  return (await answer.json()).repriced
}

test("the function takes the offer of a link's code off, and the event has its line, its dollars and the code", async () => {
  const { answer, event } = await requestQuoteByCode("fixture26")
  expect(answer.quote.totals).toMatchObject({ ourFeeCents: 1_575_00, discountCents: 100_00 })
  expect(event.data.quote).toEqual(answer.quote)
  expect(event.data.money).toMatchObject({ ourFee: 1_575, discount: 100 })
  expect(event.data.request.attribution.offer).toBe("fixture26")
})

test("of a partner's visitor it takes the partner's offer, whatever total the browser claims", async () => {
  const { answer } = await requestQuote({ partner: "fixture-partner" })
  expect(answer.quote.totals).toMatchObject({ ourFeeCents: 1_507_50, discountCents: 167_50 })
})

test("a code that nobody knows takes nothing off and refuses nothing", async () => {
  const { answer } = await requestQuoteByCode("<b>free</b>")
  expect(answer.quote.totals).toMatchObject({ ourFeeCents: 1_675_00 })
  expect(answer.quote.basis.offerNote).toBe("Fixture words: code-unused.")
  expect(JSON.stringify(answer.quote)).not.toContain("free")
})

test("the document and the email have the offer's line, and say that a code took nothing off", async () => {
  const job = buildJobAnswers()
  const at = new Date("2026-11-21T02:00:00Z")
  const drawWithCode = (code: string) => {
    const visitor = { code, on: parseIsoDate("2026-11-21") }
    const outcome = calculateQuoteOutcome(job, withOffersFor(figures, visitor), visitor.on)
    if (outcome.outcome !== "quoted") throw new Error(outcome.reason)
    const { quote } = outcome
    const today = { pricedOn: null, repriced: null, urgency: null, nextSteps: null }
    const urls = { site: SITE, document: SITE, enquiry: SITE, unsubscribe: SITE }
    const email = emails.quoteEmail({ quote, request: job, firm: FIRM, id: ID, name: "Bo", at, now: at, urls })
    return [renderQuoteDocument({ id: ID, quote, firm: FIRM, acceptedAt: null, ...today }), email.text, email.html]
  }
  for (const text of drawWithCode("FIXTURE26")) {
    expect(text).toContain("Fixture offer in spring")
    expect(text).toContain("−$100.00")
  }
  for (const text of drawWithCode("unknown")) expect(text).toContain("Fixture words: code-unused.")
})

// The offer ends on 30 November, and the quote of 21 November keeps its price until 12 December.
test("a quote keeps its offer until it expires, and a later one has none", async () => {
  const { answer } = await requestQuoteByCode("FIXTURE26")
  setClock("2026-12-12T12:59:00Z")
  expect(await openQuote(answer.id)).toBeNull()
  setClock("2026-12-12T13:00:00Z")
  expect(await openQuote(answer.id)).toMatchObject({
    changes: [{ group: "our-fee", key: "offer-fixture-spring", beforeCents: -100_00, afterCents: 0 }],
  })
})

test("a quote that's priced again after its offer has ended keeps it, as the last line of our fee, without a word of its code", async () => {
  const { answer } = await requestQuoteByCode("FIXTURE26")
  const december = parseIsoDate("2026-12-01")
  const later = withPeriod(figures, "registration-nsw", december, ({ amounts }) => ({
    amounts: { ...amounts, "transfer-registration": { amount: dollars(200) } },
  }))
  setClock("2026-12-05T00:00:00Z")
  const quote = (await openQuote(answer.id, later))?.quote
  expect(quote?.totals).toMatchObject({ ourFeeCents: 1_575_00, discountCents: 100_00 })
  expect(quote?.groups.find(({ key }) => key === "our-fee")?.lines.at(-1)?.offer).toBe("fixture-spring")
  expect(quote?.basis).not.toHaveProperty("offerNote")
})
