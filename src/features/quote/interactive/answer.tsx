import { useEffect, useRef } from "react"
import { Notice } from "../../../components/notice/notice"
import { QuoteSheet } from "../../../components/quote-sheet/quote-sheet"
import { money } from "../../../domain/format/format"
import type { Quote, QuoteOutcome } from "../../../domain/quote/quote-types"
import { variant } from "../../../theme/variant"

type Props = {
  outcome: QuoteOutcome
  /** The id of the first question that follows: below the total a link leads to it. */
  next: string
}

/** What the job costs, before anybody is asked who they are. Takes the focus, so that it is not missed. */
export function Answer({ outcome, next }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  if (outcome.outcome === "manual")
    return (
      <div className={variant("layout.stack")}>
        <h2 ref={heading} tabIndex={-1} className={variant("text.h3")}>
          We price this one by hand
        </h2>
        <Notice kind="info">
          <p>No table gives a fair price for it. Tell us where to send the quote, and a conveyancer works it out.</p>
        </Notice>
      </div>
    )
  return (
    <div className={variant("layout.stack")}>
      <h2 ref={heading} tabIndex={-1} className={variant("text.h3")}>
        Your price
      </h2>
      <QuoteSheet quote={outcome.quote} level={3} compact next={{ id: next, words: "Tell us where to send it" }} />
    </div>
  )
}

/** The answer in one sentence, for those who hear the page. */
export function answerInWords(outcome: QuoteOutcome | null): string {
  if (!outcome) return ""
  return outcome.outcome === "manual" ? "We price this one by hand." : totalInWords(outcome.quote)
}

const totalInWords = ({ totals, side }: Quote): string => {
  if (totals.totalCents === null) return `Our fixed fee is ${money(totals.ourFeeCents)}, including GST.`
  const what = side === "selling" ? "The whole cost of the sale" : "To budget besides the price"
  return `${what}: ${money(totals.totalCents)}, including GST.`
}
