import { fireEvent, render, screen } from "@testing-library/react"
import { parseIsoDate } from "../../domain/iso-date"
import { saveDraft } from "../../lib/session-draft"
import { getInitialAnswers } from "./calculator-questions"
import { InteractiveCalculator } from "./interactive-calculator"
import { readCalculatorAnswers } from "./read-answers"
import { calculateQuoteAndRequiredCash } from "./result"

const TODAY = parseIsoDate("2026-11-21")

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers({ now: new Date("2026-11-21T02:00:00Z"), doNotFake: ["performance"] })
})
afterEach(() => void jest.useRealTimers())

/** As the page's inline script stores it. */
function openLink(query: string) {
  window.history.replaceState(null, "", `/calculator?${query}`)
  saveDraft("visit", { address: window.location.href, referrer: "" })
}

function getTotals() {
  const answers = readCalculatorAnswers(getInitialAnswers({ search: window.location.search }), TODAY)
  const result = calculateQuoteAndRequiredCash(answers, TODAY)
  if (!("quote" in result)) throw new Error(result.reason)
  return result.quote.totals
}

const JOB = "side=buying&state=NSW&propertyType=house&price=900000"

// The fixture's fee is 1,675.
test("the calculator takes off the offer of the link's code while it runs", () => {
  openLink(`${JOB}&offer=FIXTURE26`)
  expect(getTotals()).toMatchObject({ ourFeeCents: 1_575_00, discountCents: 100_00 })
  jest.setSystemTime(new Date("2026-11-30T13:00:00Z"))
  expect(getTotals()).toMatchObject({ ourFeeCents: 1_675_00 })
})

test("the address of changed answers keeps the code, and the lines have the offer", () => {
  openLink(`${JOB}&offer=FIXTURE26`)
  render(<InteractiveCalculator start="whole" today={() => TODAY} />)
  expect(screen.getByText("Fixture offer in spring")).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText("What is the price?"), { target: { value: "800000" } })
  const query = new URLSearchParams(window.location.search)
  expect([query.get("price"), query.get("offer")]).toEqual(["800000", "FIXTURE26"])
})
