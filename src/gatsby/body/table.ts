import { textOf, type BodyNode, type BodyProps } from "../../domain/content/body-tree"
import { variant } from "../../theme/variant"
import type { MarkdownNode } from "./markdown-node"

/** From so many columns on, the first names its row, and in a narrow window each row becomes a card. */
const RECORD_COLUMNS = 3

type Row = { holds: BodyNode[]; align: BodyProps | null }[]

/** A Markdown table. One of many columns names its roles, as `Records` does, and each text says its column. */
export function table(node: MarkdownNode, holdsOf: (cell: MarkdownNode) => BodyNode[]): BodyNode {
  const [head = [], ...body] = (node.children ?? []).map(({ children = [] }) =>
    children.map((cell, column) => {
      const align = node.align?.[column]
      return { holds: holdsOf(cell), align: align ? { align } : null }
    }),
  )
  return head.length < RECORD_COLUMNS ? plain(head, body) : records(head, body)
}

function plain(head: Row, body: readonly Row[]): BodyNode {
  const row = (tag: string, cells: Row): BodyNode => [
    "tr",
    null,
    ...cells.map(({ align, holds }): BodyNode => [tag, align, ...holds]),
  ]
  return ["table", null, ["thead", null, row("th", head)], ["tbody", null, ...body.map(cells => row("td", cells))]]
}

function records(head: Row, body: readonly Row[]): BodyNode {
  const group = { role: "rowgroup" }
  const row = (cells: BodyNode[]): BodyNode => ["tr", { role: "row" }, ...cells]
  const heads = head.map(({ align, holds }): BodyNode => [
    "th",
    { role: "columnheader", scope: "col", ...align },
    ...holds,
  ])
  const cell = ({ align, holds }: Row[number], column: number): BodyNode =>
    column === 0
      ? ["th", { role: "rowheader", scope: "row" }, ...holds]
      : ["td", { role: "cell", ...align, "data-label": textOf(head[column]?.holds ?? []) }, ...holds]
  return [
    "table",
    { role: "table", className: variant("table.records") },
    ["thead", group, row(heads)],
    ["tbody", group, ...body.map(cells => row(cells.map(cell)))],
  ]
}
