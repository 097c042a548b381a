import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Http } from "../../../lib/http"
import { isAnythingUnsaved } from "../../../lib/session-draft"
import {
  answerJob,
  answerPerson,
  FORM,
  KEPT,
  openTabForEachTest,
  press,
  showQuoteForm,
} from "../../../testing/quote-form-on-screen"
import { addToQuoteDraft } from "../../../lib/quote-draft"
import { keepQuoteDraft } from "./draft"
import { InteractiveQuoteForm } from "./interactive-quote-form"

openTabForEachTest()

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
  const { unmount } = render(<InteractiveQuoteForm {...FORM} http={http} typedValues={{ side: "selling" }} />)
  unmount()
  render(<InteractiveQuoteForm {...FORM} http={http} />)
  expect(screen.getByRole("radio", { name: "Selling" })).toBeChecked()
})

const startAgain = () => screen.queryByRole("button", { name: "Start again" })
const chosen = () => screen.queryAllByRole("radio", { checked: true })

test("the first screen has a way to start again as soon as there's something to clear, and it takes the focus back", async () => {
  showQuoteForm()
  expect(startAgain()).toBeNull()
  await userEvent.click(screen.getByRole("radio", { name: "Selling" }))
  await press("Start again")
  expect([chosen(), startAgain(), sessionStorage.getItem("draft:quote")]).toEqual([[], null, null])
  expect(screen.getByRole("heading", { name: /The property$/ })).toHaveFocus()
})

test.each([
  ["a draft", {}, { side: "selling" }],
  ["an answer from before it was interactive", { typedValues: { side: "selling" } }, null],
])("a form that begins with %s can be started again on its first screen, for good", async (_, given, draft) => {
  const http: Http = async () => KEPT
  if (draft) keepQuoteDraft({ values: draft })
  const { unmount } = render(<InteractiveQuoteForm {...FORM} http={http} {...given} />)
  expect(chosen()).toHaveLength(1)
  await press("Start again")
  expect([chosen(), startAgain()]).toEqual([[], null])
  unmount()
  render(<InteractiveQuoteForm {...FORM} http={http} />)
  expect([chosen(), startAgain()]).toEqual([[], null])
  expect(isAnythingUnsaved()).toBe(false)
})

test("what the page itself has chosen is nothing to clear", async () => {
  render(<InteractiveQuoteForm {...FORM} state="VIC" side="selling" http={async () => KEPT} />)
  expect(startAgain()).toBeNull()
  await userEvent.click(screen.getByRole("radio", { name: "Buying" }))
  await press("Start again")
  expect(screen.getByRole("radio", { name: "Selling" })).toBeChecked()
  expect(startAgain()).toBeNull()
})

const ADDED = { answers: { side: "buying", state: "VIC" }, note: (written: string) => `${written}Which edition?` }

const note = () => screen.getByLabelText(/Anything we should know/)

test("what another page added begins the form: its answers chosen, its words in the message, all to change", async () => {
  addToQuoteDraft(ADDED)
  const { unmount, ui } = showQuoteForm()
  expect(screen.getByRole("radio", { name: "Buying" })).toBeChecked()
  expect(screen.getByRole("radio", { name: "Victoria" })).toBeChecked()
  await answerJob()
  await press("Send it to me")
  expect(note()).toHaveValue("Which edition?")
  await userEvent.type(note(), " We have two.")
  unmount()
  render(ui)
  expect(note()).toHaveValue("Which edition? We have two.")
})

test("what another page adds to a form that was begun changes no answer in it", async () => {
  const { unmount, ui } = showQuoteForm()
  await answerJob()
  await press("Send it to me")
  await userEvent.type(note(), "We have a dog. ")
  unmount()
  window.history.replaceState(null, "")
  addToQuoteDraft(ADDED)
  render(ui)
  expect(note()).toHaveValue("We have a dog. Which edition?")
  for (const back of ["Back", "Change an answer", "Back"]) await press(back)
  expect(screen.getByRole("radio", { name: "Selling" })).toBeChecked()
  expect(screen.getByRole("radio", { name: "New South Wales" })).toBeChecked()
})
