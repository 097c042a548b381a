import { render, screen } from "@testing-library/react"
import { getTextsByRole } from "../../testing/get-texts"
import { Receipt } from "./receipt"
import { Bar } from "./cost-bar"
import { calculateQuoteOutcome } from "../../domain/quote/quote"
import { CompareStates } from "../../features/calculator/comparison-tables"
import { parseIsoDate } from "../../domain/iso-date"
import { buildJobAnswers } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"

// A firm that lists the searches first and its own fee last.
jest.mock("../../domain/figures/item-kinds", () => ({
  ...jest.requireActual<object>("../../domain/figures/item-kinds"),
  GROUPS: ["searches", "settlement", "government", "our-fee", "only-if"],
}))

const today = parseIsoDate("2026-11-21")

function calculateExampleQuote() {
  const answer = calculateQuoteOutcome(buildJobAnswers({ loan: "yes" }), figures, today)
  if (answer.outcome === "manual") throw new Error(answer.reason)
  return answer.quote
}

test("one list decides the order of a quote's groups, of its sums and of its bar", () => {
  const { groups, totals } = calculateExampleQuote()
  expect(groups.map(({ key }) => key)).toEqual(["searches", "settlement", "government", "our-fee", "only-if"])
  render(<Receipt totals={totals} />)
  expect(getTextsByRole("term").slice(0, 3)).toEqual([
    "Searches, settlement and checks",
    "Government duty and fees",
    "Our fixed fee",
  ])
  render(<Bar totals={totals} />)
  expect(screen.getByRole("img")).toHaveAccessibleName(/^.* searches, .* government, .* our fee$/)
})

test("the comparison of states has the same order", () => {
  render(<CompareStates job={buildJobAnswers({ loan: "yes" })} on={null} today={today} />)
  const rows = screen.getAllByRole("rowheader").map(({ textContent }) => textContent)
  const titles = calculateExampleQuote().groups.flatMap(({ key, title }) => (key === "only-if" ? [] : [title]))
  expect(rows.filter(row => row && titles.includes(row))).toEqual(titles)
})
