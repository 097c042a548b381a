import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { LATE_NOTE_ID } from "../../lib/waiting"
import { KeyDates } from "./key-dates"

// This test has a file of its own, because the rules load only once per file and mustn't be loaded yet.

/** The page's live region. */
function createPageNote(): HTMLElement {
  const note = Object.assign(document.createElement("p"), { id: LATE_NOTE_ID })
  note.dataset.text = "One moment."
  document.body.append(note)
  return note
}

test("a press that comes before the rules shows and says that it was taken, until they're there", async () => {
  Element.prototype.scrollIntoView = () => {}
  const note = createPageNote()
  render(<KeyDates />)
  const button = await screen.findByRole("button", { name: "Show my dates" })
  expect(note).toHaveTextContent("")
  fireEvent.click(button)
  expect(button).toHaveAttribute("aria-busy", "true")
  expect(note).toHaveTextContent("One moment.")
  expect(await screen.findByRole("heading", { name: "There’s a problem" })).toBeInTheDocument()
  await waitFor(() => expect(note).toHaveTextContent(""))
  expect(button).not.toHaveAttribute("aria-busy")

  // Once the rules have loaded, the answer appears at once.
  fireEvent.click(button)
  expect(button).not.toHaveAttribute("aria-busy")
  expect(note).toHaveTextContent("")
})
