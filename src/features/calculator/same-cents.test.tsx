import { render, screen } from "@testing-library/react"
import { figures } from "../../testing/fixture-figures"
import { formatMoney } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import { parseJob } from "../../domain/lead/quote-request"
import { addAmounts } from "../../domain/money/money"
import { calculateQuoteOutcome } from "../../domain/quote/quote"
import { listQuoteAmounts } from "../../testing/list-amounts"
import { generatedRequests, type GeneratedRequest } from "../../testing/generated-requests"
import { InteractiveCalculator } from "./interactive-calculator"

const TODAY = parseIsoDate("2026-11-21")

/** A request with only what the calculator asks for: one property with a price. It doesn't ask about strata. */
const pickCalculatorAnswers = ({ sale, strata, ...wire }: GeneratedRequest): GeneratedRequest => ({
  ...wire,
  side: wire.side === "selling" ? "selling" : "buying",
})

/** The request as the query of a shared link. */
function buildLinkQuery(wire: GeneratedRequest): string {
  const { contractDate, ...plain } = wire
  const [year, month, day] = typeof contractDate === "string" ? contractDate.split("-") : []
  const dated = { "contractDate.day": day, "contractDate.month": month, "contractDate.year": year }
  const answers = Object.entries({ ...plain, ...dated }).filter(([, value]) => typeof value === "string")
  return new URLSearchParams(answers.map(([name, value]) => [name, String(value)])).toString()
}

test("requests of every kind cost the same cents in the calculator as by the rules", () => {
  const priced = generatedRequests.map(pickCalculatorAnswers).filter(({ price }) => price !== null)
  expect(priced.length).toBeGreaterThan(generatedRequests.length * 0.75)
  for (const wire of priced) {
    const job = parseJob(wire, TODAY)
    const outcome = job.ok && calculateQuoteOutcome(job.value, figures, TODAY)
    if (!outcome || outcome.outcome !== "quoted") throw new Error(JSON.stringify(wire))
    window.history.replaceState(null, "", `/calculator?${buildLinkQuery(wire)}`)
    const { unmount } = render(<InteractiveCalculator start="whole" typedValues={{}} today={() => TODAY} />)

    const panel = screen.getByLabelText("Your total").textContent ?? ""
    const amounts = panel + (screen.getByLabelText("Your itemised quote").textContent ?? "")
    expect({
      wire,
      missing: listQuoteAmounts(outcome.quote).filter(amount => !amounts.includes(formatMoney(amount))),
    }).toEqual({
      wire,
      missing: [],
    })
    const total = outcome.quote.totals.totalCents
    if (total === null || !job.value.price) throw new Error(JSON.stringify(wire))
    if (wire.side === "buying") expect(panel).toContain(formatMoney(addAmounts(job.value.price, total)))
    unmount()
  }
}, 180_000)
