import { SUMS, type Quote, type QuoteTotals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Fact } from "../key-facts/key-facts"
import { SUM_LABELS, formatQuoteSums, getTotalLabel } from "./quote-words"

type Props = {
  /** `null` while there are too few answers for any amount. The receipt then has no amounts. */
  totals: QuoteTotals | null
  side?: Quote["side"]
}

/** A quote in short: our fee, the searches, the government's charges and the total. */
export function Receipt({ totals, side = "buying" }: Props) {
  if (totals === null) return <Outline side={side} />
  const { rows, total } = formatQuoteSums(totals)
  return (
    <div className={variant("quote.receipt")}>
      <dl>
        {rows.map(({ label, amount }) => (
          <Fact key={label} label={label}>
            {amount}
          </Fact>
        ))}
        <Fact label={getTotalLabel(side)}>{total}</Fact>
      </dl>
    </div>
  )
}

function Outline({ side }: Required<Pick<Props, "side">>) {
  return (
    <div className={variant("quote.receipt", "quote.outline")}>
      <dl aria-hidden="true">
        {[...SUMS.map(sum => SUM_LABELS[sum]), getTotalLabel(side)].map(label => (
          <Fact key={label} label={label} />
        ))}
      </dl>
      <p>Your total will appear here.</p>
    </div>
  )
}
