import { typedFigures } from "../typed-figures"
import { isJsx, lineOf, type MarkdownNode } from "./markdown-node"
import type { BodyProblem } from "./notes"

/** Attributes that hold no words of the writer's. */
const NOT_PROSE = ["href", "from"]

/** Amounts and percentages that stand in the words of a body without a source, and sources that are not the page's. */
export function unsourced(node: MarkdownNode, sources: readonly string[]): BodyProblem[] {
  if (node.type === "text") return inWords(node)
  if (node.name === "Sourced") return unknownSource(node, sources)
  const below = (node.children ?? []).flatMap(child => unsourced(child, sources))
  return isJsx(node) ? [...inAttributes(node), ...below] : below
}

const inWords = (node: MarkdownNode): BodyProblem[] => {
  const { value = "" } = node
  return typedFigures(value).map(({ figure, index }) => ({
    line: lineOf(node) + value.slice(0, index).split("\n").length - 1,
    message: `"${figure}": put it into <Sourced from="...">, naming one of the page's sources`,
  }))
}

const inAttributes = (node: MarkdownNode): BodyProblem[] =>
  textAttributes(node)
    .filter(({ name }) => !NOT_PROSE.includes(name))
    .flatMap(({ name, value }) =>
      typedFigures(value).map(({ figure }) => ({
        line: lineOf(node),
        message: `<${node.name}>: ${name}: "${figure}": say it without the figure, or move it into the text`,
      })),
    )

/** A `from` that is missing is the schema's to tell. */
function unknownSource(node: MarkdownNode, sources: readonly string[]): BodyProblem[] {
  const from = textAttributes(node).find(({ name }) => name === "from")?.value
  if (from === undefined || sources.includes(from)) return []
  const advice = sources.length > 0 ? `write one of ${sources.join("; ")}` : "the fields above name no sources"
  return [{ line: lineOf(node), message: `<Sourced>: from: "${from}" is no source of this page; ${advice}` }]
}

const textAttributes = ({ attributes = [] }: MarkdownNode): { name: string; value: string }[] =>
  attributes.flatMap(({ name, value }) => (typeof value === "string" ? [{ name: String(name), value }] : []))
