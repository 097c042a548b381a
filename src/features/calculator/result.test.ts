import { parseIsoDate } from "../../domain/iso-date"
import { parseJob } from "../../domain/lead/quote-request"
import { calculateQuoteOutcome } from "../../domain/quote/quote"
import { figures } from "../../testing/fixture-figures"
import { generatedRequests, type GeneratedRequest } from "../../testing/generated-requests"
import type { FormValues } from "../../components/form/form-values"
import { getDefaultAnswers, getInitialAnswers } from "./calculator-questions"
import { readCalculatorAnswers } from "./read-answers"
import { calculateQuoteAndRequiredCash } from "./result"

const today = parseIsoDate("2026-11-21")

/** The reason why the calculator has no total for these answers. */
const reasonOf = (answers: object): string | undefined => {
  const result = calculateQuoteAndRequiredCash(
    readCalculatorAnswers({ ...getDefaultAnswers("NSW"), ...answers }, today),
    today,
  )
  return "reason" in result ? result.reason : undefined
}

test.each([
  [{ price: "85" }, "Did you mean $85,000?"],
  [{ price: "-5" }, "Enter a price above zero."],
  [{ price: "850k", deposit: "about half" }, "Enter the deposit in dollars, like $85,000."],
])("why there is no total is one sentence: %j", (answers, reason) => {
  expect(reasonOf(answers)).toBe(reason)
})

test("a share that decides the duty, and isn't known, gives no total but says what to add", () => {
  const some = { price: "850k", state: "NSW", firstHome: "some" }
  expect(reasonOf(some)).toMatch(/fixture share/)
  expect(reasonOf({ ...some, firstHomeSharePercent: "50" })).toBeUndefined()
})

// In Queensland a buyer who lives there pays less duty, but nobody has said yet that they will.
test("a price alone costs the same in the calculator as in the quote, and both say what they count on", () => {
  const answers = { side: "buying", state: "QLD", propertyType: "house", price: "780k" }
  const job = parseJob({ ...answers, stage: "looking" }, today)
  const outcome = job.ok && calculateQuoteOutcome(job.value, figures, today)
  if (!outcome || outcome.outcome !== "quoted") throw new Error("not quoted")
  const calculate = (values: FormValues) => {
    const result = calculateQuoteAndRequiredCash(readCalculatorAnswers(values, today), today)
    return "quote" in result ? result.quote : null
  }
  const typedQuote = calculate({ ...getDefaultAnswers("QLD"), price: "780k" })
  expect(typedQuote?.totals).toEqual(outcome.quote.totals)
  expect(typedQuote?.basis.basedOn).toMatch(
    /^a house, no body corporate, .*one buyer, .*no concession for living there/,
  )
  const link = calculate(getInitialAnswers({ search: new URLSearchParams(answers).toString() }))
  expect(link?.totals).toEqual(outcome.quote.totals)
  expect(link?.basis.basedOn).toBe(outcome.quote.basis.basedOn)
})

/** A request with only what the calculator asks for: one property with a price. It doesn't ask about strata. */
const pickCalculatorAnswers = ({ sale, strata, ...wire }: GeneratedRequest): GeneratedRequest => ({
  ...wire,
  side: wire.side === "selling" ? "selling" : "buying",
})

/** The request as the query of a shared link. */
function buildLinkQuery({ contractDate, ...plain }: GeneratedRequest): string {
  const [year, month, day] = typeof contractDate === "string" ? contractDate.split("-") : []
  const dated = { "contractDate.day": day, "contractDate.month": month, "contractDate.year": year }
  const answers = Object.entries({ ...plain, ...dated }).filter(([, value]) => typeof value === "string")
  return new URLSearchParams(answers.map(([name, value]) => [name, String(value)])).toString()
}

test("requests of every kind cost the same in the calculator that a link opens as by the rules", () => {
  const priced = generatedRequests
    .map(pickCalculatorAnswers)
    // Victoria's relief is for a first home of every buyer, so "some of us" isn't offered there.
    .filter(({ price, state, firstHome }) => price !== null && !(state === "VIC" && firstHome === "some"))
  expect(priced.length).toBeGreaterThan(generatedRequests.length * 0.6)
  for (const wire of priced) {
    const job = parseJob(wire, today)
    const outcome = job.ok && calculateQuoteOutcome(job.value, figures, today)
    if (!outcome || outcome.outcome !== "quoted") throw new Error(JSON.stringify(wire))
    const answers = getInitialAnswers({ search: buildLinkQuery(wire) })
    const { groups, totals, basis } = outcome.quote
    const result = calculateQuoteAndRequiredCash(readCalculatorAnswers(answers, today), today)
    expect(result).toMatchObject({ quote: { groups, totals, basis: { basedOn: basis.basedOn } } })
  }
})
