import fc from "fast-check"
import { renderQuoteDocument } from "../../src/documents/quote-document"
import { figures } from "../../src/domain/figures/published"
import { money } from "../../src/domain/format/format"
import { isoDate } from "../../src/domain/iso-date"
import { fromFormFields } from "../../src/domain/lead/form-fields"
import { parseJob, parseQuoteRequest } from "../../src/domain/lead/quote-request"
import { normalisedForKey } from "../../src/domain/lead/request-key"
import { quote } from "../../src/domain/quote/quote"
import type { Quote } from "../../src/domain/quote/quote-types"
import { FIRM, SITE, startLeadBench, type LeadBench } from "../../src/testing/lead-bench"
import { quoteFor } from "../../tools/figures/quote"
import { submitQuote } from "./submit-quote"

const TODAY = isoDate("2026-11-21")
const REQUESTS = 200

let bench: LeadBench
beforeAll(async () => {
  bench = await startLeadBench()
})
afterAll(() => bench.stop())

const answer = fc.constantFrom("yes", "no", "unsure")
const property = {
  state: fc.constantFrom("NSW", "VIC", "QLD"),
  propertyType: fc.constantFrom("house", "townhouse", "unit", "land"),
  strata: answer,
  price: fc.option(fc.integer({ min: 200_000, max: 5_000_000 }).map(String), { freq: 10 }),
}
const contract = fc.oneof(
  fc.record({ stage: fc.constantFrom("looking", "offer", "auction") }),
  fc.record({ stage: fc.constant("signed"), contractDate: fc.constantFrom("2026-06-30", "2026-07-01", "2026-11-20") }),
)
const foreign = fc.oneof(
  fc.record({ foreign: fc.constantFrom("none", "all", "unsure") }),
  fc.record({ foreign: fc.constant("some"), foreignSharePercent: fc.integer({ min: 1, max: 99 }).map(String) }),
)
const job = fc.record({
  ...property,
  offThePlan: answer,
  firstHome: answer,
  liveIn: answer,
  newHome: fc.constantFrom("new", "established", null),
  pensioner: answer,
  constructionCost: fc.option(fc.integer({ min: 10_000, max: 190_000 }).map(String)),
  buyers: fc.constantFrom("1", "2", "3+"),
  entity: fc.constantFrom("people", "company", "trust", "smsf"),
  loan: answer,
  mortgageOnSale: answer,
})
const side = fc.oneof(
  fc.record({ side: fc.constantFrom("buying", "selling") }),
  fc.record({
    side: fc.constant("both"),
    sale: fc.record({ ...property, stage: fc.constant("looking"), mortgageOnSale: answer }),
  }),
)
const request = fc.tuple(job, contract, foreign, side).map(parts => Object.assign({}, ...parts))

const handler = () =>
  submitQuote(
    () => bench.ports,
    {
      parse: parseQuoteRequest,
      fromFormFields,
      normalised: normalisedForKey,
      price: (asked, today) => quote(asked, figures, today),
    },
    { renderFormPage: () => "form", renderMessagePage: () => "message" },
  )

const posted = async (wire: object, n: number): Promise<unknown> => {
  const headers = { "content-type": "application/json", "idempotency-key": `generated-${n}-0123456789` }
  const body = JSON.stringify({ ...wire, name: "Bo", email: "bo@example.com", contactBy: "email" })
  const reply = await handler()(new Request(`${SITE}/api/quotes`, { method: "POST", headers, body }), bench.call())
  return reply.json()
}

/** Every amount that a visitor may read: lines, ranges and totals. */
const amountsOf = ({ groups, totals }: Quote) => [
  ...groups.flatMap(({ lines }) =>
    lines.flatMap(line => ("amountCents" in line ? [line.amountCents] : "rangeCents" in line ? line.rangeCents : [])),
  ),
  ...(totals.totalCents === null ? [] : [totals.totalCents]),
]

test("200 requests cost the same cents by the rules, the function, the document and the command", async () => {
  const requests = fc.sample(request, { numRuns: REQUESTS, seed: 20261121 })
  const totals = new Set<number | null>()
  for (const [n, wire] of requests.entries()) {
    const parsed = parseJob(wire, TODAY)
    const outcome = parsed.ok && quote(parsed.value, figures, TODAY)
    if (!outcome || outcome.outcome !== "quoted") throw new Error(JSON.stringify({ wire, parsed, outcome }))
    expect(quoteFor(wire, TODAY)).toEqual(outcome)
    expect(await posted(wire, n)).toMatchObject({ outcome: "quoted", quote: JSON.parse(JSON.stringify(outcome.quote)) })
    const html = renderQuoteDocument({
      id: "a".repeat(24),
      record: { quote: outcome.quote },
      firm: FIRM,
      accepted: null,
    })
    expect(amountsOf(outcome.quote).filter(amount => !html.includes(money(amount)))).toEqual([])
    totals.add(outcome.quote.totals.totalCents)
  }
  // Sales without a price cost alike; most others do not.
  expect(totals.size).toBeGreaterThan(REQUESTS / 2)
}, 60_000)
