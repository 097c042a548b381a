import { render, screen } from "@testing-library/react"
import { getInitialAnswers } from "../../features/calculator/calculator-questions"
import { readCalculatorAnswers } from "../../features/calculator/read-answers"
import { parseIsoDate } from "../../domain/iso-date"
import { buildExampleQuote } from "../../gatsby/answers/examples"
import { PlaceQuote, PriceForm } from "./place-end"

jest.mock("gatsby", () => ({ graphql: () => null }))
jest.mock("../author-components", () => ({ ExampleQuote: () => null }))

test("the price of the example is in the form, and what is sent is an answer that the calculator reads", () => {
  render(<PriceForm state="QLD" price={650_000} />)
  const price = screen.getByLabelText<HTMLInputElement>("Try a different price")
  expect(price).toHaveValue("650,000")
  const form = price.form
  expect(form).toHaveAttribute("action", "/calculator")
  const params = new URLSearchParams([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]))
  const answers = getInitialAnswers({ search: `?${params}` })
  const { job, errors } = readCalculatorAnswers(answers, parseIsoDate("2026-11-21"))
  expect(errors).toEqual([])
  expect(job).toMatchObject({ side: "buying", state: "QLD", price: 650_000_00, buyers: "2", liveIn: "yes" })
})

test("a place shows what both sides cost, and what the sale counts on", () => {
  const [state, price, on] = ["VIC" as const, 650_000, "2026-11-21"]
  const { totals, basis } = buildExampleQuote({ side: "selling", state, price, on })
  const workedSale = { side: "selling", state, price, totals, checkedOn: basis.checkedOn, basedOn: basis.basedOn }
  render(<PlaceQuote state={state} place={{ name: "Torquay", example: { price, on }, workedCost: {}, workedSale }} />)
  expect(screen.getByRole("heading", { name: "What buying in Torquay costs: an example" })).toBeInTheDocument()
  expect(screen.getByRole("heading", { name: "What selling in Torquay costs at the same price" })).toBeInTheDocument()
  expect(screen.getByRole("figure")).toHaveTextContent("Selling in Victoria at $650,000")
  expect(screen.getByRole("figure")).toHaveTextContent(
    "Based on a house, no owners corporation and a mortgage to discharge.",
  )
})
