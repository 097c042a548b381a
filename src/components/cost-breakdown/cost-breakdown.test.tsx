import { render, screen } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { dollars } from "../../domain/money/money"
import { CostBreakdown } from "./cost-breakdown"

const totals = {
  ourFeeCents: dollars(1_100),
  gstInOurFeeCents: dollars(100),
  disbursementsCents: dollars(400),
  governmentCents: dollars(0),
  totalCents: dollars(1_500),
}

const example = {
  ...({ side: "selling", state: "QLD", price: 650_000 } as const),
  totals,
  checkedOn: parseIsoDate("2026-11-20"),
  basedOn: "a house and a mortgage to discharge",
}

// 1,100 + 400 = 1,500.
test("a breakdown says what's counted, its sums and when they were read, and leads to a quote and to the calculator", () => {
  render(<CostBreakdown {...example} />)
  expect(screen.getByRole("figure")).toHaveTextContent("Selling in Queensland at $650,000")
  expect(
    screen.getAllByRole("term").map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]),
  ).toEqual([
    ["You’d pay to sell", "$1,500.00"],
    ["Our fixed fee", "$1,100.00"],
    ["Searches, settlement and checks", "$400.00"],
    ["Government duty and fees", "$0.00"],
  ])
  expect(screen.getByRole("figure")).toHaveTextContent("Based on a house and a mortgage to discharge.")
  expect(screen.getByRole("figure")).toHaveTextContent("Figures last read on 20 November 2026.")
  expect(screen.getByRole("link", { name: "Price yours" })).toHaveAttribute("href", "/request-a-quote")
  const calculator = screen.getByRole("link", { name: "Open in the calculator" })
  expect(calculator).toHaveAttribute(
    "href",
    "/calculator?side=selling&state=QLD&price=650000&propertyType=house&strata=no&mortgageOnSale=yes",
  )
})
