import { Comparison } from "../comparison/comparison"

export type AmountsRow = { label: string; cells: readonly string[] }

type Props = {
  caption: string
  /** What the first column holds. */
  first: string
  columns: readonly string[]
  rows: readonly AmountsRow[]
}

/** Amounts of several cases side by side, line by line. */
export function AmountsTable({ caption, first, columns, rows }: Props) {
  return (
    <Comparison caption={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
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
