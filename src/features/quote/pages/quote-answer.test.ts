import { parseIsoDate } from "../../../domain/iso-date"
import { parseJob } from "../../../domain/lead/quote-request"
import { calculateQuoteOutcome } from "../../../domain/quote/quote"
import { figures } from "../../../testing/fixture-figures"
import { generatedRequests } from "../../../testing/generated-requests"
import { parseQuoteAnswer } from "./quote-answer"

const TODAY = parseIsoDate("2026-11-21")

// The offer page draws a quote as its document does, whose amounts `functions/quotes/same-cents.test.ts` compares.
test("the offer page gets the quotes of requests of every kind as the rules made them", () => {
  for (const wire of generatedRequests) {
    const job = parseJob(wire, TODAY)
    const outcome = job.ok && calculateQuoteOutcome(job.value, figures, TODAY)
    if (!outcome || outcome.outcome !== "quoted") throw new Error(JSON.stringify(wire))
    const answer = JSON.parse(JSON.stringify({ outcome: "quoted", quote: outcome.quote }))
    expect(outcome.quote).toMatchObject(parseQuoteAnswer(answer)?.quote ?? { not: "read" })
  }
})
