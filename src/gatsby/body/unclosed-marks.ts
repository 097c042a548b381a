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
  if (node.type !== "text") return (node.children ?? []).flatMap(child => findUnclosedMarkdown(child, source))
  const rawText = source.slice(node.position?.start.offset, node.position?.end.offset)
  const [first] = MARKS.flatMap(([sign, message]) => {
    const match = sign.exec(rawText)
    return match ? [{ line: getNodeLine(node) + rawText.slice(0, match.index).split("\n").length - 1, message }] : []
  })
  return first ? [first] : []
}

/** Finds the first Markdown sign in a field, since fields are shown as plain text. */
export const findMarkdownSign = (text: string): string | null => /\*\*|__(?=\S)|\]\((?=\/|http)/.exec(text)?.[0] ?? null
