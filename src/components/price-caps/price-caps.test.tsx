import { fireEvent, render, screen } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { dollars } from "../../domain/money/money"
import { PriceCaps } from "./price-caps"

const readOn = parseIsoDate("2026-11-28")
const source = {
  name: "A copy",
  url: "https://www.example.com/caps",
  checked: readOn,
  setBy: "the Minister",
  read: "copy" as const,
}
const schemes = ["5% Deposit Scheme", "Help to Buy"].map(scheme => ({ scheme, source }))
const areas = [
  { label: "Sydney", places: ["Manly", "Sydney"], caps: [dollars(1_500_000), dollars(1_300_000)] },
  { label: "Rest of New South Wales", places: ["Dubbo"], caps: [dollars(800_000), dollars(800_000)] },
]
const incomes = { "Income limit, one buyer": [null, dollars(103_000)] }

test("the table has every cap and income limit, and who sets them", () => {
  render(<PriceCaps on="2026-11-27" schemes={schemes} areas={areas} incomes={incomes} />)
  const rows = screen.getAllByRole("row").map(row => [...row.children].map(cell => cell.textContent))
  expect(rows).toEqual([
    ["Area", "5% Deposit Scheme", "Help to Buy"],
    ["Sydney", "$1,500,000", "$1,300,000"],
    ["Rest of New South Wales", "$800,000", "$800,000"],
    ["Income limit, one buyer", "No limit", "$103,000"],
  ])
  expect(screen.getByText(/^Help to Buy: /)).toHaveTextContent(
    "Help to Buy: The Minister, read in a copy on 28 November 2026",
  )
})

test("choosing a place, a scheme and a price says whether it's under the cap", () => {
  render(<PriceCaps on="2026-11-27" schemes={schemes} areas={areas} incomes={incomes} />)
  const status = screen.getByRole("status")
  expect(status).toBeEmptyDOMElement()
  const manly = screen.getByRole<HTMLOptionElement>("option", { name: "Manly" })
  manly.selected = true
  fireEvent.input(screen.getByLabelText("Where’s the home?"))
  expect(status).toHaveTextContent("The 5% Deposit Scheme cap for Manly is $1,500,000.")
  fireEvent.input(screen.getByLabelText("Which scheme?"), { target: { value: "1" } })
  fireEvent.input(screen.getByLabelText(/^What’s the price/), { target: { value: "1.35m" } })
  expect(status).toHaveTextContent("Help to Buy cap for Manly is $1,300,000. $1,350,000 is $50,000 over it")
})
