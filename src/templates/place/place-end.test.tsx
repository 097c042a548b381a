import { render, screen } from "@testing-library/react"
import { parseCalculatorAnswersFromQuery, getDefaultAnswers } from "../../features/calculator/calculator-questions"
import { readCalculatorAnswers } from "../../features/calculator/read-answers"
import { parseIsoDate } from "../../domain/iso-date"
import { PriceForm } from "./place-end"

jest.mock("gatsby", () => ({ graphql: () => null }))

test("the price of the example is in the form, and what is sent is an answer that the calculator reads", () => {
  render(<PriceForm state="QLD" price={650_000} />)
  const price = screen.getByLabelText<HTMLInputElement>("Try a different price")
  expect(price).toHaveValue("650,000")
  const form = price.form
  expect(form).toHaveAttribute("action", "/calculator")
  const params = new URLSearchParams([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]))
  const { job, errors } = readCalculatorAnswers(
    { ...getDefaultAnswers(), ...parseCalculatorAnswersFromQuery(`?${params}`) },
    parseIsoDate("2026-11-21"),
  )
  expect(errors).toEqual([])
  expect(job).toMatchObject({ side: "buying", state: "QLD", price: 650_000_00, buyers: "2" })
})
