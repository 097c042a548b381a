import type { Source } from "../../domain/source-and-period"
import { formatDay, formatMoney } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import type { Cents } from "../../domain/money/money"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { AmountsTable } from "../comparison/comparison"
import { CitedSources } from "../source-link/source-link"

/** Transfer duty after concessions, and the whole cost on top of the price. */
export type Cost = { dutyCents: Cents; totalCents: Cents }

export type CostTableProps = {
  state: State
  /** The contract date, `YYYY-MM-DD`. */
  on: string
  rows: readonly { priceCents: Cents; ownerOccupier: Cost; investor: Cost }[]
  sources: readonly Source[]
}

const COLUMNS = ["Duty, to live in", "Whole cost, to live in", "Duty, as an investor", "Whole cost, as an investor"]

export function CostTable({ state, on, rows, sources }: CostTableProps) {
  const caption = `Buying an established house in ${STATE_NAMES[state].name} with a loan: contract of ${formatDay(parseIsoDate(on))}`
  return (
    <div className={variant("layout.stack")}>
      <AmountsTable
        caption={caption}
        first="Price"
        columns={COLUMNS}
        rows={rows.map(({ priceCents, ownerOccupier, investor }) => ({
          label: formatMoney(priceCents, { cents: "auto" }),
          cells: [ownerOccupier.dutyCents, ownerOccupier.totalCents, investor.dutyCents, investor.totalCents].map(
            amount => formatMoney(amount),
          ),
        }))}
      />
      <p className={variant("text.muted")}>
        It’s for two buyers, none of them foreign, and not a first home. The whole cost is our fee, the searches,
        settlement, duty and registration, including GST. Sources: <CitedSources sources={sources} />.
      </p>
    </div>
  )
}
