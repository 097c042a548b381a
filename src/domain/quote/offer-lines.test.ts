import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"
import { createOffers, parsePricedOffers, withOffersFor } from "../figures/offers"
import { getFirmDay } from "../figures/published"
import { parseIsoDate } from "../iso-date"
import type { JobAnswers } from "../job/questions"
import { calculateQuoteOutcome } from "./quote"
import type { Quote } from "./quote-types"

const TODAY = parseIsoDate("2026-11-21")
const SALE = { ...buildJobAnswers(), mortgageOnSale: "no" } as const

type Visitor = { partner?: string; code?: string; at?: string }

/** The quote by these offers, which run in November unless they say otherwise. */
function quoteWithOffers(
  offers: readonly object[],
  answers: Partial<JobAnswers> = {},
  { at = "2026-11-21T02:00:00Z", ...visitor }: Visitor = {},
): Quote {
  const november = { title: "An offer", summary: "A summary.", from: "2026-11-01", until: "2026-11-30" }
  const published = parsePricedOffers(offers.map((offer, i) => ({ id: `offer-${i}`, ...november, ...offer })))
  const on = getFirmDay(new Date(at))
  const current = withOffersFor({ ...figures, offers: createOffers(published) }, { ...visitor, on })
  const outcome = calculateQuoteOutcome(buildJobAnswers(answers), current, TODAY)
  if (outcome.outcome !== "quoted") throw new Error(outcome.reason)
  return outcome.quote
}

const listOfferLines = ({ groups }: Quote) =>
  groups.flatMap(({ job, lines }) =>
    lines.flatMap(({ offer, ...line }) => (offer && "amountCents" in line ? [[job, offer, line.amountCents]] : [])),
  )

// The fixture's fee for a purchase in New South Wales is 1,675 and the whole total 36,917.42: see quote.test.ts. 1,575 / 11 = 143.18.
test("an amount is the last line of our fee, and comes off the fee, its GST and the total", () => {
  const { groups, totals } = quoteWithOffers([{ title: "Spring offer", amount: 100 }])
  const line = {
    key: "offer-offer-0",
    label: "Spring offer",
    why: "A summary.",
    amountCents: -100_00,
    offer: "offer-0",
  }
  expect(groups[0]?.lines.at(-1)).toEqual(line)
  expect(groups[0]?.subtotalCents).toBe(1_575_00)
  const [ourFeeCents, discountCents, gstInOurFeeCents, totalCents] = [1_575_00, 100_00, 143_18, 36_817_42]
  expect(totals).toMatchObject({ ourFeeCents, discountCents, gstInOurFeeCents, totalCents })
})

// 0.31% of 1,675 is 5.1925.
test("a percentage is rounded up to the cent, in the client's favour", () => {
  expect(listOfferLines(quoteWithOffers([{ percent: 0.31 }]))).toEqual([["purchase", "offer-0", -5_20]])
})

test("our fee never falls below zero, and others' prices stay", () => {
  const { totals } = quoteWithOffers([{ amount: 9_000 }])
  expect(totals).toMatchObject({ ourFeeCents: 0, discountCents: 1_675_00, disbursementsCents: 372_69 })
})

test("of several offers one counts: that which takes off most, or else that whose id comes first", () => {
  const three = [
    { id: "b", percent: 10 },
    { id: "c", amount: 167.5 },
    { id: "a", amount: 20 },
  ]
  const quote = quoteWithOffers(three)
  expect(listOfferLines(quote)).toEqual([["purchase", "b", -167_50]])
  expect(quote.basis.offerNote).toBe("Fixture words: one-counts.")
  expect(quoteWithOffers([{ amount: 20 }]).basis).not.toHaveProperty("offerNote")
})

// The fixture's fee for a sale in New South Wales is 1,518.
test("with a purchase and a sale, an amount comes off both fees once, and a percentage off each", () => {
  const both = { side: "both", sale: SALE } as const
  expect(listOfferLines(quoteWithOffers([{ amount: 1_700 }], both))).toEqual([
    ["purchase", "offer-0", -1_675_00],
    ["sale", "offer-0", -25_00],
  ])
  expect(listOfferLines(quoteWithOffers([{ percent: 10 }], both))).toEqual([
    ["purchase", "offer-0", -167_50],
    ["sale", "offer-0", -151_80],
  ])
  const elsewhere = quoteWithOffers([{ amount: 50, side: "selling", state: "NSW" }], both)
  expect(listOfferLines(elsewhere)).toEqual([["sale", "offer-0", -50_00]])
})

test.each([
  ["another side", { side: "selling" }, {}],
  ["another state", { state: "VIC" }, {}],
  ["a partner's visitors", { partner: "acme" }, { partner: "other" }],
  ["those with a code", { code: "SPRING26" }, {}],
  ["those with another code", { code: "SPRING26" }, { code: "SPRING27" }],
])("an offer for %s takes nothing off", (_, whom, visitor) => {
  expect(listOfferLines(quoteWithOffers([{ amount: 100, ...whom }], {}, visitor))).toEqual([])
})

test("an offer for this side, state, partner and code does, however the code is written", () => {
  const offer = { amount: 100, side: "buying", state: "NSW", partner: "acme", code: "Spring26" }
  const visitor = { partner: "acme", code: " SPRING26 " }
  expect(listOfferLines(quoteWithOffers([offer], {}, visitor))).toHaveLength(1)
})

// Midnight in Melbourne, the fixture firm's time zone, is 13:00 UTC in summer.
test.each([
  ["begins", "2026-10-31T12:59:00Z", "2026-10-31T13:00:00Z"],
  ["ends", "2026-11-30T13:00:00Z", "2026-11-30T12:59:00Z"],
])("an offer %s at midnight at the firm", (_, without, withOffer) => {
  expect(listOfferLines(quoteWithOffers([{ amount: 100 }], {}, { at: without }))).toEqual([])
  expect(listOfferLines(quoteWithOffers([{ amount: 100 }], {}, { at: withOffer }))).toHaveLength(1)
})

test("of a code that took nothing off the quote says so, and of no other", () => {
  const saysSo = (quote: Quote) => quote.basis.offerNote === "Fixture words: code-unused."
  const spring = { amount: 100, code: "SPRING26" }
  expect(saysSo(quoteWithOffers([spring], {}, { code: "unknown" }))).toBe(true)
  expect(saysSo(quoteWithOffers([spring], {}, { code: "spring26", at: "2026-12-05T00:00:00Z" }))).toBe(true)
  expect(saysSo(quoteWithOffers([spring], {}, { code: "spring26" }))).toBe(false)
  expect(saysSo(quoteWithOffers([spring]))).toBe(false)
})

test("a saving that depends on no condition of the law brings no sentence about conditions", () => {
  expect(quoteWithOffers([{ amount: 100 }]).basis.assumptions).not.toContain("Fixture assumption: conditions.")
})
