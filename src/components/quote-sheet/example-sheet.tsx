import type { ExampleProperty } from "../../domain/job/example"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Disclosure } from "../disclosure/disclosure"
import { OwnQuote } from "./own-quote"
import { QuoteSheet } from "./quote-sheet"
import { formatJobSummary } from "./quote-words"
import { Receipt } from "./receipt"

/** The sums of a worked example, with links to the visitor's own quote. The sheet with all lines is folded below them. */
export function ExampleSheet({ quote, property }: { quote: Quote; property?: ExampleProperty }) {
  const { side, state, priceCents, totals, basis } = quote
  const job = side !== "both" && priceCents !== null && { side, state, price: priceCents / 100, property }
  return (
    <div className={variant("quote.short")}>
      <div className={variant("quote.head")}>
        <p className={variant("text.note")}>{formatJobSummary(quote)}</p>
        <Receipt totals={totals} side={side} basedOn={basis.basedOn} />
        {job && <OwnQuote {...job} />}
      </div>
      <Disclosure look="quote.folded" summary="Show all costs">
        <QuoteSheet quote={quote} level={3} compact withSums={false} />
      </Disclosure>
    </div>
  )
}
