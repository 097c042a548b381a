import { formatFieldName, listFieldTexts, type FieldProblem } from "../../domain/content/field-problems"
import type { Kind } from "../../domain/content/choices"
import { isJsx, getNodeLine, type MarkdownNode } from "./markdown-node"
import type { BodyProblem } from "./notes"
import { findMarkdownSign } from "./unclosed-marks"

/** Matches an amount in dollars or a percentage as people type them: `$600,000`, `$1.2m`, `0.25%`, `10 per cent`. */
const FIGURE =
  /\$\s?\d+(?:,\d{3})*(?:\.\d+)?(?:[km]\b|\s?[mb]illion\b)?|\d+(?:,\d{3})*(?:\.\d+)?\s?(?:%|per\s?cent\b)/gi

/** Lists the amounts and percentages in `text`, each with the number of characters before it. */
const listFigures = (text: string): { figure: string; index: number }[] =>
  [...text.matchAll(FIGURE)].map(({ 0: match, index }) => ({ figure: match.replace(/\s+/g, " "), index }))

const NOT_PROSE = ["href", "from"]

/** Finds figures without a source, and named sources that the page doesn't have. `ownPrices` need no source. */
export function findFiguresWithoutSource(
  node: MarkdownNode,
  sources: readonly string[],
  ownPrices: readonly string[],
): BodyProblem[] {
  if (node.type === "text") return checkTextFigures(node, ownPrices)
  if (node.name === "Sourced") return checkSourceName(node, sources)
  const below = (node.children ?? []).flatMap(child => findFiguresWithoutSource(child, sources, ownPrices))
  return isJsx(node) ? [...checkAttributeFigures(node), ...below] : below
}

/** As digits: `850000`. The writer chose these prices, so they need no source, even in an example that isn't shown. */
export const listExamplePrices = (node: MarkdownNode): string[] => [
  ...(isJsx(node) ? listTextAttributes(node).flatMap(({ name, value }) => (name === "price" ? [value] : [])) : []),
  ...(node.children ?? []).flatMap(listExamplePrices),
]

const checkTextFigures = (node: MarkdownNode, ownPrices: readonly string[]): BodyProblem[] => {
  const { value = "" } = node
  return listFigures(value)
    .filter(({ figure }) => !(figure.startsWith("$") && ownPrices.includes(figure.replace(/[$, ]/g, ""))))
    .map(({ figure, index }) => ({
      line: getNodeLine(node) + value.slice(0, index).split("\n").length - 1,
      message: `"${figure}": put it into <Sourced from="...">, naming one of the page's sources`,
    }))
}

const checkAttributeFigures = (node: MarkdownNode): BodyProblem[] =>
  listTextAttributes(node)
    .filter(({ name }) => !NOT_PROSE.includes(name))
    .flatMap(({ name, value }) =>
      listFigures(value).map(({ figure }) => ({
        line: getNodeLine(node),
        message: `<${node.name}>: ${name}: "${figure}": say it without the figure, or move it into the text`,
      })),
    )

/** Checks that the source in `from` is one of the page's. The schema reports a missing `from`. */
function checkSourceName(node: MarkdownNode, sources: readonly string[]): BodyProblem[] {
  const from = listTextAttributes(node).find(({ name }) => name === "from")?.value
  if (from === undefined || sources.includes(from)) return []
  const advice = sources.length > 0 ? `write one of ${sources.join("; ")}` : "the fields above name no sources"
  return [{ line: getNodeLine(node), message: `<Sourced>: from: "${from}" is no source of this page; ${advice}` }]
}

const listTextAttributes = ({ attributes = [] }: MarkdownNode): { name: string; value: string }[] =>
  attributes.flatMap(({ name, value }) => (typeof value === "string" ? [{ name: String(name), value }] : []))

/** Kinds whose fields may contain figures: tables with dates and sources, and the firm's own file. */
const MAY_HOLD_FIGURES: readonly Kind[] = ["rates", "fees", "site"]

/** The fields that visitors read as text. */
const WORDS = "title description heading lead question answer summary terms point check meaning".split(" ")

/** Finds amounts and percentages in an entry's text fields, where no source can be named, and Markdown signs. */
export function findFiguresAndMarkdownInFields(kind: Kind, fields: unknown): FieldProblem[] {
  const checkFigures = (text: string): string[] =>
    MAY_HOLD_FIGURES.includes(kind) ? [] : describeFieldFigures(text, kind)
  return listFieldTexts(fields)
    .filter(({ name }) => WORDS.includes(name))
    .flatMap(({ keys, text }) =>
      [...checkFigures(text), ...describeMarkdownSign(text)].map(message => ({
        field: formatFieldName(keys),
        message,
      })),
    )
}

function describeFieldFigures(text: string, kind: Kind): string[] {
  const other = kind === "offer" ? "write {discount} for its amount or percent" : "move it to the text of a page"
  return listFigures(text).map(({ figure }) => `"${figure}": say it without the figure, or ${other}`)
}

function describeMarkdownSign(text: string): string[] {
  const mark = findMarkdownSign(text)
  return mark === null ? [] : [`visitors would see "${mark}"; take it out, since fields are plain text`]
}
