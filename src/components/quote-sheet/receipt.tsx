import { SUMS, type Quote, type QuoteTotals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Fact } from "../key-facts/key-facts"
import { StaticHtml } from "../static-html/static-html"
import { SUM_LABELS, formatOptionalAmount, getTotalLabel } from "./quote-words"

type Props = {
  /** `null` while there are too few answers for any amount. The receipt then has no amounts. */
  totals: QuoteTotals | null
  side?: Quote["side"]
}

export function Receipt({ totals, side = "buying" }: Props) {
  return (
    <StaticHtml
      key={totals ? "amounts" : side}
      className={totals ? variant("quote.receipt") : variant("quote.receipt", "quote.outline")}
    >
      {() => (
        <>
          <dl aria-hidden={totals ? undefined : true}>
            {SUMS.map(sum => (
              <Fact key={sum} label={SUM_LABELS[sum]}>
                {totals && formatOptionalAmount(totals[sum])}
              </Fact>
            ))}
            <Fact label={getTotalLabel(side)}>{totals && formatOptionalAmount(totals.totalCents)}</Fact>
          </dl>
          {!totals && <p>Your total will appear here.</p>}
        </>
      )}
    </StaticHtml>
  )
}
