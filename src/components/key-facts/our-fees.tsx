import { formatList } from "../../domain/text-formats"
import { formatMoney } from "../../domain/format/format"
import type { Cents } from "../../domain/money/money"
import { STATE_FEATURES } from "../../domain/state-features"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"

type Props = {
  /** Our fixed fee for an ordinary purchase, by state. */
  fees: readonly { state: State; cents: Cents }[]
}

/** Says what we charge for a purchase in each state: "Our fee to buy: $1,450 in NSW and $1,290 in Victoria." */
export function OurFees({ fees }: Props) {
  const parts = fees.map(({ state, cents }) =>
    `${formatMoney(cents, { cents: "auto" })} in ${STATE_FEATURES[state].shortName ?? STATE_NAMES[state].name}`.replaceAll(
      " ",
      "\u00a0",
    ),
  )
  return (
    <p className={variant("text.note")}>
      <strong>Our fee to buy:</strong> {formatList(parts)}, GST included.
    </p>
  )
}
