import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { KeyDates } from "./key-dates"

jest.mock("../../domain/firm/states", () => ({ ourStates: ["VIC"] }))

/** Long after every contract here, so that no date is the one that matters first. */
beforeEach(() => {
  process.env.PREVIEW_DATE = "2028-06-01"
})

beforeEach(() => window.history.replaceState(null, "", "/calendar"))

const show = async () => {
  render(<KeyDates />)
  return screen.findByRole("button", { name: "Show my dates" })
}

test("a firm in one state needs the contract date alone", async () => {
  await userEvent.click(await show())
  const links = (await screen.findAllByRole("link")).map(link => link.getAttribute("href"))
  expect(links).toEqual(["#key-dates-day"])
  await userEvent.type(screen.getByLabelText("Day"), "24")
  await userEvent.type(screen.getByLabelText("Month"), "11")
  await userEvent.type(screen.getByLabelText("Year"), "2026")
  expect((await screen.findAllByRole("list"))[0]).toHaveTextContent("Cooling-off ends")
  expect(screen.getByText(/^Buying in Victoria\. Cooling-off ends: /, { selector: "p.text-note" })).toBeInTheDocument()
})

// Its dates would be counted by the rules of the firm's own state.
test("an address about a state where the firm doesn't act answers nothing", async () => {
  window.history.replaceState(null, "", "/calendar?state=NSW&day=24&month=11&year=2026")
  await userEvent.click(await show())
  expect((await screen.findAllByRole("link")).map(link => link.getAttribute("href"))).toEqual(["#key-dates-day"])
  expect(screen.getByRole("radio", { name: "Victoria" })).toBeChecked()
  expect(screen.getByLabelText("Day")).toHaveValue("")
})
