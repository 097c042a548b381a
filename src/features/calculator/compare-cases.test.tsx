import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parseIsoDate } from "../../domain/iso-date"
import { getTextsByRole } from "../../testing/get-texts"
import { InteractiveCalculator, type InteractiveCalculatorProps } from "./interactive-calculator"

const TODAY = parseIsoDate("2026-11-21")
const PRICE = "Another price to compare"

type Options = Partial<InteractiveCalculatorProps> & { query?: Record<string, string> }

/** @param query The answers in the page's address. */
function show({ query, ...props }: Options = {}) {
  if (query) window.history.replaceState(null, "", `/calculator?${new URLSearchParams(query).toString()}`)
  return render(<InteractiveCalculator start="whole" today={() => TODAY} {...props} />)
}

const openCalculator = (query: Record<string, string>) => show({ query })

const dated = (name: string, day: string, month: string, year: string) => ({
  [`${name}.day`]: day,
  [`${name}.month`]: month,
  [`${name}.year`]: year,
})

const part = () => document.querySelector<HTMLDetailsElement>("#calculator-dates")
const table = (caption: string) => screen.getByLabelText(caption)
const listRowCells = (caption: string, name: RegExp) =>
  getTextsByRole("cell", within(table(caption)).getByRole("row", { name }))

beforeEach(() => window.history.replaceState(null, "", "/calculator"))

// New South Wales, 2026-27: 11,602 + 513,000 x 4.5% = 34,687 at 900,000; 11,602 + 463,000 x 4.5% = 32,437 at 850,000.
test("a link with two prices opens both side by side, with the difference of each part", () => {
  openCalculator({ price: "900k", otherPrice: "850k" })
  expect(part()?.open).toBe(true)
  expect(part()).toHaveClass("layout-answer")
  expect(screen.getByText("At $850,000, the costs are $2,250.00 lower.")).toBeInTheDocument()
  const caption = "Costs at each price"
  expect(getTextsByRole("columnheader", table(caption))).toEqual(["Line", "At $900,000", "At $850,000", "Difference"])
  expect(listRowCells(caption, /^Our fixed fee/)).toEqual(["$1,675.00", "$1,675.00", "$0.00"])
  expect(listRowCells(caption, /^Searches, settlement and checks/)[2]).toBe("$0.00")
  expect(listRowCells(caption, /^Transfer duty/)).toEqual(["$34,687.00", "$32,437.00", "−$2,250.00"])
  expect(listRowCells(caption, /^Total on top/)[2]).toBe("−$2,250.00")
  expect(listRowCells(caption, /^Including the price/)[2]).toBe("−$52,250.00")
  expect(document.body).not.toHaveTextContent("Duty depends on the contract date. Our fee")
})

// NSW for 2025-26: 11,152 + (900,000 - 372,000) x 4.5% = 34,912; at 850,000 in 2026-27 32,437: 2,475 less.
test("a price and a date are compared at once", () => {
  openCalculator({
    ...{ price: "900k", otherPrice: "850k" },
    ...dated("contractDate", "30", "6", "2026"),
    ...dated("otherDate", "1", "7", "2026"),
  })
  expect(
    screen.getByText(
      "At $850,000, signed on 1 July 2026, the costs would have been $2,475.00 lower. That date has passed.",
    ),
  ).toBeInTheDocument()
  const caption = "Costs at each price and contract date"
  const columns = ["At $900,000, signed 30 June 2026", "At $850,000, signed 1 July 2026"]
  expect(getTextsByRole("columnheader", table(caption)).slice(1, 3)).toEqual(columns)
  expect(listRowCells(caption, /^Transfer duty/)).toEqual(["$34,912.00", "$32,437.00", "−$2,475.00"])
})

// For 2026-27 duty at 900,000 is 34,687.
test("two contract dates give the difference that a rate change makes", () => {
  openCalculator({
    price: "900k",
    ...dated("contractDate", "30", "6", "2026"),
    ...dated("otherDate", "1", "7", "2026"),
  })
  expect(
    screen.getByText("Signing on 1 July 2026 would have cost $225.00 less. That date has passed."),
  ).toBeInTheDocument()
  expect(listRowCells("Costs at each contract date", /^Transfer duty/)).toEqual([
    "$34,912.00",
    "$34,687.00",
    "−$225.00",
  ])
})

test("a day that no figure covers is refused in words, and nothing is compared", () => {
  openCalculator({ price: "900k", ...dated("otherDate", "1", "7", "2031") })
  expect(part()).toHaveTextContent("There is no figure in force on 1 July 2031.")
  expect(within(part() ?? document.body).queryByRole("table")).toBeNull()
})

test("a sale is compared at another price; for a date it's told why that makes no difference", () => {
  openCalculator({ side: "selling", price: "900k", ...dated("otherDate", "1", "7", "2026") })
  expect(part()).toHaveTextContent("You don’t pay duty on a sale, so the contract date makes no difference here.")
  openCalculator({ side: "selling", price: "900k", otherPrice: "850k" })
  expect(screen.getByText("At $850,000, the costs are the same.")).toBeInTheDocument()
  expect(listRowCells("Costs at each price", /^Total/)[2]).toBe("$0.00")
})

test("the same price again is the same", () => {
  openCalculator({ price: "900k", otherPrice: "$900,000" })
  expect(screen.getByText("At $900,000, the costs are the same.")).toBeInTheDocument()
  expect(screen.getByText("The same again")).toBeInTheDocument()
})

test.each([
  ["85", "Did you mean $85,000?"],
  ["dear", "Enter the price in dollars, like $850,000"],
])("another price that can't be read, %s, is told at its field, and the total stays", async (text, message) => {
  show({ start: "dates", query: { price: "900k" } })
  const field = screen.getByLabelText(PRICE)
  await userEvent.type(field, text)
  await userEvent.tab()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(part()).toHaveTextContent("Enter another price or date to see what changes.")
  expect(screen.getByLabelText("Your itemised quote")).toBeInTheDocument()
})

test("another price below the building costs is refused", async () => {
  const offThePlan = { offThePlan: "yes", propertyType: "unit", state: "VIC", constructionCost: "500k" }
  show({ start: "dates", query: { price: "900k", ...offThePlan } })
  const field = screen.getByLabelText(PRICE)
  await userEvent.type(field, "450k")
  await userEvent.tab()
  expect(field).toHaveAccessibleDescription(expect.stringContaining("Enter a price above the building costs"))
})
