import { parseIsoDate } from "../../../domain/iso-date"
import { parseJob } from "../../../domain/lead/quote-request"
import { cents } from "../../../domain/money/money"
import { QUOTE } from "../../../harness/lead-test-harness"
import { convertQuoteMoneyToDollars } from "./money-in-dollars"

const NOT_PRICED = { ourFee: null, gstInOurFee: null, disbursements: null, government: null, total: null }

test("amounts are plain numbers of dollars, to the cent, under the names that they have in cents", () => {
  const totals = {
    ourFeeCents: cents(123_450),
    gstInOurFeeCents: cents(11_223),
    disbursementsCents: cents(41_999),
    governmentCents: cents(5_230_115),
    totalCents: cents(5_395_564),
  }
  const request = { price: cents(85_000_001), sale: null, constructionCost: cents(30_000_000) }
  expect(JSON.stringify(convertQuoteMoneyToDollars({ ...QUOTE, totals }, request))).toBe(
    '{"currency":"AUD","price":850000.01,"salePrice":null,"constructionCost":300000,"ourFee":1234.5,' +
      '"gstInOurFee":112.23,"disbursements":419.99,"government":52301.15,"total":53955.64}',
  )
})

test("of a purchase with a sale both prices are told", () => {
  const sale = { state: "VIC", propertyType: "unit", price: "700k", stage: "looking" }
  const job = { side: "both", state: "NSW", propertyType: "house", price: "$1.25m", stage: "looking", sale }
  const result = parseJob(job, parseIsoDate("2026-11-21"))
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  expect(convertQuoteMoneyToDollars(QUOTE, result.value)).toMatchObject({ price: 1_250_000, salePrice: 700_000 })
})

test("an amount that waits for a price is null, and so is every amount of a quote that a person makes", () => {
  const waits = { ...QUOTE, priceCents: null, totals: { ...QUOTE.totals, governmentCents: null, totalCents: null } }
  const noAmounts = { price: null, sale: null, constructionCost: null }
  expect(convertQuoteMoneyToDollars(waits, noAmounts)).toMatchObject({
    price: null,
    ourFee: 1_100,
    government: null,
    total: null,
  })
  const byHand = convertQuoteMoneyToDollars(null, { ...noAmounts, price: cents(200_000_000) })
  expect(byHand).toMatchObject({ price: 2_000_000, ...NOT_PRICED })
})

test("without its request a quote still tells the price", () => {
  expect(convertQuoteMoneyToDollars(QUOTE, null)).toMatchObject({ price: 1_250_000, salePrice: null, ourFee: 1_100 })
})
