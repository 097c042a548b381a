import { render } from "@testing-library/react"
import { figures } from "../../../testing/fixture-figures"
import { formatMoney } from "../../../domain/format/format"
import { parseIsoDate } from "../../../domain/iso-date"
import { parseJob } from "../../../domain/lead/quote-request"
import { calculateQuoteOutcome } from "../../../domain/quote/quote"
import { listQuoteAmounts } from "../../../testing/list-amounts"
import { firm } from "../../../testing/example-firm"
import { generatedRequests } from "../../../testing/generated-requests"
import { OfferView } from "./offer-view"
import { parseQuoteAnswer } from "./quote-answer"

const TODAY = parseIsoDate("2026-11-21")
const id = "aaaaaaaaaaaaaaaaaaaaaaaa"

test("requests of every kind cost the same cents on the offer page as by the rules", () => {
  for (const wire of generatedRequests) {
    const job = parseJob(wire, TODAY)
    const outcome = job.ok && calculateQuoteOutcome(job.value, figures, TODAY)
    if (!outcome || outcome.outcome !== "quoted") throw new Error(JSON.stringify(wire))
    const answer = parseQuoteAnswer(JSON.parse(JSON.stringify({ quote: outcome.quote })))
    if (!answer) throw new Error(JSON.stringify(wire))
    const { container, unmount } = render(<OfferView id={id} firm={firm} answer={answer} />)
    const page = container.textContent ?? ""
    expect(listQuoteAmounts(outcome.quote).filter(amount => !page.includes(formatMoney(amount)))).toEqual([])
    unmount()
  }
}, 180_000)
