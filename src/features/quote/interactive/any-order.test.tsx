import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import fc from "fast-check"
import { isoDate } from "../../../domain/iso-date"
import { money } from "../../../domain/format/format"
import { paths } from "../../../domain/paths"
import type { Http } from "../../../lib/http"
import { FORM, KEPT, newTabForEachTest } from "../../../testing/quote-form-on-screen"
import { quoteFor } from "../../../../tools/figures/quote"
import { InteractiveQuoteForm } from "./interactive-quote-form"

newTabForEachTest()

const TODAY = isoDate("2026-11-21")

/** What may be typed into a field, by its name; a date has three. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  price: ["850k", "$1.2m", "640,000", "nonsense"],
  "sale.price": ["700k", "910000"],
  day: ["3", "28"],
  month: ["11", "Oct"],
  year: ["2026", "2025"],
  firstHomeSharePercent: ["50", "75"],
  foreignSharePercent: ["25", "60"],
  constructionCost: ["300k", "120,000"],
}

const textFor = (name: string, n: number): string => {
  const texts = TEXTS[name] ?? TEXTS[name.split(".").at(-1) ?? ""] ?? [""]
  return texts[n % texts.length] ?? ""
}

/** How often the browser was asked to move and hasn't yet: it does so in its own time. */
let moves = 0
beforeEach(() => {
  moves = 0
  const go = window.history.go.bind(window.history)
  jest.spyOn(window.history, "go").mockImplementation(by => {
    moves += 1
    go(by)
  })
  window.addEventListener("popstate", moved)
})
afterEach(() => {
  window.removeEventListener("popstate", moved)
  jest.restoreAllMocks()
})
const moved = () => void (moves -= 1)

/** Waits until the browser has moved, and the screen to which a press leads is drawn. */
async function rest(): Promise<void> {
  await act(() => new Promise(done => setTimeout(done, 0)))
  await waitFor(() => expect([moves, document.querySelector("[data-moving]")]).toEqual([0, null]))
}

type Control = HTMLInputElement | HTMLButtonElement

/** What a visitor can press or type into now, apart from what sends, starts again or asks about the person. */
const controls = (): Control[] =>
  [...document.querySelectorAll<Control>("form input:not([type=hidden]), form button")].filter(
    control => control.name !== "reference_code" && !/Start again|Send|Accept/.test(control.textContent ?? ""),
  )

/** Does one thing that a visitor may do: answers a question, changes an answer, goes on, or goes back. */
async function doOne(n: number): Promise<void> {
  const all = controls()
  const control = all[n % all.length]
  if (control instanceof HTMLInputElement && control.type === "text")
    fireEvent.change(control, { target: { value: textFor(control.name, n) } })
  else if (control) fireEvent.click(control)
  await rest()
}

const isThere = (name: RegExp): boolean => screen.queryByRole("heading", { name }) !== null

/** Answers whatever is still missing or wrong, and goes on until the price is there. */
async function goOnToPrice(n: number): Promise<void> {
  if (isThere(/Step 3 of 3/)) fireEvent.click(screen.getByRole("button", { name: "Back" }))
  await rest()
  for (let i = 0; i < 40 && !isThere(/Step 2 of 3/); i += 1) {
    const other = document.querySelector<HTMLInputElement>('input[name="state"][value="other"]')
    if (other?.checked) fireEvent.click(screen.getByRole("radio", { name: "Victoria" }))
    fireEvent.click(screen.getByRole("button", { name: /^(Continue|Show my price)$/ }))
    await rest()
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      'form [role] a[href^="#raq-form-"], form a[href^="#raq-form-"]',
    )) {
      const field = document.getElementById(link.hash.slice(1))
      if (!(field instanceof HTMLInputElement)) continue
      if (field.type === "radio") fireEvent.click(field)
      else for (const part of partsOf(field)) fireEvent.change(part, { target: { value: goodText(part.name, n) } })
    }
  }
}

/** The box itself, or the three of a date. */
const partsOf = (field: HTMLInputElement): HTMLInputElement[] =>
  field.name.endsWith(".day")
    ? [...document.querySelectorAll<HTMLInputElement>(`input[name^="${field.name.replace(/day$/, "")}"]`)]
    : [field]

const goodText = (name: string, n: number): string =>
  name.endsWith("price") ? "850k" : name.endsWith("year") ? "2026" : textFor(name, n)

/** The answers that can be seen on the screen, by the names of the controls. */
function seen(): [string, string][] {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("form input:not([type=hidden])")]
  return inputs
    .filter(({ name }) => name !== "reference_code")
    .filter(({ type, checked }) => !/radio|checkbox/.test(type) || checked)
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => [name, value])
}

const SCREEN_BEFORE = /^(Change an answer|Back)$/

/** Goes through the screens from the last to the first, as a visitor who looks at every answer. @returns them all. */
async function allSeen(): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (;;) {
    const back = screen.queryByRole("button", { name: SCREEN_BEFORE })
    seen().forEach(([name, value]) => all.set(name, value))
    if (!back) return all
    fireEvent.click(back)
    await rest()
  }
}

/** The answers as a request has them, put together from what was seen. */
function requestOf(answers: Map<string, string>): Record<string, unknown> {
  const request: Record<string, Record<string, unknown> | unknown> = {}
  const put = (into: Record<string, unknown>, [key = "", ...rest]: string[], value: unknown): void => {
    if (rest.length === 0) into[key] = value
    else put((into[key] ??= {}) as Record<string, unknown>, rest, value)
  }
  for (const [name, value] of answers) {
    const unknown = answers.get(`${name}Unknown`) === "yes"
    if (!name.endsWith("Unknown")) put(request, name.split("."), unknown ? null : value)
    else put(request, name.replace(/Unknown$/, "").split("."), null)
  }
  return request
}

const keysIn = (value: unknown, prefix = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [prefix + key, ...keysIn(inner, `${prefix}${key}.`)])
    : []

/** What a page adds to the answers of every request. */
const ADDED =
  /^(name|email|contactBy|sendEmailQuote|note|marketing|thankYouPageRoute|formVersion|ratesVersion|attribution.*|form(\.\w+)?|reference_code|formStamp|turnstileToken)$/

test("whatever is answered, taken back and changed: the price is that of the answers seen, and only those are sent", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 10_000 }), { minLength: 10, maxLength: 40 }),
      fc.nat(3),
      async (steps, n) => {
        cleanup()
        sessionStorage.clear()
        window.history.replaceState(null, "")
        const sent: Record<string, unknown>[] = []
        const http: Http = async (path, request) => {
          if (path !== paths.api.quotes) return { status: 0, body: null }
          sent.push((request?.body ?? {}) as Record<string, unknown>)
          return KEPT
        }
        render(<InteractiveQuoteForm {...FORM} http={http} today={() => TODAY} go={() => undefined} />)
        for (const step of steps) if (!isThere(/Step 3 of 3/)) await doOne(step)
        await goOnToPrice(n)

        const at = document.querySelector("form h2")?.textContent ?? ""
        const answers = await allSeen()
        const outcome = quoteFor(requestOf(answers), TODAY)
        if ("errors" in outcome) throw new Error(JSON.stringify({ at, answers: [...answers], outcome }))
        await goOnToPrice(n)
        const total = outcome.outcome === "quoted" ? outcome.quote.totals.totalCents : null
        const sheet = screen.queryByRole("article", { name: "Your itemised quote" })
        expect(sheet === null).toBe(outcome.outcome === "manual")
        if (sheet && total !== null) expect(sheet).toHaveTextContent(money(total))
        if (sheet && outcome.outcome === "quoted")
          expect(
            within(sheet).getAllByText(new RegExp(`^\\${money(outcome.quote.totals.ourFeeCents, { cents: "auto" })}`)),
          ).not.toEqual([])

        fireEvent.click(screen.getByRole("button", { name: /^(Send it to me|Continue)$/ }))
        fireEvent.change(await screen.findByLabelText("Full name"), { target: { value: "Mai" } })
        fireEvent.change(screen.getByLabelText("Email"), { target: { value: "mai@example.com" } })
        fireEvent.click(screen.getByRole("button", { name: /^Send/ }))
        await waitFor(() => expect(sent).toHaveLength(1))
        const names = new Set([...answers.keys()].map(name => name.replace(/Unknown$/, "")))
        const parents = [...names].flatMap(name => name.split(".").map((_, i, all) => all.slice(0, i + 1).join(".")))
        const notSeen = keysIn(sent[0]).filter(key => !ADDED.test(key) && !parents.includes(key))
        expect(notSeen).toEqual([])
      },
    ),
    { numRuns: 8, endOnFailure: true },
  )
})
