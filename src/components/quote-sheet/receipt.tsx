import { SUMS, type Quote, type QuoteTotals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { StaticHtml } from "../static-html/static-html"
import { Bar, CostMark } from "./cost-bar"
import { SUM_LABELS, formatBasedOn, formatOptionalAmount, formatTotalLabel } from "./quote-words"

type Props = {
  /** `null` while there are too few answers for any amount. The receipt then has no amounts. */
  totals: QuoteTotals | null
  side?: Quote["side"]
  /** The heading of a receipt without amounts. */
  title?: string
  /** False if the total is shown just above. */
  withTotal?: boolean
  /** What our fee may be on top, while an answer is open. */
  openFees?: string
  /** What the total counts on. */
  basedOn?: string
}

/**
 * What a job costs in short, the same everywhere: the total, largest; then what it's made of, in three equal rows and a bar.
 * Each sum appears only here in a quote sheet.
 */
export function Receipt({ totals, side = "buying", title, withTotal = true, openFees, basedOn }: Props) {
  return (
    <StaticHtml
      key={totals ? "amounts" : side}
      className={totals ? variant("quote.receipt") : variant("quote.receipt", "quote.outline")}
    >
      {() => (
        <>
          {!totals && title && <h2>{title}</h2>}
          <dl aria-hidden={totals ? undefined : true}>
            {withTotal && (
              <div className={variant("quote.grandTotal")}>
                <dt>{formatTotalLabel({ totals, side })}</dt>
                <dd>{totals && formatOptionalAmount(totals.totalCents)}</dd>
              </div>
            )}
            {SUMS.map(sum => (
              <div key={sum}>
                <dt>
                  <CostMark sum={sum} />
                  {SUM_LABELS[sum]}
                </dt>
                <dd>{totals && formatOptionalAmount(totals[sum])}</dd>
              </div>
            ))}
          </dl>
          {!totals && <p>Your total will appear here.</p>}
          {totals && totals.totalCents !== null && <Bar totals={totals} />}
          {totals?.totalCents === null && <p>Enter a price and we’ll add the government’s charges.</p>}
          {openFees && <p>{openFees}</p>}
          {basedOn && <p>{formatBasedOn(basedOn)}</p>}
        </>
      )}
    </StaticHtml>
  )
}
