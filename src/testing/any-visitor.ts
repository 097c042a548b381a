import { act, fireEvent, waitFor } from "@testing-library/react"
import { chooseAnswers, findButton } from "./quote-form-on-screen"

/** A date has three fields. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  price: ["850k", "$1.2m", "640,000", "nonsense"],
  "sale.price": ["700k", "910000"],
  day: ["3", "28"],
  month: ["11", "Oct"],
  year: ["2026", "2025"],
  firstHomeSharePercent: ["50", "75"],
  foreignSharePercent: ["25", "60"],
  constructionCost: ["300k", "120,000"],
  postcode: ["2300", "3220"],
}

const getFieldText = (name: string, n: number): string => {
  const texts = TEXTS[name] ?? TEXTS[name.split(".").at(-1) ?? ""] ?? [""]
  return texts[n % texts.length] ?? ""
}

/** The browser navigates asynchronously. */
let moves = 0
const recordNavigation = () => void (moves -= 1)

export function countNavigationsInEachTest(): void {
  beforeEach(() => {
    moves = 0
    const go = window.history.go.bind(window.history)
    jest.spyOn(window.history, "go").mockImplementation(by => {
      moves += 1
      go(by)
    })
    // In the capture phase, since the form's listener may stop the event.
    window.addEventListener("popstate", recordNavigation, true)
  })
  afterEach(() => {
    window.removeEventListener("popstate", recordNavigation, true)
    jest.restoreAllMocks()
  })
}

async function waitForScreen(): Promise<void> {
  await act(() => new Promise(resolve => setTimeout(resolve, 0)))
  const listPendingNavigations = () => [moves, document.querySelector("[data-moving]")]
  if (listPendingNavigations().some(Boolean)) await waitFor(() => expect(listPendingNavigations()).toEqual([0, null]))
}

type Control = HTMLInputElement | HTMLButtonElement

const listScreenControls = (): Control[] =>
  [...document.querySelectorAll<Control>("form input:not([type=hidden]), form button")].filter(
    control => control.name !== "reference_code" && !/Start again|Send|Accept/.test(control.textContent ?? ""),
  )

/** Answers a question, changes an answer, continues or goes back. */
export async function doOneVisitorAction(n: number): Promise<void> {
  const all = listScreenControls()
  const control = all[n % all.length]
  if (control instanceof HTMLInputElement && control.type === "text")
    fireEvent.change(control, { target: { value: getFieldText(control.name, n) } })
  else if (control) fireEvent.click(control)
  await waitForScreen()
}

/** It isn't found by its role, since that's slow and this is called often. */
export const getScreenHeading = (): string => document.querySelector("form h2")?.textContent ?? ""

export const isScreenShown = (name: RegExp): boolean => name.test(getScreenHeading())

/** Calls `check` on each screen on the way. */
export async function completeFormUpToPrice(n: number, check: () => void): Promise<void> {
  if (isScreenShown(/Step 4 of 4/)) fireEvent.click(findButton("Back"))
  await waitForScreen()
  for (let i = 0; i < 40 && !isScreenShown(/Step 3 of 4/); i += 1) {
    const other = document.querySelector<HTMLInputElement>('input[name="state"][value="other"]')
    if (other?.checked) chooseAnswers("Victoria")
    fireEvent.click(findButton(/^(Continue|Show my price)$/))
    await waitForScreen()
    check()
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      'form [role] a[href^="#raq-form-"], form a[href^="#raq-form-"]',
    )) {
      const field = document.getElementById(link.hash.slice(1))
      if (!(field instanceof HTMLInputElement)) continue
      if (field.type === "radio") fireEvent.click(field)
      else
        for (const part of listFieldParts(field))
          fireEvent.change(part, { target: { value: getValidFieldText(part.name, n) } })
    }
    await waitForScreen()
    check()
  }
}

const listFieldParts = (field: HTMLInputElement): HTMLInputElement[] =>
  field.name.endsWith(".day")
    ? [...document.querySelectorAll<HTMLInputElement>(`input[name^="${field.name.replace(/day$/, "")}"]`)]
    : [field]

const getValidFieldText = (name: string, n: number): string =>
  name.endsWith("price") ? "850k" : name.endsWith("year") ? "2026" : getFieldText(name, n)

export function listAnswersOnScreen(): [string, string][] {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("form input:not([type=hidden])")]
  return inputs
    .filter(({ name }) => name !== "reference_code")
    .filter(({ type, checked }) => !/radio|checkbox/.test(type) || checked)
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => [name, value])
}

/** @returns all answers on the way, by the names of their controls. */
export async function listAnswersOnAllScreens(): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (;;) {
    listAnswersOnScreen().forEach(([name, value]) => all.set(name, value))
    if (isScreenShown(/The property$/)) return all
    fireEvent.click(findButton(/^(Change an answer|Back)$/))
    await waitForScreen()
  }
}
