import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Http } from "../../../lib/http"
import { isAnythingUnsaved } from "../../../lib/session-draft"
import {
  answerJob,
  answerPerson,
  answerProperty,
  FORM,
  KEPT,
  newTabForEachTest,
  press,
  showQuoteForm,
} from "../../../testing/quote-form-on-screen"
import { InteractiveQuoteForm } from "./interactive-quote-form"

newTabForEachTest()

test("what was answered is there again after the form was closed", async () => {
  const { unmount, ui } = showQuoteForm()
  await answerProperty()
  await userEvent.type(screen.getByLabelText(/expect to sell/), "1.25m")
  unmount()
  window.history.replaceState(null, "")
  render(ui)
  expect(screen.getByLabelText(/expect to sell/)).toHaveValue("1.25m")
  await press("Back")
  expect(screen.getByRole("radio", { name: "Selling" })).toBeChecked()
})

test("what a visitor typed is unsaved until it is sent, or the form that holds it is gone", async () => {
  const { unmount, ui } = showQuoteForm()
  expect(isAnythingUnsaved()).toBe(false)
  await userEvent.click(screen.getByRole("radio", { name: "Selling" }))
  expect(isAnythingUnsaved()).toBe(true)
  unmount()
  expect(isAnythingUnsaved()).toBe(false)
  render(ui)
  expect(isAnythingUnsaved()).toBe(true)
  await answerJob()
  await answerPerson()
  await waitFor(() => expect(isAnythingUnsaved()).toBe(false))
})

test("what was typed before the form was alive is kept for the tab at once", () => {
  const http: Http = async () => KEPT
  const { unmount } = render(<InteractiveQuoteForm {...FORM} http={http} typed={{ side: "selling" }} />)
  unmount()
  render(<InteractiveQuoteForm {...FORM} http={http} />)
  expect(screen.getByRole("radio", { name: "Selling" })).toBeChecked()
})
