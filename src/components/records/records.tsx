import type { ReactNode } from "react"
import { variant } from "../../theme/variant"
import { Comparison } from "../comparison/comparison"

/** `wide` for cells with sentences, which would wrap into many short lines in a narrower column. */
export type Column = { label: string; align?: "right"; wide?: true }

type Props<Names extends string> = {
  caption: string
  note?: string
  /** The columns from left to right. The first one is the heading of each row. */
  columns: Record<Names, Column>
  rows: readonly ({ key: string } & { cells: Record<Names, ReactNode> })[]
}

/**
 * In a narrow window each row becomes a card. The roles are explicit because a table without `display: table` loses
 * them in some browsers.
 */
export function Records<Names extends string>({ caption, note, columns, rows }: Props<Names>) {
  const namedColumns = (Object.keys(columns) as Names[]).map(name => ({ name, ...columns[name] }))
  return (
    <Comparison caption={caption} note={note}>
      <table role="table" className={variant("table.records")}>
        <thead role="rowgroup">
          <tr role="row">
            {namedColumns.map(({ name, label, align, wide }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                data-align={align}
                {...(wide && { className: variant("table.wide") })}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row">
              {namedColumns.map(({ name, label, align }, n) =>
                n === 0 ? (
                  <th key={name} role="rowheader" scope="row">
                    {cells[name]}
                  </th>
                ) : (
                  <td key={name} role="cell" data-align={align} data-label={label}>
                    {cells[name]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Comparison>
  )
}
