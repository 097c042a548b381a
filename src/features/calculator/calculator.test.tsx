import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { openPrerenderedPage, startChangedPage } from "../../testing/built-page"
import { InteractiveCalculator } from "./interactive-calculator"

jest.mock("gatsby", () => ({ navigate: () => {} }))
// A day for which there are figures, so that the test doesn't depend on when it runs.
jest.mock("../../lib/today", () => ({ today: () => "2026-11-21", now: () => new Date("2026-11-21T02:00:00Z") }))

const builtPage = () => openPrerenderedPage(<InteractiveCalculator />)

const price = () => screen.findByLabelText("What is the price?")
const sheet = () => screen.findByLabelText("Your itemised quote")

beforeEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, "", "/calculator")
})

test("the calculator becomes interactive at the first touch with nothing drawn anew, in a page that a translator has changed", async () => {
  const sum = () => screen.queryByLabelText("Your itemised quote")
  const page = await startChangedPage(
    <InteractiveCalculator state="VIC" />,
    page => {
      const box = page.querySelector<HTMLInputElement>("[name=price]")
      if (box) box.value = "800k"
      page.querySelector("#calculator-firms")?.setAttribute("open", "")
    },
    () => sum() !== null,
  )
  expect(page).toMatchObject({ errors: [], lostBoxes: [] })
  // The total takes their place.
  expect(new Set(page.lostTexts)).toEqual(
    new Set([
      "OUR FIXED FEE",
      "SEARCHES, SETTLEMENT AND CHECKS",
      "GOVERNMENT DUTY AND FEES",
      "YOUR TOTAL",
      "YOU’D PAY ON TOP OF THE PRICE",
      "YOUR TOTAL WILL APPEAR HERE.",
      "ANSWER THE QUESTIONS ABOVE FIRST.",
    ]),
  )
  expect(sum()).toHaveTextContent("Victoria at $800,000")
  expect(document.querySelector("#calculator-firms")).toHaveAttribute("open")
  expect(document.querySelector("#calculator-states")).not.toHaveAttribute("open")
})

test("an address that carries answers opens the calculator with them, alive", async () => {
  window.history.replaceState(null, "", "/calculator?state=VIC&price=800k&utm_source=friend")
  const page = await builtPage()
  render(<InteractiveCalculator />, { container: page, hydrate: true })
  expect(await sheet()).toHaveTextContent("Victoria at $800,000")
  expect(await price()).toHaveValue("800k")
  expect(screen.getByLabelText("Victoria")).toBeChecked()
})

test("a page that comes by navigation draws the calculator by itself", async () => {
  render(<InteractiveCalculator start="firms" />)
  expect(await price()).toHaveValue("")
  expect(document.querySelector("#calculator-firms")).toHaveAttribute("open")
})

test("the address stays as it is until an answer is given", async () => {
  window.history.replaceState(null, "", "/calculator")
  render(<InteractiveCalculator />)
  await price()
  expect(window.location.search).toBe("")
  await userEvent.type(await price(), "8")
  expect(new URLSearchParams(window.location.search).get("price")).toBe("8")
})
