import type { ReactNode } from "react"
import { formatMoney } from "../../domain/format/format"
import { cents, type Cents } from "../../domain/money/money"
import { variant } from "../../theme/variant"

type ComparisonProps = {
  caption: string
  /** A sentence after the caption, without its full stop. It isn't part of the table's name. */
  note?: string
  children: ReactNode
}

/** A table with a caption. If it's wider than the page, it scrolls by itself, also with the keyboard. */
export function Comparison({ caption, note, children }: ComparisonProps) {
  return (
    <figure className={variant("piece.figure")}>
      <figcaption className={variant("table.caption")}>{note ? `${caption}. ${note}.` : caption}</figcaption>
      <div className={variant("table.scroll")} role="region" aria-label={caption} tabIndex={0}>
        {children}
      </div>
    </figure>
  )
}

type AmountsRow = { label: string; cells: readonly string[] }

type AmountsTableProps = {
  caption: string
  /** The heading of the first column. */
  first: string
  columns: readonly string[]
  rows: readonly AmountsRow[]
}

export function AmountsTable({ caption, first, columns, rows }: AmountsTableProps) {
  return (
    <Comparison caption={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map(column => (
              <th key={column} scope="col" data-align="right">
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
                <td key={columns[i]} data-align="right">
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

export type OptionalAmount = Cents | null | undefined

export const formatAmountCell = (amount: OptionalAmount): string =>
  amount === null || amount === undefined ? "–" : formatMoney(amount)

/** How much more `b` is than `a`, with its sign. */
export function formatAmountDifference(a: OptionalAmount, b: OptionalAmount): string {
  if (a === null || a === undefined || b === null || b === undefined) return "–"
  const difference = cents(b - a)
  return difference > 0 ? `+${formatMoney(difference)}` : formatMoney(difference)
}
