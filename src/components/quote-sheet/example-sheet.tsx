import type { ExampleProperty } from "../../domain/job/example"
import { SUMS, type Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"
import { Bar, CostMark } from "./cost-bar"
import { OwnQuote } from "./own-quote"
import { QuoteSheet } from "./quote-sheet"
import { formatBasedOn, formatJobSummary, formatOptionalAmount, formatQuoteHeadline, SUM_LABELS } from "./quote-words"

type Props = { quote: Quote; property?: ExampleProperty }

/** The total of a worked example and what it's made of, with links to the visitor's own quote. The sheet below is folded. */
export function ExampleSheet({ quote, property }: Props) {
  const { side, state, priceCents, totals, basis } = quote
  const { label, total } = formatQuoteHeadline(quote)
  return (
    <div className={variant("quote.short")}>
      <div className={variant("quote.head")}>
        <p className={variant("text.note")}>{formatJobSummary(quote)}</p>
        <div className={variant("quote.summary")}>
          <dl>
            <div className={variant("quote.grandTotal")}>
              <dt>{label}</dt>
              <dd>{total}</dd>
            </div>
          </dl>
          <Bar totals={totals} />
          <ul className={variant("quote.key")}>
            {SUMS.filter(sum => totals[sum] !== 0).map(sum => (
              <li key={sum}>
                <CostMark sum={sum} />
                <span>{SUM_LABELS[sum]}</span>{" "}
                <span className={variant("quote.amount")}>{formatOptionalAmount(totals[sum])}</span>
              </li>
            ))}
          </ul>
          {basis.basedOn && <p className={variant("text.muted")}>{formatBasedOn(basis.basedOn)}</p>}
        </div>
        {side !== "both" && priceCents !== null && (
          <OwnQuote side={side} state={state} price={priceCents / 100} property={property} />
        )}
      </div>
      <details className={variant("quote.folded")}>
        <summary>
          Show all costs
          <Icon name="chevron" />
        </summary>
        <QuoteSheet quote={quote} level={3} compact withSums={false} />
      </details>
    </div>
  )
}
