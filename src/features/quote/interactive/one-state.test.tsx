import { fireEvent, screen, waitFor } from "@testing-library/react"
import { chooseAnswers, openTabForEachTest, pressButton, showQuoteForm } from "../../../testing/quote-form-on-screen"
import { saveQuoteDraft } from "./draft"

jest.mock("../../../domain/firm/states", () => ({ ourStates: ["VIC"] }))

openTabForEachTest()

/** Pensioners get a concession in Victoria only, so the draft from New South Wales says nothing about a card. */
const NO_EXTRAS = { foreign: "none", liveIn: "unsure", firstHome: "unsure" }

const states = (question: string) => {
  const radios = screen.getByRole("group", { name: question }).querySelectorAll("input")
  return [...radios].map(({ value, checked }) => [value, checked])
}

test("a firm in one state asks whether the property is there, takes nothing for granted, and is named for somewhere else", async () => {
  showQuoteForm()
  expect(states("Where is the property?")).toEqual([
    ["VIC", false],
    ["other", false],
  ])
  chooseAnswers("Somewhere else")
  expect(screen.getByRole("note")).toHaveTextContent("We act in Victoria only")
})

test("a draft from before the firm left a state asks for the state again, and keeps the other answers", async () => {
  const values = { side: "both", state: "NSW", propertyType: "house", price: "850k", stage: "looking", ...NO_EXTRAS }
  const sale = { state: "QLD", propertyType: "unit", price: "600k", stage: "looking" }
  saveQuoteDraft({ screen: "price", values: { ...values, sale } })
  showQuoteForm()
  expect(screen.getByRole("heading", { name: /The property$/ })).toBeInTheDocument()
  expect(screen.getByRole("radio", { name: "House" })).toBeChecked()
  expect(states("Where is the property you’re buying?")).toEqual([
    ["VIC", false],
    ["other", false],
  ])
  chooseAnswers("Victoria")
  await pressButton("Continue")
  expect(await screen.findByLabelText("What is the price?")).toHaveValue("850k")
  await pressButton("Continue")
  await screen.findByRole("group", { name: /foreign person/ })
  fireEvent.click(document.querySelector('input[name="pensioner"][value="no"]') as HTMLInputElement)
  await pressButton("Continue")
  await screen.findByRole("group", { name: "Where is it?" })
  await waitFor(() => expect(states("Where is it?")).toEqual([["VIC", true]]))
  await pressButton("Show my price")
  expect(await screen.findByRole("heading", { name: /Your price$/ })).toBeInTheDocument()
})
