import { parseIsoDate } from "../../domain/iso-date"
import { figures } from "../../domain/figures/published"
import { parseJob } from "../../domain/lead/quote-request"
import type { JobAnswers } from "../../domain/job/questions"
import { buildPreviewQuote } from "../../domain/quote/preview-quote"
import { calculateQuoteOutcome } from "../../domain/quote/quote"
import type { Quote } from "../../domain/quote/quote-types"
import type { State } from "../../domain/states"
import { getPreviewDate } from "../preview/preview-date"

export type Example = {
  side: "buying" | "selling"
  state: State
  /** The price in whole dollars. */
  price: number
  /** The contract date, `YYYY-MM-DD`. It's fixed, so that the example doesn't change from build to build. */
  on: string
  /** Whether the buyers will live in the house. Default: yes. */
  liveIn?: "yes" | "no"
}

/**
 * Builds the job of an example: an established house that two people with a loan buy to live in, or that is sold with a
 * mortgage on it.
 *
 * @throws RangeError when the example cannot be read.
 */
export function buildExampleQuoteAnswers({ side, state, price, on, liveIn = "yes" }: Example): JobAnswers {
  const job = parseJob(
    {
      side,
      state,
      price: String(price),
      propertyType: "house",
      strata: "no",
      stage: "looking",
      ...(side === "buying"
        ? {
            offThePlan: "no",
            firstHome: "no",
            liveIn,
            newHome: "established",
            foreign: "none",
            buyers: "2",
            loan: "yes",
          }
        : { mortgageOnSale: "yes" }),
    },
    parseIsoDate(on),
  )
  if (!job.ok) throw new RangeError(`an example cannot be read: ${job.errors.map(error => error.message).join("; ")}`)
  return job.value
}

/**
 * Builds the quote of a worked example. A preview of another day uses that day's figures.
 *
 * @param preview The day of the preview; null to use the example's own contract date.
 * @throws RangeError when the figures do not cover the example.
 */
export function buildExampleQuote(example: Example, preview = getPreviewDate()): Quote {
  const answer = preview
    ? buildPreviewQuote(buildExampleQuoteAnswers({ ...example, on: preview }), figures, preview)
    : calculateQuoteOutcome(buildExampleQuoteAnswers(example), figures, parseIsoDate(example.on))
  if (answer.outcome === "manual") throw new RangeError(`an example cannot be priced: ${answer.reason}`)
  return answer.quote
}
