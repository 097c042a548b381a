import { Comparison } from "../../components/comparison/comparison"
import { money } from "../../domain/format/format"
import { cents, type Cents } from "../../domain/money/money"

export type AmountsRow = { label: string; cells: readonly string[] }

type Props = { caption: string; columns: readonly string[]; rows: readonly AmountsRow[] }

/** An amount, or a dash where a case has none. */
export const amountCell = (amount: Cents | null | undefined): string =>
  amount === null || amount === undefined ? "–" : money(amount)

/** How much more `b` is than `a`, with its sign. */
export function differenceCell(a: Cents | null | undefined, b: Cents | null | undefined): string {
  if (a === null || a === undefined || b === null || b === undefined) return "–"
  const difference = cents(b - a)
  return difference > 0 ? `+${money(difference)}` : money(difference)
}

/** Amounts of several cases side by side, line by line. */
export function AmountsTable({ caption, columns, rows }: Props) {
  return (
    <Comparison caption={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {columns.map(column => (
              <th key={column} scope="col" align="right">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]} align="right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Comparison>
  )
}
