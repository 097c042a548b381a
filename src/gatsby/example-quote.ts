import { isoDate } from "../domain/iso-date"
import { figures } from "../domain/figures/published"
import { parseJob } from "../domain/lead/quote-request"
import { quote } from "../domain/quote/quote"
import type { Quote } from "../domain/quote/quote-types"
import type { State } from "../domain/states"

export type Example = {
  side: "buying" | "selling"
  state: State
  /** Whole dollars. */
  price: number
  /** The contract date, `YYYY-MM-DD`: an example says the same on every day that it is built. */
  on: string
}

/**
 * A worked example: an established house, bought to live in by two people with a loan, or sold with a mortgage on it.
 *
 * @throws RangeError when the figures do not cover the example.
 */
export function exampleQuote({ side, state, price, on }: Example): Quote {
  const day = isoDate(on)
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
            liveIn: "yes",
            newHome: "established",
            foreign: "none",
            buyers: "2",
            loan: "yes",
          }
        : { mortgageOnSale: "yes" }),
    },
    day,
  )
  if (!job.ok) throw new RangeError(`an example cannot be read: ${job.errors.map(error => error.message).join("; ")}`)
  const answer = quote(job.value, figures, day)
  if (answer.outcome === "manual") throw new RangeError(`an example cannot be priced: ${answer.reason}`)
  return answer.quote
}
