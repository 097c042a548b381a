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

export const FORM = {
  id: "raq-form",
  page: {},
  firm: { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" },
}

export const openTabForEachTest = (): void =>
  beforeEach(() => {
    jest.spyOn(window, "requestAnimationFrame").mockImplementation(draw => (draw(0), 0))
    useRequestStore.setState(useRequestStore.getInitialState(), true)
    sessionStorage.clear()
    window.history.replaceState(null, "")
  })

/** Its server answers every request with `answer` once `until` resolves, and fails if it rejects. */
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
      readsAddress
      http={http}
      today={() => parseIsoDate("2026-11-21")}
      go={path => void destinations.push(path)}
    />
  )
  return { sent: requests, gone: destinations, ui, ...render(ui) }
}

export function showHeldQuoteForm() {
  let releaseAnswer = () => {}
  const whenReleased = new Promise<void>(resolve => (releaseAnswer = resolve))
  return { ...showQuoteForm(KEPT, whenReleased), release: releaseAnswer }
}

const JOB = { side: "selling", state: "NSW", propertyType: "house", price: "850k", stage: "looking" }
const PERSON = { name: "Nguyễn Thị Mai", email: "mai@example.com" }

/** The person's details are filled in unless `isUnknown`. */
export const beginAtLastStep = (isUnknown = false): void =>
  saveQuoteDraft({ screen: "send", values: isUnknown ? JOB : { ...JOB, ...PERSON } })

// These functions only prepare a test, so for speed they don't look for roles or simulate single key presses.

/** The first button with the text `name`. @throws if there's none. */
export function findButton(name: string | RegExp): HTMLButtonElement {
  const isMatchingButtonText = (text: string) => (typeof name === "string" ? text === name : name.test(text))
  const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
    isMatchingButtonText(textContent ?? ""),
  )
  if (!button) throw new Error(`no button ${name} below "${document.querySelector("form h2")?.textContent}"`)
  return button
}

export async function pressButton(name: string): Promise<void> {
  fireEvent.click(findButton(name))
  await act(() => new Promise(resolve => setTimeout(resolve)))
}

export const chooseAnswers = (...names: string[]): void =>
  names.forEach(name => fireEvent.click(screen.getByLabelText(name, { selector: "input" })))

export const fillField = (label: string | RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export async function answerPropertyScreen(): Promise<void> {
  chooseAnswers("Selling", "New South Wales", "House")
  await pressButton("Continue")
}

export function answerTimingScreen(): void {
  fillField(/expect to sell/, "850k")
  chooseAnswers("Getting ready to sell")
}

/** What a buyer is asked before a price: nobody is foreign, nobody is sure about the rest. */
export function answerBuyersScreen(): void {
  chooseAnswers("None of us")
  for (const name of ["liveIn", "firstHome"])
    fireEvent.click(document.querySelector(`input[name="${name}"][value="unsure"]`) as HTMLInputElement)
}

export async function answerJobScreens(): Promise<void> {
  await answerPropertyScreen()
  answerTimingScreen()
  await pressButton("Show my price")
}

export async function fillInPersonAndSend(): Promise<void> {
  await pressButton("Send it to me")
  fillField("Full name", PERSON.name)
  fillField("Email", PERSON.email)
  await pressButton("Send me this quote")
}
