import type { Quote, QuoteTotals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Bar, CostMark } from "./cost-bar"
import { formatBasedOn, formatQuoteHeadline, listPassedOnSums, PASSED_ON } from "./quote-words"

type Props = {
  totals: QuoteTotals
  side: Quote["side"]
  /** False if the total is shown just above. */
  withTotal?: boolean
  /** What our fee may be on top, while an answer is open. */
  openFees?: string
  /** What the total counts on. */
  basedOn?: string
}

/** Each sum appears only here in a quote sheet. */
export function CostSummary({ totals, side, withTotal = true, openFees, basedOn }: Props) {
  const { fee, passedOn, label, total } = formatQuoteHeadline({ totals, side })
  const parts = listPassedOnSums(totals)
  const [only] = parts
  return (
    <div className={variant("quote.summary")}>
      <dl>
        <div className={variant("quote.part")}>
          <dt>
            <CostMark sum="ourFeeCents" />
            Our fixed fee
          </dt>
          <dd>{fee}</dd>
        </div>
        <div className={variant("quote.part")}>
          <dt>
            {only && parts.length === 1 && <CostMark sum={only.sum} />}
            {PASSED_ON}
          </dt>
          <dd>{passedOn}</dd>
        </div>
        {withTotal && (
          <div className={variant("quote.grandTotal")}>
            <dt>{label}</dt>
            <dd>{total}</dd>
          </div>
        )}
      </dl>
      {totals.totalCents !== null && <Bar totals={totals} />}
      {parts.length > 1 && (
        <ul className={variant("quote.key")} aria-label={PASSED_ON}>
          {parts.map(({ sum, label, amount }) => (
            <li key={sum}>
              <CostMark sum={sum} />
              <span>{label}</span> <span className={variant("quote.amount")}>{amount}</span>
            </li>
          ))}
        </ul>
      )}
      {totals.totalCents === null && (
        <p className={variant("text.muted")}>Enter a price and we’ll add the government’s charges.</p>
      )}
      {openFees && <p>{openFees}</p>}
      {basedOn && <p className={variant("text.muted")}>{formatBasedOn(basedOn)}</p>}
    </div>
  )
}
