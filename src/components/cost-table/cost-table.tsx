import type { Source } from "../../domain/source-and-period"
import { formatDay, formatMoney } from "../../domain/format/format"
import { parseIsoDate } from "../../domain/iso-date"
import type { Cents } from "../../domain/money/money"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Comparison } from "../comparison/comparison"
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

const BUYERS = [
  { buyer: "ownerOccupier", words: "To live in" },
  { buyer: "investor", words: "As an investor" },
] as const

export function CostTable({ state, on, rows, sources }: CostTableProps) {
  const caption = `Buying an established house in ${STATE_NAMES[state].name} with a loan: contract of ${formatDay(parseIsoDate(on))}`
  return (
    <div className={variant("layout.stack")}>
      <Comparison caption={caption}>
        <table>
          <thead>
            <tr>
              <th scope="col">Price</th>
              {["Duty", "Whole cost"].map(column => (
                <th key={column} scope="col" data-align="right">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {BUYERS.map(({ buyer, words }) => (
            <tbody key={buyer}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {words}
                </th>
              </tr>
              {rows.map(({ priceCents, [buyer]: cost }) => (
                <tr key={priceCents}>
                  <th scope="row">{formatMoney(priceCents, { cents: "auto" })}</th>
                  <td data-align="right">{formatMoney(cost.dutyCents)}</td>
                  <td data-align="right">{formatMoney(cost.totalCents)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Comparison>
      <p className={variant("text.muted")}>
        It’s for two buyers, none of them foreign, and not a first home. The whole cost is our fee, the searches,
        settlement, duty and registration, including GST. Sources: <CitedSources sources={sources} />.
      </p>
    </div>
  )
}
