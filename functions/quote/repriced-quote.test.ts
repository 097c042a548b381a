import type { Figures } from "../../src/domain/figures/figures"
import { parseIsoDate } from "../../src/domain/iso-date"
import { dollars } from "../../src/domain/money/money"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import { findPersonalDetails, SITE } from "../../src/harness/lead-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import type { LeadEvent } from "../../src/leads/core/event"
import { correctSavedQuoteRequest } from "../../src/leads/outbox/keep-related"
import { buildJobAnswers } from "../../src/testing/a-job"
import { figures } from "../../src/testing/fixture-figures"
import { reduceAllLeads } from "../../src/testing/reduce-all"
import { QUOTE_ID, ORIGIN, seedQuote } from "../../src/testing/seed-quote"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { withPeriod } from "../../src/testing/with-period"
import { showQuoteDocument } from "../quote-document/quote-document.mts"
import { showQuoteAsJson } from "./quote.mts"

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

const JOB = buildJobAnswers()
const DECEMBER = parseIsoDate("2026-12-01")

// Until then, registering a transfer in New South Wales costs 182.73.
const LATER = withPeriod(figures, "registration-nsw", DECEMBER, ({ amounts }) => ({
  amounts: { ...amounts, "transfer-registration": { amount: dollars(200) } },
}))
const DEARER = withPeriod(LATER, "our-fees-nsw", DECEMBER, ({ amounts }) => ({
  amounts: { ...amounts, purchase: { amount: dollars(3_000) } },
}))

/** A quote of 21 November 2026, which keeps our fee until 12 December. */
function buildOldQuote() {
  const outcome = calculateQuoteOutcome(JOB, figures, parseIsoDate("2026-11-21"))
  if (outcome.outcome !== "quoted") throw new Error(outcome.reason)
  return outcome.quote
}

const seedOriginalQuote = () => seedQuote(harness, buildOldQuote(), JOB)
const setClock = (time: string) => harness.pass(Date.parse(time) - harness.ports.now().getTime())

async function openQuote(by: Figures = LATER) {
  const request = new Request(`${SITE}/api/quotes/x`)
  const answer = await showQuoteAsJson(() => harness.ports, by)(request, harness.call({ id: QUOTE_ID }))
  const text = await answer.text()
  await harness.settle()
  return { status: answer.status, text, body: JSON.parse(text) }
}

const openRepricedDocument = async (by: Figures = LATER) => {
  const request = new Request(`${SITE}/quotes/x/document`)
  const answer = await showQuoteDocument(() => harness.ports, by)(request, harness.call({ id: QUOTE_ID }))
  const html = await answer.text()
  await harness.settle()
  return html
}

const acceptRepricedQuote = (body: object, by: Figures = LATER) => driver.accept(QUOTE_ID, body, by)

const listEvents = (): LeadEvent[] => harness.webhook.hits.map(({ body }) => JSON.parse(body))

test("while nothing has changed, the answer says on which day that was found, and nobody is told", async () => {
  await seedOriginalQuote()
  setClock("2026-11-30T12:59:00Z")
  expect((await openQuote()).body).toMatchObject({ quote: buildOldQuote(), pricedOn: "2026-11-30", repriced: null })
  expect(harness.webhook.hits).toEqual([])
})

// Exchanged on Tuesday 24 November 2026 in New South Wales: five business days later is Tuesday 1 December, 5 pm.
test("what's urgent is in the answer and the document, as it is when they're opened, accepted or not", async () => {
  const contract = { stage: "signed", contractDate: parseIsoDate("2026-11-24") } as const
  await seedQuote(harness, buildOldQuote(), buildJobAnswers(contract))
  setClock("2026-11-30T00:00:00Z")
  const title = "Cooling-off ends: Tuesday 1 December 2026, by 5 pm"
  expect((await openQuote()).body.urgency).toMatchObject({ level: "today", title })
  expect(await openRepricedDocument()).toContain(title)
  // Asked on a Saturday, when nothing was urgent: the office answers by the end of its second day.
  expect((await openQuote()).body.nextSteps).toEqual({ isSigned: true, contactBy: "call", replyBy: "2026-11-24" })
  await acceptRepricedQuote({})
  setClock("2026-12-01T05:00:00Z")
  expect((await openQuote()).body).toMatchObject({
    urgency: { level: "now", title },
    nextSteps: { replyBy: "2026-11-30" },
  })
  expect(await openRepricedDocument()).toMatch(
    /will call you by Monday 30 November 2026\..*Send us the contract you’ve signed\./s,
  )
})

// Sydney is 11 hours ahead of UTC in summer.
test("what has changed since is in the answer from the first minute of that day in Sydney, without personal data", async () => {
  await seedOriginalQuote()
  setClock("2026-11-30T13:00:00Z")
  const { text, body } = await openQuote()
  expect(body).toMatchObject({
    quote: buildOldQuote(),
    pricedOn: "2026-12-01",
    repriced: {
      quotedOn: "2026-11-21",
      on: "2026-12-01",
      isFeeKept: true,
      changes: [{ key: "transfer-registration", beforeCents: 182_73, afterCents: 200_00 }],
      seen: expect.stringMatching(/^[\w-]{26}$/),
    },
  })
  expect(findPersonalDetails(text)).toEqual([])
})

test("our own fee is kept through the last minute of the quote's last day in Sydney, and no longer", async () => {
  await seedOriginalQuote()
  setClock("2026-12-12T12:59:59Z")
  const expectedPrice = { isFeeKept: true, quote: { totals: { ourFeeCents: 1_675_00 } } }
  expect((await openQuote(DEARER)).body.repriced).toMatchObject(expectedPrice)
  setClock("2026-12-12T13:00:00Z")
  const today = { isFeeKept: false, quote: { totals: { ourFeeCents: 3_000_00 } } }
  expect((await openQuote(DEARER)).body.repriced).toMatchObject(today)
})

test("the marketers are told once, signed, with who asked and which request, however often it's opened", async () => {
  const requestWebhookId = await seedOriginalQuote()
  setClock("2026-12-02T00:00:00Z")
  await openQuote()
  expect(harness.webhook.hits.map(harness.verified)).toEqual(listEvents())
  setClock("2026-12-03T00:00:00Z")
  await openQuote()
  await openRepricedDocument()
  expect(listEvents()).toMatchObject([
    {
      type: "quote.repriced.v1",
      timestamp: "2026-12-02T00:00:00.000Z",
      data: {
        ...{ id: QUOTE_ID, requestWebhookId, outcome: "quoted", reason: null },
        contact: { email: "zephyrine@private.example", contactBy: "call" },
        ...{ quotedOn: "2026-11-21", repricedOn: "2026-12-02", feeUntil: "2026-12-12", feeKept: true },
        quotedTotalCents: 36_917_42,
        changes: [{ key: "transfer-registration", why: "A new price applies from 1 December 2026." }],
        quote: { totals: { totalCents: 36_934_69 } },
        documentUrl: `${SITE}/quotes/${QUOTE_ID}/document`,
        request: ORIGIN,
        money: { total: 36_934.69 },
      },
    },
  ])
  expect(JSON.stringify(listEvents())).not.toContain('"seen"')
})

test("what changes later is told again, and so is that a person must price it, once", async () => {
  await seedOriginalQuote()
  setClock("2026-12-02T00:00:00Z")
  await openQuote(DEARER)
  setClock("2026-12-14T00:00:00Z")
  await openQuote(DEARER)
  for (const day of ["2027-07-01", "2027-07-02"]) {
    setClock(`${day}T02:00:00Z`)
    expect((await openQuote(DEARER)).body.repriced).toMatchObject({ quote: null, changes: [] })
  }
  expect(listEvents().map(({ data }) => "outcome" in data && data.outcome)).toEqual(["quoted", "quoted", "manual"])
})

test("an event that the webhook refused waits for its next try, as every lead does", async () => {
  await seedOriginalQuote()
  harness.webhook.answer(500)
  setClock("2026-12-02T00:00:00Z")
  await openQuote()
  expect(harness.blobs.keys("pending")).toHaveLength(1)
})

test("of a request that waits for a person to look at it, or was withdrawn, nobody is told", async () => {
  const lead = await seedOriginalQuote()
  setClock("2026-12-02T00:00:00Z")
  await harness.ports.store.put("held", lead, {})
  expect((await openQuote()).body.repriced).not.toBeNull()
  expect(harness.blobs.keys("pending")).toEqual([])

  await harness.ports.store.delete("held", lead)
  const withdrawn = { change: "withdraw", contact: { name: null, email: null, phone: null } } as const
  await correctSavedQuoteRequest(harness.ports, lead, withdrawn, harness.ports.now().toISOString())
  expect((await openQuote()).body.repriced).not.toBeNull()
  expect(harness.webhook.hits).toEqual([])
})

test("once the request was reduced to a marker, the quote is shown as it was made", async () => {
  await seedOriginalQuote()
  await reduceAllLeads(harness)
  setClock("2026-12-02T00:00:00Z")
  expect((await openQuote()).body).toMatchObject({ quote: buildOldQuote(), pricedOn: null, repriced: null })
  expect(harness.webhook.hits).toEqual([])
})

type Exchange = { method: string; path: string; lead: string }

test.each([
  ["the request can't be read", ({ path, lead }: Exchange) => path.endsWith(`/${lead}`)],
  ["nothing can be written", ({ method }: Exchange) => method === "PUT"],
])("while %s, the quote is shown all the same", async (_, isBroken) => {
  const lead = await seedOriginalQuote()
  setClock("2026-12-02T00:00:00Z")
  harness.blobs.breakWhen((method, path) => (isBroken({ method, path, lead }) ? 500 : null))
  expect(await openQuote()).toMatchObject({ status: 200, body: { quote: buildOldQuote() } })
})

test("figures that fail to price it leave the quote as it was made, and someone is to look", async () => {
  await seedOriginalQuote()
  const brokenFigures = { ...figures, "registration-nsw": undefined } as unknown as Figures
  expect((await openQuote(brokenFigures)).body).toMatchObject({
    quote: buildOldQuote(),
    pricedOn: null,
    repriced: null,
  })
  expect(harness.logged).toContainEqual(expect.objectContaining({ event: "unpriced", alert: true }))
})

test("whoever accepts what they were shown accepts today's price, and that is what's shown from then on", async () => {
  await seedOriginalQuote()
  setClock("2026-12-02T00:00:00Z")
  const { seen } = (await openQuote()).body.repriced
  expect((await acceptRepricedQuote({ seen })).status).toBe(201)
  const [, acceptance] = listEvents()
  expect(acceptance).toMatchObject({
    type: "quote.accepted.v1",
    data: { quote: { totals: { totalCents: 36_934_69 } } },
  })
  const expectedBody = { acceptedAt: "2026-12-02T00:00:00.000Z", pricedOn: null, repriced: null }
  const totals = { totalCents: 36_934_69, ourFeeCents: 1_675_00 }
  expect((await openQuote()).body).toMatchObject({ ...expectedBody, quote: { totals } })
  expect((await acceptRepricedQuote({ seen })).status).toBe(200)
})

test("whoever was shown the quote as it was made, before anything changed, accepts that", async () => {
  await seedOriginalQuote()
  setClock("2026-12-02T00:00:00Z")
  expect((await acceptRepricedQuote({})).status).toBe(201)
  expect(listEvents()).toMatchObject([{ data: { quote: { totals: { totalCents: 36_917_42 } } } }])
})

test("what was shown and isn't today's price any more is refused, and nothing is kept", async () => {
  await seedOriginalQuote()
  setClock("2026-12-02T00:00:00Z")
  const { seen } = (await openQuote()).body.repriced
  const before = harness.blobs.keys("lead")
  for (const wrongName of [seen.slice(1), ""]) expect((await acceptRepricedQuote({ seen: wrongName })).status).toBe(409)
  setClock("2026-12-14T00:00:00Z")
  const answer = await acceptRepricedQuote({ seen }, DEARER)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ errors: [{ code: "price-changed" }] })
  expect(harness.blobs.keys("lead")).toEqual(before)
})

test.each([[[]], [{ seen: 5 }], [{ seen: "x".repeat(65) }], [{ seen: "a", more: 1 }]])(
  "an acceptance that says %j is refused",
  async body => {
    await seedOriginalQuote()
    expect((await acceptRepricedQuote(body)).status).toBe(422)
  },
)

test("within the validity a quote that a person must price is accepted as it was made: our fee is what was agreed", async () => {
  await seedOriginalQuote()
  setClock("2026-12-02T00:00:00Z")
  const gap = withPeriod(figures, "registration-nsw", parseIsoDate("2026-12-31"), () => ({}))
  const [first, ...rest] = gap["registration-nsw"].periods
  if (!first) throw new Error("no period")
  const endedPeriod = { ...first, until: parseIsoDate("2026-11-30") }
  const uncoveredFigures = {
    ...gap,
    "registration-nsw": { ...gap["registration-nsw"], periods: [endedPeriod, ...rest] },
  }
  const { repriced } = (await openQuote(uncoveredFigures)).body
  expect(repriced).toMatchObject({ quote: null, reason: "no figure in force on 2026-12-02", isFeeKept: true })
  expect((await acceptRepricedQuote({ seen: repriced.seen }, uncoveredFigures)).status).toBe(201)
  expect(listEvents()[1]).toMatchObject({ type: "quote.accepted.v1", data: { quote: buildOldQuote() } })
})

test("after the validity what a person must price can't be accepted: there's no fee to agree to", async () => {
  await seedOriginalQuote()
  setClock("2027-07-01T02:00:00Z")
  const { repriced } = (await openQuote()).body
  expect(repriced).toMatchObject({ quote: null, isFeeKept: false })
  expect((await acceptRepricedQuote({ seen: repriced.seen })).status).toBe(409)
})
