import { render, screen, waitFor } from "@testing-library/react"
import type { Http } from "../../../lib/http"
import { isAnythingUnsaved } from "../../../lib/session-draft"
import { countNavigationsInEachTest, listAnswersOnAllScreens } from "../../../testing/any-visitor"
import {
  answerJobScreens,
  fillInPersonAndSend,
  chooseAnswers,
  fillField,
  FORM,
  KEPT,
  openTabForEachTest,
  pressButton,
  showQuoteForm,
} from "../../../testing/quote-form-on-screen"
import { addAnswersToQuoteDraft } from "../../../lib/quote-draft"
import { saveQuoteDraft } from "./draft"
import { InteractiveQuoteForm } from "./interactive-quote-form"

openTabForEachTest()
countNavigationsInEachTest()

test("what a visitor typed is unsaved until it is sent, or the form that holds it is gone", async () => {
  const { unmount, ui } = showQuoteForm()
  expect(isAnythingUnsaved()).toBe(false)
  chooseAnswers("Selling")
  expect(isAnythingUnsaved()).toBe(true)
  unmount()
  expect(isAnythingUnsaved()).toBe(false)
  render(ui)
  expect(isAnythingUnsaved()).toBe(true)
  await answerJobScreens()
  await fillInPersonAndSend()
  await waitFor(() => expect(isAnythingUnsaved()).toBe(false))
})

test("what was typed before the form was alive is kept for the tab at once", () => {
  const http: Http = async () => KEPT
  const { unmount } = render(<InteractiveQuoteForm {...FORM} http={http} typedValues={{ side: "selling" }} />)
  unmount()
  render(<InteractiveQuoteForm {...FORM} http={http} />)
  expect(screen.getByLabelText("Selling")).toBeChecked()
})

const startAgain = () => screen.queryByText("Start again")
const listChoices = () => [...document.querySelectorAll("[type=radio]:checked")]

test("the first screen has a way to start again as soon as there's something to clear, and it takes the focus back", async () => {
  showQuoteForm()
  expect(startAgain()).toBeNull()
  chooseAnswers("Selling")
  await pressButton("Start again")
  expect([listChoices(), startAgain(), sessionStorage.getItem("draft:quote")]).toEqual([[], null, null])
  expect(screen.getByRole("heading", { name: /The property$/ })).toHaveFocus()
})

test.each([
  ["a draft", {}, { side: "selling" }],
  ["an answer from before it was interactive", { typedValues: { side: "selling" } }, null],
])("a form that begins with %s can be started again on its first screen, for good", async (_, props, draft) => {
  const http: Http = async () => KEPT
  if (draft) saveQuoteDraft({ values: draft })
  const { unmount } = render(<InteractiveQuoteForm {...FORM} http={http} {...props} />)
  expect(listChoices()).toHaveLength(1)
  await pressButton("Start again")
  expect([listChoices(), startAgain()]).toEqual([[], null])
  unmount()
  render(<InteractiveQuoteForm {...FORM} http={http} />)
  expect([listChoices(), startAgain()]).toEqual([[], null])
  expect(isAnythingUnsaved()).toBe(false)
})

test("what the page itself has chosen is nothing to clear", async () => {
  render(<InteractiveQuoteForm {...FORM} state="VIC" side="selling" http={async () => KEPT} />)
  expect(startAgain()).toBeNull()
  chooseAnswers("Buying")
  await pressButton("Start again")
  expect(screen.getByLabelText("Selling")).toBeChecked()
  expect(startAgain()).toBeNull()
})

test("the form over the calculator begins with its answers at the first question that's open, and later changes stay", async () => {
  const search = "?side=selling&state=QLD&propertyType=unit&price=780k&mortgageOnSale=yes"
  window.history.replaceState(null, "", `/calculator${search}`)
  const { unmount, ui } = showQuoteForm()
  expect(screen.getByRole("heading", { name: /Details of the sale$/ })).toBeInTheDocument()
  expect(screen.getByLabelText(/expect to sell/)).toHaveValue("780k")
  chooseAnswers("Getting ready to sell")
  fillField(/expect to sell/, "800k")
  unmount()
  window.history.replaceState(null, "", `/calculator${search}`)
  const again = render(ui)
  expect(screen.getByLabelText(/expect to sell/)).toHaveValue("800k")
  again.unmount()
  window.history.replaceState(null, "", "/calculator?side=selling&state=VIC&propertyType=unit&price=700k")
  render(ui)
  expect(screen.getByRole("article")).toHaveTextContent("Selling in Victoria at $700,000")
  window.history.replaceState(null, "", "/")
})

const ADDED = { answers: { side: "buying", state: "VIC" }, note: (text: string) => `${text}Which edition?` }

const NOTE = /Anything we should know/
const note = () => screen.getByLabelText(NOTE)

test("what another page added begins the form: its answers chosen, its words in the message, all to change", async () => {
  addAnswersToQuoteDraft(ADDED)
  const { unmount, ui } = showQuoteForm()
  expect(screen.getByLabelText("Buying")).toBeChecked()
  expect(screen.getByLabelText("Victoria")).toBeChecked()
  await answerJobScreens()
  await pressButton("Send it to me")
  expect(note()).toHaveValue("Which edition?")
  fillField(NOTE, "Which edition? We have two.")
  unmount()
  render(ui)
  expect(note()).toHaveValue("Which edition? We have two.")
})

test("what another page adds to a form that was begun changes no answer in it", async () => {
  const { unmount, ui } = showQuoteForm()
  await answerJobScreens()
  await pressButton("Send it to me")
  fillField(NOTE, "We have a dog. ")
  unmount()
  window.history.replaceState(null, "")
  addAnswersToQuoteDraft(ADDED)
  render(ui)
  expect(note()).toHaveValue("We have a dog. Which edition?")
  expect(Object.fromEntries(await listAnswersOnAllScreens())).toMatchObject({ side: "selling", state: "NSW" })
})
