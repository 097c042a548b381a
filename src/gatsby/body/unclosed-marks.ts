import { getNodeLine, type MarkdownNode } from "./markdown-node"
import type { BodyProblem } from "./notes"

/** Signs whose formatting never ends, so that the parser left them as text. With a backslash they're text on purpose. */
const MARKS: readonly [sign: RegExp, message: string][] = [
  [/(?<!\\)\*\*/, '"**" starts bold text that never ends; write **words**, with no space inside the asterisks'],
  [/(?<![\\\w])__(?=\S)/, '"__" starts bold text that never ends; write **words**, with no space inside the asterisks'],
  [/(?<![\\\w*])\*(?=[^\s*])/, '"*" starts italics that never end; write _words_, or \\* for the sign itself'],
  [/(?<![\\\w_])_(?=[^\s_])/, '"_" starts italics that never end; write _words_, or \\_ for the sign itself'],
  [/(?<!\\)~~/, '"~~" starts struck-out words that never end; write ~~words~~'],
  [/(?<!\\)`/, '"`" starts code that never ends; write another one after it, or \\` for the sign itself'],
  [/(?<!\\)\]\(/, "a link is not complete; write [words](/address)"],
]

/** Finds bold text, italics, code and links that a writer started and didn't end. Reports one mistake for each run of plain text. */
export function findUnclosedMarkdown(node: MarkdownNode, source: string): BodyProblem[] {
  const table = node.type === "paragraph" ? findTableWithoutDashes(node, source) : null
  if (table) return [table]
  if (node.type !== "text") return (node.children ?? []).flatMap(child => findUnclosedMarkdown(child, source))
  const rawText = source.slice(node.position?.start.offset, node.position?.end.offset)
  const [first] = MARKS.flatMap(([sign, message]) => {
    const match = sign.exec(rawText)
    return match ? [{ line: getNodeLine(node) + rawText.slice(0, match.index).split("\n").length - 1, message }] : []
  })
  return first ? [first] : []
}

/** A paragraph with a line between two bars was meant as a table. The row of dashes needs as many columns as the headings. */
function findTableWithoutDashes(node: MarkdownNode, source: string): BodyProblem | null {
  const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split("\n")
  const index = lines.findIndex(line => /^\s*\|.*\|\s*$/.test(line))
  if (index < 0) return null
  const columns = (lines[index] ?? "").split(/(?<!\\)\|/).slice(1, -1)
  const message = `a table needs a row of dashes below its headings: |${columns.map(() => " --- |").join("")}`
  return { line: getNodeLine(node) + index, message }
}

/** Finds the first Markdown sign in a field, since fields are shown as plain text. */
export const findMarkdownSign = (text: string): string | null => /\*\*|__(?=\S)|\]\((?=\/|http)/.exec(text)?.[0] ?? null
