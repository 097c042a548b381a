import { render, screen } from "@testing-library/react"
import { dollars } from "../../domain/money/money"
import { Receipt } from "./receipt"

/** 1,390 + 17.50 + 32,370 = 33,777.50. */
const totals = {
  ourFeeCents: dollars(1390),
  disbursementsCents: dollars(17.5),
  governmentCents: dollars(32_370),
  totalCents: dollars(33_777.5),
  gstInOurFeeCents: dollars(126.36),
}

const rows = () =>
  screen.getAllByRole("term").map(term => [term.textContent, term.nextElementSibling?.textContent].join(": "))

test("a receipt has the three sums and what they add up to", () => {
  render(<Receipt totals={totals} />)
  expect(rows()).toEqual([
    "Our fixed fee: $1,390.00",
    "Searches, settlement and checks: $17.50",
    "Government duty and fees: $32,370.00",
    "Costs on top of the purchase price: $33,777.50",
  ])
})

test("what can't be worked out yet says what it needs, and the fee is there all the same", () => {
  render(<Receipt totals={{ ...totals, governmentCents: null, totalCents: null }} />)
  expect(rows()).toEqual([
    "Our fixed fee: $1,390.00",
    "Searches, settlement and checks: $17.50",
    "Government duty and fees: Needs a price",
    "Costs on top of the purchase price: Needs a price",
  ])
})

test.each([
  ["selling", "Costs of selling: $33,777.50"],
  ["both", "Costs of buying and selling: $33,777.50"],
] as const)("the total of someone %s says what it counts", (side, total) => {
  render(<Receipt totals={totals} side={side} />)
  expect(rows().at(-1)).toBe(total)
})

test("before any amount a reader hears one sentence, not a table of blanks", () => {
  const { container } = render(<Receipt totals={null} />)
  expect(screen.queryAllByRole("term")).toEqual([])
  expect(screen.getByText("Your total will appear here.")).toBeVisible()
  expect(container).toHaveTextContent("Our fixed fee")
  expect(container).not.toHaveTextContent("$")
})
