import { act, render, screen, waitFor } from "@testing-library/react"
import { OPEN_QUOTE_HASH, QUOTE_FORM_ID } from "../domain/paths"
import { QuoteActivation } from "../features/quote/quote-activation"
import { useRequestStore } from "../features/quote/request-store"
import { QuoteForm } from "./author-components"

jest.mock("../layouts/site-data", () => jest.requireActual("../testing/example-firm"))

/** In place of loading the form's code, which succeeds once. So the tests of failing and of loading come first. */
let line: Promise<void>
let release = () => {}
jest.mock("./firm-quote-form", () => {
  const code = jest.requireActual("./firm-quote-form")
  return { then: (resolve: (code: unknown) => void, reject: () => void) => line.then(() => resolve(code), reject) }
})

const scrolledTo: Element[] = []

beforeEach(() => {
  sessionStorage.clear()
  scrolledTo.length = 0
  useRequestStore.setState(useRequestStore.getInitialState(), true)
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this)
  }
  history.replaceState(null, "", `/lp/conveyancing${OPEN_QUOTE_HASH}`)
})

/** Renders a page after a navigation: without the server's HTML, and with its form's code still to load. */
const arrive = () =>
  render(
    <>
      <QuoteForm />
      <QuoteActivation path="/lp/conveyancing" />
    </>,
  )

const isModalActive = () => useRequestStore.getState().isModalActive

test("where the code of that form can't be loaded, the modal opens, which has a way out of its own", async () => {
  line = Promise.reject(new Error("a dead line"))
  arrive()
  await screen.findByRole("alert")
  await waitFor(() => expect(isModalActive()).toBe(true))
})

test("while the code of that form is loading, the page is at its place and no modal opens", async () => {
  line = new Promise(resolve => (release = resolve))
  arrive()
  await screen.findByText("Loading …")
  expect(scrolledTo).toHaveLength(1)
  expect(isModalActive()).toBe(false)
})

test("a visitor who has left before the form came is not followed by a modal", async () => {
  const { rerender } = arrive()
  await screen.findByText("Loading …")
  history.replaceState(null, "", "/faqs")
  rerender(<h1>Questions</h1>)
  await act(async () => undefined)
  expect(isModalActive()).toBe(false)
})

test("a link with the hash to a page with a form of its own: the page scrolls to it and focuses it, and no modal opens", async () => {
  arrive()
  expect(isModalActive()).toBe(false)
  release()
  await waitFor(() => expect(screen.getAllByRole("radio")[0]).toHaveFocus())
  expect(scrolledTo.at(-1)).toBe(document.querySelector(`form#${QUOTE_FORM_ID}`))
  expect(isModalActive()).toBe(false)
})
