import { parseIsoDate } from "../../domain/iso-date"
import { getDefaultAnswers } from "./calculator-questions"
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
