import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { trackEvent } from "../../../lib/tags/track"
import {
  answerJobScreens,
  fillInPersonAndSend,
  answerPropertyScreen,
  answerTimingScreen,
  chooseAnswers,
  FORM,
  KEPT,
  openTabForEachTest,
  pressButton,
  showQuoteForm,
} from "../../../testing/quote-form-on-screen"
import { saveQuoteDraft } from "./draft"
import { InteractiveQuoteForm } from "./interactive-quote-form"

jest.mock("../../../lib/tags/track", () => ({ trackEvent: jest.fn() }))

openTabForEachTest()

let clock = 0
beforeEach(() => {
  clock = 0
  jest.spyOn(performance, "now").mockImplementation(() => clock)
  jest.mocked(trackEvent).mockClear()
})
afterEach(() => jest.mocked(performance.now).mockRestore())

/** The events so far, each as its name and its step. */
const events = (): string[] =>
  jest.mocked(trackEvent).mock.calls.map(([event]) => ("step" in event ? `${event.event} ${event.step}` : event.event))

const OPENED = ["quote_opened", "quote_step_viewed property"]

const page = (type: "pagehide" | "pageshow") => act(() => void window.dispatchEvent(new Event(type)))

test("answers that are missing are a refusal of their step", async () => {
  showQuoteForm()
  await pressButton("Continue")
  expect(events()).toEqual([...OPENED, "quote_step_refused property"])
  await answerPropertyScreen()
  await pressButton("Show my price")
  expect(events().slice(3)).toEqual(["quote_step_refused property"])
  answerTimingScreen()
  await pressButton("Show my price")
  await pressButton("Send it to me")
  await pressButton("Send me this quote")
  expect(events().at(-1)).toBe("quote_step_refused send")
})

test("a form that was closed was abandoned at its step, once", async () => {
  const { unmount } = showQuoteForm()
  await answerJobScreens()
  unmount()
  page("pagehide")
  expect(events().slice(-2)).toEqual(["quote_step_viewed price", "quote_abandoned price"])
})

test("a form whose page was left was abandoned, once", async () => {
  const { unmount } = showQuoteForm()
  chooseAnswers("Selling")
  page("pagehide")
  unmount()
  expect(events()).toEqual([...OPENED, "quote_abandoned property"])
})

test("a form that was sent was not abandoned, whatever becomes of the page", async () => {
  const { unmount, gone } = showQuoteForm()
  await answerJobScreens()
  await fillInPersonAndSend()
  await waitFor(() => expect(gone).toHaveLength(1))
  fireEvent.focusIn(screen.getByLabelText("Email"))
  page("pagehide")
  unmount()
  expect(events().slice(-3)).toEqual(["quote_step_viewed send", "quote_step_completed send", "quote_submitted"])
})

test("back from the browser's memory the form is opened by a touch, and the time away doesn't count", async () => {
  showQuoteForm()
  clock += 10_000
  chooseAnswers("Selling")
  page("pagehide")
  clock += 3_600_000
  page("pageshow")
  page("pagehide")
  expect(events()).toEqual([...OPENED, "quote_abandoned property"])
  page("pageshow")
  chooseAnswers("Buying")
  clock += 5_000
  await answerJobScreens()
  expect(events().slice(3, 5)).toEqual(OPENED)
  expect(trackEvent).toHaveBeenCalledWith({ event: "quote_step_completed", step: "property", seconds: "5" })
})

test("a sent form that the browser's memory brings back is opened anew by a touch", async () => {
  const { gone } = showQuoteForm()
  await answerJobScreens()
  await fillInPersonAndSend()
  await waitFor(() => expect(gone).toHaveLength(1))
  page("pagehide")
  page("pageshow")
  fireEvent.click(screen.getByLabelText("Email"))
  expect(events().slice(-2)).toEqual(["quote_opened", "quote_step_viewed send"])
})

test("a form that the draft alone made interactive is opened by the first touch, and not abandoned without one", async () => {
  saveQuoteDraft({ screen: "timing", values: { side: "selling", state: "NSW", propertyType: "house" } })
  const untouched = showQuoteForm()
  expect(screen.getByRole("heading", { name: /Details of the sale/ })).toBeInTheDocument()
  clock += 60_000
  page("pagehide")
  untouched.unmount()
  expect(events()).toEqual([])

  showQuoteForm()
  clock += 60_000
  answerTimingScreen()
  expect(events()).toEqual(OPENED)
  clock += 20_000
  await pressButton("Show my price")
  expect(trackEvent).toHaveBeenCalledWith({ event: "quote_step_completed", step: "property", seconds: "20" })
})

// Some browsers focus nothing when a button is pressed.
test("a press of Continue alone is a touch", () => {
  showQuoteForm()
  fireEvent.submit(document.querySelector("form") as HTMLFormElement)
  expect(events()).toEqual([...OPENED, "quote_step_refused property"])
})

const DRAFT = { side: "selling", state: "NSW", contractDate: { day: "3" } }

test.each([
  ["what was typed before the form was interactive was a touch", null, { side: "selling" }, OPENED],
  ["what the browser filled in again, as the draft has it, was no touch", DRAFT, { contractDate: { day: "3" } }, []],
  ["an answer that differs from the draft was a touch", DRAFT, { contractDate: { day: "4" } }, OPENED],
])("%s", (_, draft, typedValues, expectedEvents) => {
  if (draft) saveQuoteDraft({ values: draft })
  render(<InteractiveQuoteForm {...FORM} http={async () => KEPT} typedValues={{ side: "selling", ...typedValues }} />)
  expect(events()).toEqual(expectedEvents)
})

test("a form over the page is opened without a touch", () => {
  const { unmount } = render(<InteractiveQuoteForm {...FORM} http={async () => KEPT} onLeave={() => true} />)
  expect(events()).toEqual(OPENED)
  unmount()
  expect(events()).toEqual([...OPENED, "quote_abandoned property"])
})
