import { render, screen } from "@testing-library/react"
import { getInitialAnswers } from "../../features/calculator/calculator-questions"
import { readCalculatorAnswers } from "../../features/calculator/read-answers"
import { parseIsoDate } from "../../domain/iso-date"
import { buildExampleQuote } from "../../gatsby/answers/examples"
import { PlaceNear, PlaceQuote, PriceForm } from "./place-end"

jest.mock("gatsby", () => ({ graphql: () => null }))
jest.mock("../author-components", () => ({ ExampleQuote: () => null }))

test("the price of the example is in the form, and what is sent is an answer that the calculator reads", () => {
  render(<PriceForm state="QLD" price={650_000} property="house" />)
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
  const example = { price, on, property: "house" }
  const water = { waterAuthority: "Barwon Water (confirm by address)" }
  render(<PlaceQuote state={state} place={{ name: "Torquay", ...water, example, workedCost: {}, workedSale }} />)
  expect(screen.getByRole("heading", { name: "What buying in Torquay costs: an example" })).toBeInTheDocument()
  expect(screen.getByText(/^Selling in Torquay at the same price costs \$/)).toBeInTheDocument()
  expect(screen.getByText(/Here it’s set by Barwon Water\.$/)).toBeInTheDocument()
  expect(screen.getByRole("figure")).toHaveTextContent("Selling in Victoria at $650,000")
  expect(screen.getByRole("figure")).toHaveTextContent(
    "Based on a house, no owners corporation and a mortgage to discharge.",
  )
})

const CAIRNS = { name: "Cairns", lat: -16.924, lng: 145.766, nearby: [], otherPlaces: [] }
const mackay = { name: "Mackay", region: "Central Queensland coast", path: "/mackay" }

test("places further away aren't called near, and a far office is named with its distance", () => {
  const nearestOffice = { name: "Sunshine Coast", path: "/office", lat: -26.657, lng: 153.08 }
  render(<PlaceNear state="QLD" place={{ ...CAIRNS, otherPlaces: [mackay], nearestOffice }} />)
  expect(screen.getByRole("heading", { name: "Other places in Queensland" })).toBeInTheDocument()
  expect(screen.queryByRole("heading", { name: "Near Cairns" })).toBeNull()
  expect(screen.getByRole("link", { name: /office/ })).toHaveTextContent(
    /^Sunshine Coast office 1,3\d\d km away: we work online/,
  )
})

test.each([
  ["in the same town", -16.93, "Edge Hill office our nearest"],
  // Half a degree of latitude is 56 km.
  ["within 60 km", -17.424, "Edge Hill office our nearest, 56 km away"],
])("an office %s is the nearest", (_where, lat, words) => {
  const nearestOffice = { name: "Edge Hill", path: "/office", lat, lng: 145.766 }
  render(<PlaceNear state="QLD" place={{ ...CAIRNS, nearby: [mackay], nearestOffice }} />)
  expect(screen.getByRole("heading", { name: "Near Cairns" })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: /office/ })).toHaveTextContent(words)
})
