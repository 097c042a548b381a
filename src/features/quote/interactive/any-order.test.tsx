import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import fc from "fast-check"
import { withAnswerText, type FormValues } from "../../../components/form/form-values"
import { parseIsoDate } from "../../../domain/iso-date"
import { formatMoney } from "../../../domain/format/format"
import { isQuestionAsked, isOptionOffered } from "../../../domain/job/questions"
import { paths } from "../../../domain/paths"
import type { QuoteTotals } from "../../../domain/quote/quote-types"
import type { Http } from "../../../lib/http"
import { isThorough } from "../../../testing/draw-sample"
import {
  listAnswersOnAllScreens,
  countNavigationsInEachTest,
  doOneVisitorAction,
  completeFormUpToPrice,
  getScreenHeading,
  isScreenShown,
  listAnswersOnScreen,
} from "../../../testing/any-visitor"
import { findButton, FORM, KEPT, openTabForEachTest } from "../../../testing/quote-form-on-screen"
import { calculateQuote } from "../../../../tools/figures/quote"
import { InteractiveQuoteForm } from "./interactive-quote-form"

openTabForEachTest()
countNavigationsInEachTest()

const TODAY = parseIsoDate("2026-11-21")

/** A request's answers about the job, built from the fields seen on the screens. */
function buildRequestFromAnswers(answers: Map<string, string>): Record<string, unknown> {
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

/** The answers about the job that each screen last showed, by the screen's heading. */
type LastSeen = Map<string, [string, string][]>

function recordSeenAnswers(lastSeen: LastSeen): void {
  if (isScreenShown(/Step [12] of 4/)) lastSeen.set(getScreenHeading(), listAnswersOnScreen())
}

/** The answers that are still asked for and offered, given the others: later answers may make an earlier one invalid. */
function filterAskedAnswers(lastSeen: LastSeen): Map<string, string> {
  const all = [...lastSeen.values()].flat()
  const values = all.reduce<FormValues>((some, [name, value]) => withAnswerText(some, name, value), {})
  return new Map(all.filter(([name, value]) => isQuestionAsked(name, values) && isOptionOffered(name, value, values)))
}

/** The answers that an estimate doesn't need, and what it assumes for them. */
const OPEN: Readonly<Record<string, unknown>> = { price: null, stage: "looking" }

/** The result of `npm run figures -- quote` for the answers; `null` while more are needed to price the job. */
function calculateOutcomeSoFar(request: Record<string, unknown>) {
  const outcome = calculateQuote(request, TODAY)
  if (!("errors" in outcome)) return outcome
  for (const { field } of outcome.errors) {
    const [key = "", ofSale] = field.split(".")
    if (!((ofSale ?? key) in OPEN)) return null
    if (ofSale) request.sale = { ...(request.sale as object), [ofSale]: OPEN[ofSale] }
    else request[key] = OPEN[key]
  }
  const open = calculateQuote(request, TODAY)
  return "errors" in open ? null : open
}

const orNeeded = (amount: QuoteTotals["totalCents"]): string =>
  amount === null ? "Needs a price" : formatMoney(amount)

const amountsIn = (receipt: Element | null | undefined): (string | null)[] =>
  [...(receipt?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent)

const NO_AMOUNTS = ["", "", "", ""]

/** Checks that both receipts show the amounts for the answers seen so far. @returns true if there are amounts yet. */
function checkReceipts(lastSeen: LastSeen): boolean {
  const beside = document.querySelector("aside")
  const below = [...document.querySelectorAll("form details")].find(({ textContent }) =>
    /^(Total so far|Your total|Our fixed fee)/.test(textContent ?? ""),
  )
  if (isScreenShown(/Step 3 of 4/)) {
    expect([beside, below]).toEqual([null, undefined])
    return false
  }
  const outcome = calculateOutcomeSoFar(buildRequestFromAnswers(filterAskedAnswers(lastSeen)))
  if (!outcome) return false
  if (outcome.outcome === "manual") {
    expect(amountsIn(beside)).toEqual(NO_AMOUNTS)
    expect(below).toBeUndefined()
    return true
  }
  const { ourFeeCents, disbursementsCents, governmentCents, totalCents } = outcome.quote.totals
  const rows = [totalCents, ourFeeCents, disbursementsCents, governmentCents].map(orNeeded)
  expect(amountsIn(beside)).toEqual(rows)
  // The line that opens it has the total, once it's known.
  expect(amountsIn(below)).toEqual(totalCents === null ? rows : rows.slice(1))
  const headline = below?.querySelector("summary strong")?.textContent
  expect(headline).toBe(totalCents === null ? formatMoney(ourFeeCents, { cents: "auto" }) : formatMoney(totalCents))
  return true
}

const WAYS = ["email", "call", "text"] as const

/**
 * Fills in who asks and how to be contacted, trying every way in `ways`, of which the last counts. @returns what's seen
 * then.
 */
function fillInPerson(ways: readonly string[], n: number): [string, string][] {
  const press = (name: string, value: string) =>
    fireEvent.click(document.querySelector(`input[name="${name}"][value="${value}"]`) as HTMLInputElement)
  fireEvent.change(screen.getByLabelText("Full name"), { target: { value: "Mai" } })
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "mai@example.com" } })
  for (const way of ways) {
    press("contactBy", way)
    const phone = screen.queryByLabelText("Phone")
    expect(phone !== null).toBe(way !== "email")
    if (!phone) continue
    fireEvent.change(phone, { target: { value: "0491 570 006" } })
    if (n > 0) press("bestTime", ["", "morning", "afternoon", "evening"][n] ?? "")
  }
  return listAnswersOnScreen()
}

/** The keys that a page adds to every request, and those that only say that a box was left as it was. */
const ADDED = [
  ...["sendEmailQuote", "thankYouPageRoute", "formVersion", "ratesVersion", "attribution"],
  ...["form", "reference_code", "formStamp", "turnstileToken"],
]

const acts = fc.array(fc.nat({ max: 10_000 }), { minLength: 5, maxLength: isThorough ? 25 : 12 })

const RUNS = isThorough ? 25 : 4

test("whatever is answered, taken back and changed: receipts and price are those of the answers seen, and only those are sent", async () => {
  let checkCount = 0
  let visits = 0
  await fc.assert(
    fc.asyncProperty(
      ...[acts, acts, fc.nat(3), fc.array(fc.constantFrom(...WAYS), { maxLength: 4 })],
      async (before, after, n, triedWays) => {
        // The first visitor doesn't change the contact method; the following ones end with each of the methods in turn.
        const way = WAYS[visits % WAYS.length]
        const ways = visits === 0 || !way ? [] : [...triedWays, way]
        visits += 1
        cleanup()
        sessionStorage.clear()
        window.history.replaceState(null, "")
        const requests: Record<string, unknown>[] = []
        const http: Http = async (path, request) => {
          if (path !== paths.api.quotes) return { status: 0, body: null }
          requests.push((request?.body ?? {}) as Record<string, unknown>)
          return KEPT
        }
        render(<InteractiveQuoteForm {...FORM} http={http} today={() => TODAY} go={() => undefined} />)
        const lastSeen: LastSeen = new Map()
        const check = () => {
          recordSeenAnswers(lastSeen)
          if (checkReceipts(lastSeen)) checkCount += 1
        }
        for (const steps of [before, after]) {
          for (const step of steps) {
            if (!isScreenShown(/Step 4 of 4/)) await doOneVisitorAction(step)
            check()
          }
          await completeFormUpToPrice(n, check)
        }

        const at = getScreenHeading()
        const answers = await listAnswersOnAllScreens()
        const outcome = calculateQuote(buildRequestFromAnswers(answers), TODAY)
        if ("errors" in outcome) throw new Error(JSON.stringify({ at, answers: [...answers], outcome }))
        await completeFormUpToPrice(n, check)
        const total = outcome.outcome === "quoted" ? outcome.quote.totals.totalCents : null
        const sheet = document.querySelector<HTMLElement>("article[aria-label='Your itemised quote']")
        expect(sheet === null).toBe(outcome.outcome === "manual")
        if (sheet && total !== null) expect(sheet).toHaveTextContent(formatMoney(total))
        if (sheet && outcome.outcome === "quoted")
          expect(
            within(sheet).getAllByText(
              new RegExp(`^\\${formatMoney(outcome.quote.totals.ourFeeCents, { cents: "auto" })}`),
            ),
          ).not.toEqual([])

        fireEvent.click(findButton(/^(Send it to me|Continue)$/))
        await screen.findByLabelText("Full name")
        check()
        const person = fillInPerson(ways, n)
        fireEvent.click(findButton(/^Send/))
        await waitFor(() => expect(requests).toHaveLength(1))
        const sentAnswers = Object.entries(requests[0] ?? {}).filter(([name]) => !ADDED.includes(name))
        const { sendEmailQuote: _copy, ...expected } = buildRequestFromAnswers(new Map([...answers, ...person]))
        expect(Object.fromEntries(sentAnswers)).toEqual(expected)
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
  // Each visitor reaches a price twice. The shortest visits have two or three checks of each.
  expect(checkCount).toBeGreaterThan(RUNS * 2)
}, 180_000)
