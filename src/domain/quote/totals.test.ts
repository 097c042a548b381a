import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"
import { parseIsoDate } from "../iso-date"
import type { JobAnswers } from "../job/questions"
import { dollars } from "../money/money"
import { calculateQuoteOutcome } from "./quote"
import { calculateCashNeeded } from "./totals"

const getTotals = (answers: Partial<JobAnswers>) => {
  const result = calculateQuoteOutcome(buildJobAnswers(answers), figures, parseIsoDate("2026-11-21"))
  if (result.outcome !== "quoted") throw new Error(result.reason)
  return result.quote
}

const nothing = { deposit: null, loan: null }

// The plain purchase of quote.test.ts costs 36,917.42 on top of its price of 900,000. 936,917.42 - 90,000 - 720,000 = 126,917.42.
test("a purchase needs its price and its costs, less deposit and loan", () => {
  expect(calculateCashNeeded(getTotals({}), nothing)).toBe(936_917_42)
  expect(calculateCashNeeded(getTotals({}), { deposit: dollars(90_000), loan: dollars(720_000) })).toBe(126_917_42)
})

test("a loan of more than is needed leaves cash over, below zero: 936,917.42 - 950,000 = -13,082.58", () => {
  expect(calculateCashNeeded(getTotals({}), { deposit: null, loan: dollars(950_000) })).toBe(-13_082_58)
})

test("a sale needs its costs only, whatever is borrowed", () => {
  const sale = getTotals({ side: "selling" })
  expect(calculateCashNeeded(sale, { deposit: dollars(90_000), loan: null })).toBe(sale.totals.totalCents)
})

test("without a price there is no total", () => {
  expect(calculateCashNeeded(getTotals({ price: null }), nothing)).toBeNull()
})
