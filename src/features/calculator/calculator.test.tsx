import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { LATE_NOTE_ID } from "../../lib/waiting"
import { openPrerenderedPage } from "../../testing/built-page"
import { Calculator } from "./calculator"
import { StaticCalculator } from "./interactive-calculator"

jest.mock("gatsby", () => ({ navigate: () => {} }))
// A day for which there are figures, so that the test doesn't depend on when it runs.
jest.mock("../../lib/today", () => ({ today: () => "2026-11-21" }))

/** A page with the calculator as the build made it, before the script has loaded. */
const builtPage = () =>
  openPrerenderedPage(
    <div className="calculator-box">
      <div>
        <StaticCalculator start="whole" />
      </div>
    </div>,
  )

const price = () => screen.findByLabelText("What is the price?")
// jsdom treats the focused element as pressed, which would delay the replacement of the form.
const sheet = () =>
  waitFor(() => {
    fireEvent.pointerUp(document)
    return screen.getByLabelText("Your itemised quote")
  })

beforeEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, "", "/calculator")
})

test("what was typed, chosen and opened before the script came is there when the calculator is alive", async () => {
  const page = await builtPage()
  await userEvent.type(await price(), "800k")
  await userEvent.click(screen.getByLabelText("Victoria"))
  page.querySelector("#calculator-firms")?.setAttribute("open", "")
  render(<Calculator />, { container: page, hydrate: true })
  expect(await sheet()).toHaveTextContent("Victoria at $800,000")
  expect(await price()).toHaveValue("800k")
  expect(screen.getByLabelText("Victoria")).toHaveFocus()
  expect(document.querySelector("#calculator-firms")).toHaveAttribute("open")
  expect(document.querySelector("#calculator-states")).not.toHaveAttribute("open")
})

test("a press on its button that comes before the code shows and says so, is held and repeated", async () => {
  const page = await builtPage()
  const note = Object.assign(document.createElement("p"), { id: LATE_NOTE_ID })
  note.dataset.text = "One moment."
  document.body.append(note)
  render(<Calculator />, { container: page, hydrate: true })
  const button = screen.getByText("Show every line")
  fireEvent.click(button)
  expect(button).toHaveAttribute("aria-busy", "true")
  expect(note).toHaveTextContent("One moment.")
  expect(await screen.findByText("There’s a problem")).toBeInTheDocument()
  expect(screen.getByText("Show every line")).not.toHaveAttribute("aria-busy")
  expect(note).toHaveTextContent("")
})

test("an address that carries answers opens the calculator with them, alive", async () => {
  window.history.replaceState(null, "", "/calculator?state=VIC&price=800k&utm_source=friend")
  const page = await builtPage()
  render(<Calculator />, { container: page, hydrate: true })
  expect(await sheet()).toHaveTextContent("Victoria at $800,000")
  expect(await price()).toHaveValue("800k")
  expect(screen.getByLabelText("Victoria")).toBeChecked()
})

test("a page that comes by navigation draws the calculator by itself", async () => {
  render(<Calculator start="firms" />)
  expect(await price()).toHaveValue("")
  expect(document.querySelector("#calculator-firms")).toHaveAttribute("open")
})

test("the address stays as it is until an answer is given", async () => {
  window.history.replaceState(null, "", "/calculator")
  render(<Calculator />)
  await price()
  expect(window.location.search).toBe("")
  await userEvent.type(await price(), "8")
  expect(new URLSearchParams(window.location.search).get("price")).toBe("8")
})
