import type { Quote, QuoteTotals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { SUM_LABELS, formatSums, getTotalLabel } from "./quote-words"

type Props = {
  /** `null` while there are too few answers for any amount: then the receipt is an outline. */
  totals: QuoteTotals | null
  side?: Quote["side"]
}

/** A quote in short: what our fee, the searches and the government come to, and the total. */
export function Receipt({ totals, side = "buying" }: Props) {
  if (totals === null) return <Outline side={side} />
  const { rows, total } = formatSums(totals)
  return (
    <div className={variant("quote.receipt")}>
      <dl>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div>
          <dt>{getTotalLabel(side)}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </div>
  )
}

function Outline({ side }: Required<Pick<Props, "side">>) {
  return (
    <div className={variant("quote.receipt", "quote.outline")}>
      <dl aria-hidden="true">
        {[...SUM_LABELS, getTotalLabel(side)].map(label => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p>Your total will appear here.</p>
    </div>
  )
}
