import { emails } from "../../src/documents/emails/emails"
import { renderQuoteDocument } from "../../src/documents/quote-document"
import { figures } from "../../src/testing/fixture-figures"
import { formatMoney } from "../../src/domain/format/format"
import { parseIsoDate } from "../../src/domain/iso-date"
import { parseJob } from "../../src/domain/lead/quote-request"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import { listQuoteAmounts } from "../../src/testing/list-amounts"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { generatedRequests } from "../../src/testing/generated-requests"
import { FIRM, SITE } from "../../src/harness/lead-test-harness"
import { KEY, buildJsonQuoteRequest } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { calculateQuote } from "../../tools/figures/quote"
import { priceQuoteRequest } from "./submit-quote"

const TODAY = parseIsoDate("2026-11-21")

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

const postQuoteForJob = async (job: object, n: number): Promise<unknown> => {
  const person = { name: "Bo", email: "bo@example.com", contactBy: "email" }
  const request = buildJsonQuoteRequest({ ...job, ...person }, `generated-${n}-${KEY}`)
  return (await driver.take(request, { price: priceQuoteRequest })).json()
}

const ID = "a".repeat(24)
const LETTER = {
  firm: FIRM,
  id: ID,
  name: "Bo",
  at: new Date("2026-11-21T02:00:00Z"),
  now: new Date("2026-11-21T02:00:00Z"),
  urls: { site: SITE, document: `${SITE}/document`, enquiry: `${SITE}/enquiry`, unsubscribe: `${SITE}/unsubscribe` },
}

test("requests of every kind cost the same cents by the rules, the function, the document, the email and the command", async () => {
  const totals = new Set<number | null>()
  for (const [n, wire] of generatedRequests.entries()) {
    const result = parseJob(wire, TODAY)
    const outcome = result.ok && calculateQuoteOutcome(result.value, figures, TODAY)
    if (!outcome || outcome.outcome !== "quoted") throw new Error(JSON.stringify({ wire, parsed: result, outcome }))
    expect(calculateQuote(wire, TODAY)).toEqual(outcome)
    expect(await postQuoteForJob(wire, n)).toMatchObject({
      outcome: "quoted",
      quote: JSON.parse(JSON.stringify(outcome.quote)),
    })
    const document = renderQuoteDocument({
      ...{ id: ID, quote: outcome.quote, firm: FIRM, acceptedAt: null },
      ...{ pricedOn: null, repriced: null, urgency: null, nextSteps: null },
    })
    const { text, html } = emails.quoteEmail({ ...LETTER, quote: outcome.quote, request: result.value })
    for (const body of [document, text, html])
      expect(listQuoteAmounts(outcome.quote).filter(amount => !body.includes(formatMoney(amount)))).toEqual([])
    totals.add(outcome.quote.totals.totalCents)
  }
  // Sales without a price cost the same; most other jobs don't.
  expect(totals.size).toBeGreaterThan(generatedRequests.length / 2)
}, 180_000)
