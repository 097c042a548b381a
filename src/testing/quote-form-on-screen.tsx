import { act, fireEvent, render, screen } from "@testing-library/react"
import { parseIsoDate } from "../domain/iso-date"
import { paths } from "../domain/paths"
import { saveQuoteDraft } from "../features/quote/interactive/draft"
import { InteractiveQuoteForm } from "../features/quote/interactive/interactive-quote-form"
import { useRequestStore } from "../features/quote/request-store"
import type { Http, HttpAnswer, HttpRequest } from "../lib/http"

export const QUOTE_ID = "aaaaaaaaaaaaaaaaaaaaaaaa"
export const KEPT: HttpAnswer = {
  status: 201,
  body: { id: QUOTE_ID, outcome: "quoted", next: `/quotes/${QUOTE_ID}/offer`, quote: null },
}
export const LOST: HttpAnswer = { status: 503, body: null }

/** What every quote form on screen here is given. */
export const FORM = {
  id: "raq-form",
  page: {},
  firm: { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" },
}

/** Each test of the file has a tab of its own, in which nothing was asked or typed and each frame is drawn at once. */
export const openTabForEachTest = (): void =>
  beforeEach(() => {
    jest.spyOn(window, "requestAnimationFrame").mockImplementation(draw => (draw(0), 0))
    useRequestStore.setState(useRequestStore.getInitialState(), true)
    sessionStorage.clear()
    window.history.replaceState(null, "")
  })

/** Shows the interactive form, at a server that gives every request the same answer, once `until` has come or broken. */
export function showQuoteForm(answer = KEPT, until = Promise.resolve()) {
  const requests: { path: string; request: HttpRequest | undefined }[] = []
  const destinations: string[] = []
  const http: Http = async (path, request) => {
    if (path === paths.api.stamp) return { status: 0, body: null }
    requests.push({ path, request })
    await until
    return answer
  }
  const ui = (
    <InteractiveQuoteForm
      {...FORM}
      http={http}
      today={() => parseIsoDate("2026-11-21")}
      go={path => void destinations.push(path)}
    />
  )
  return { sent: requests, gone: destinations, ui, ...render(ui) }
}

/** The same at a server that holds its answer back until it is let go. */
export function showHeldQuoteForm() {
  let release = () => {}
  const whenReleased = new Promise<void>(resolve => (release = resolve))
  return { ...showQuoteForm(KEPT, whenReleased), release }
}

const JOB = { side: "selling", state: "NSW", propertyType: "house", price: "850k", stage: "looking" }
const PERSON = { name: "Nguyễn Thị Mai", email: "mai@example.com" }

/** Has the next form on screen begin at its last step: the job is that of `answerJob`, and the person is given unless `isUnknown`. */
export const beginAtLastStep = (isUnknown = false): void =>
  saveQuoteDraft({ screen: "send", values: isUnknown ? JOB : { ...JOB, ...PERSON } })

// What these do isn't what a test is about, so they look for no roles and press no single keys, which takes far longer.

/** The first button that reads `name`. */
export function findButton(name: string | RegExp): HTMLButtonElement {
  const isMatch = (text: string) => (typeof name === "string" ? text === name : name.test(text))
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => isMatch(textContent ?? ""))
  if (!button) throw new Error(`no button ${name} below "${document.querySelector("form h2")?.textContent}"`)
  return button
}

/** Presses a button, and waits for the screen that it leads to. */
export async function press(name: string): Promise<void> {
  fireEvent.click(findButton(name))
  await act(() => new Promise(resolve => setTimeout(resolve)))
}

/** Chooses these answers, one after the other. */
export const choose = (...names: string[]): void =>
  names.forEach(name => fireEvent.click(screen.getByLabelText(name, { selector: "input" })))

/** Writes `value` into a field. */
export const fillField = (label: string | RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Answers the first screen, as someone who sells a house in New South Wales, and goes on. */
export async function answerProperty(): Promise<void> {
  choose("Selling", "New South Wales", "House")
  await press("Continue")
}

/** The second one, with $850,000. */
export function answerTiming(): void {
  fillField(/expect to sell/, "850k")
  choose("Getting ready to sell")
}

/** Both, and asks for the price. */
export async function answerJob(): Promise<void> {
  await answerProperty()
  answerTiming()
  await press("Show my price")
}

/** From the price to where to send it, and sends. */
export async function answerPerson(): Promise<void> {
  await press("Send it to me")
  fillField("Full name", PERSON.name)
  fillField("Email", PERSON.email)
  await press("Send me this quote")
}
