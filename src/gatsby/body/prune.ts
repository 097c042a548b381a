import { authorComponents } from "../../domain/content/author-components"
import { checkContentFields } from "../../domain/content/field-problems"
import { type FirmInTexts, listFirmStates } from "../../domain/content/firm-words"
import { isState, STATE_NAMES, STATES } from "../../domain/states"
import { readTagAttributes } from "./component"
import { isJsx, getNodeLine, type MarkdownNode } from "./markdown-node"
import type { BodyProblem } from "./notes"

/** Components that make sense without children. All others are removed once they're empty. */
const WITHOUT_CHILDREN: readonly unknown[] = ["Hero", "Card", "CallToAction"]

/** The parts of a table, which stay even if they're empty. */
const CELLS = ["tableRow", "tableCell"]

/** Markdown elements whose text has no spaces at either end. */
const LINES = ["paragraph", "heading", "tableCell"]

/**
 * Removes parts in `<In>`, sections, components, columns and rows about states in which the firm doesn't act, and what
 * would be left empty. Later checks only see what remains. Mistakes in the conditions are added to `problems`.
 */
export function removeOtherStatesContent(root: MarkdownNode, firm: FirmInTexts, problems: BodyProblem[]): MarkdownNode {
  const states = listFirmStates(firm)
  const isOtherState = (words: string): boolean =>
    STATES.some(state => !states.includes(state) && [state, STATE_NAMES[state].name].includes(words.trim()))

  const pruneChildNodes = ({ children = [] }: MarkdownNode): MarkdownNode[] =>
    removeOtherStatesSections(children.flatMap(pruneNode), isOtherState)

  function pruneNode(node: MarkdownNode): MarkdownNode[] {
    if (isJsx(node) && node.name === "In")
      return shouldKeepConditionalContent(node, firm, problems) ? pruneChildNodes(node) : []
    if (isJsx(node) && isOtherState(getStateAttribute(node))) return []
    if (node.type === "table") return pruneTable(node)
    if (!node.children) return [node]
    const children = LINES.includes(node.type) ? trimLineEnds(pruneChildNodes(node)) : pruneChildNodes(node)
    return isNodeLeftEmpty(node, children) ? [] : [{ ...node, children, originalChildren: node.children }]
  }

  function pruneTable(node: MarkdownNode): MarkdownNode[] {
    const [head, ...rows] = node.children ?? []
    const columnsToKeep = (head?.children ?? []).map(cell => !isOtherState(getNodeText(cell)))
    const cutColumns = <T>(cells: readonly T[] = []): T[] =>
      cells.filter((_, column) => columnsToKeep[column] !== false)
    const pruneTableRow = (one: MarkdownNode): MarkdownNode => ({
      ...one,
      children: cutColumns(one.children).flatMap(pruneNode),
    })
    const keptRows = rows.filter(({ children: [first] = [] }) => !first || !isOtherState(getNodeText(first)))
    const isEmptied =
      (rows.length > 0 && keptRows.length === 0) || (columnsToKeep.length > 1 && cutColumns(columnsToKeep).length < 2)
    if (!head || isEmptied) return []
    return [{ ...node, align: cutColumns(node.align ?? []), children: [head, ...keptRows].map(pruneTableRow) }]
  }

  return { ...root, children: pruneChildNodes(root) }
}

/** Whether the firm meets the condition of an `<In>`. An invalid condition counts as met, so that mistakes inside are reported too. */
function shouldKeepConditionalContent(node: MarkdownNode, firm: FirmInTexts, problems: BodyProblem[]): boolean {
  const states = listFirmStates(firm)
  const reportTag = (message: string) => problems.push({ line: getNodeLine(node), message: `<In>: ${message}` })
  const attributes = readTagAttributes(node, reportTag)
  if (!attributes) return true
  const result = checkContentFields(authorComponents.In, attributes)
  if (!result.ok) {
    for (const { field, message } of result.problems) reportTag(field ? `${field}: ${message}` : message)
    return true
  }
  const { state, atLeast = 1, sample, needs } = result.value
  if (sample !== undefined && !firm.isSample) return false
  if (needs !== undefined && firm.lacks?.includes(needs)) return false
  const conditionStates = state?.trim().split(/ +/)
  return (
    (conditionStates === undefined || states.some(one => conditionStates.includes(one))) &&
    states.length >= Number(atLeast)
  )
}

function getStateAttribute({ attributes = [] }: MarkdownNode): string {
  const value = attributes.find(({ name }) => name === "state")?.value
  return isState(value) ? value : ""
}

const getNodeText = ({ value = "", children = [] }: MarkdownNode): string => value + children.map(getNodeText).join("")

/** Removes headings that name another state, with everything up to the next heading that isn't deeper. */
function removeOtherStatesSections(
  nodes: readonly MarkdownNode[],
  isOtherState: (words: string) => boolean,
): MarkdownNode[] {
  let inside: number | null = null
  return nodes.filter(node => {
    const { depth = 1 } = node
    if (node.type === "heading" && (inside === null || depth <= inside))
      inside = isOtherState(getNodeText(node)) ? depth : null
    return inside === null
  })
}

const isBlankText = ({ type, value = "" }: MarkdownNode): boolean => type === "text" && /^[ \n]*$/.test(value)

function isNodeLeftEmpty({ type, name, children: before = [] }: MarkdownNode, after: readonly MarkdownNode[]): boolean {
  const mayBeEmpty = CELLS.includes(type) || WITHOUT_CHILDREN.includes(name)
  return before.length > 0 && after.every(isBlankText) && !mayBeEmpty
}

function trimLineEnds(line: readonly MarkdownNode[]): MarkdownNode[] {
  return line.map((node, at) => {
    if (node.type !== "text" || node.value === undefined) return node
    const trimmedStart = at === 0 ? node.value.replace(/^[ \n]+/, "") : node.value
    return { ...node, value: at === line.length - 1 ? trimmedStart.replace(/[ \n]+$/, "") : trimmedStart }
  })
}
