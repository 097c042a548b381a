import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { ATTRIBUTE_REFERENCES, isAuthorComponent } from "../../src/domain/content/author-components"
import type { Reference } from "../../src/gatsby/content-types/content-type"
import type { FirmInTexts } from "../../src/domain/content/firm-words"
import { isJsx, type MarkdownNode } from "../../src/gatsby/body/markdown-node"
import { removeOtherStatesContent } from "../../src/gatsby/body/prune"

/** Tells which pages and entries aren't on the site any more. */
export type RemovedTargets = {
  /** @param path An address of this site, without query and hash. */
  page: (path: string) => boolean
  entry: (kind: Reference["kind"], slug: string) => boolean
}

/** A range of offsets in the text: `from` is inclusive, `to` exclusive. */
type Part = { from: number; to: number }

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/**
 * A removed link leaves its text behind. List items and table rows that begin with one go, and so do components that
 * lead to something removed and what's said of a sample. What's about states in which the firm doesn't act stays, since
 * it isn't built.
 */
export function removeDeadReferencesFromMdx(body: string, removed: RemovedTargets, firm: FirmInTexts): string {
  const root: MarkdownNode = parser.parse(body)
  const ofSample = listSampleNodes(root).map(node => getMarkdownNodeRange(node, body))
  return [
    ...ofSample,
    ...findRangesOfDeadReferences(removeOtherStatesContent(root, { ...firm, isSample: false }, []), body, removed),
  ]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), body)
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+/, "\n")
}

const listSampleNodes = (node: MarkdownNode): MarkdownNode[] =>
  isJsx(node) && node.name === "In" && (node.attributes ?? []).some(one => one.name === "sample")
    ? [node]
    : (node.children ?? []).flatMap(listSampleNodes)

/** Finds the parts of a text that lead to something removed. The texts of links aren't included. */
function findRangesOfDeadReferences(node: MarkdownNode, source: string, removed: RemovedTargets): Part[] {
  if (hasLinkToRemovedPage(node, removed)) return [getMarkdownNodeRange(node, source)]
  const children = node.children ?? []
  const below = children.flatMap(child => findRangesOfDeadReferences(child, source, removed))
  const [first, last] = [children.at(0), children.at(-1)]
  if (node.type !== "link" || !isRemovedLink(node.url, removed)) return below
  const { from, to } = getNodeOffsets(node)
  if (!first || !last) return [{ from, to }]
  const sentence = findPointingSentence({ from, to }, source)
  if (sentence) return [sentence]
  return [{ from, to: getNodeOffsets(first).from }, { from: getNodeOffsets(last).to, to }, ...below]
}

/** Matches what's before the link in a sentence that says nothing without it: "See " or "Read more about ". */
const POINTS = /^(?:see|read|here’s|go to|look at)\b[^.!?\]]*$/i

/** The range of the sentence around a link, with the space before it, if the sentence only points to what's linked. */
function findPointingSentence({ from, to }: Part, source: string): Part | null {
  const before = /(?:^|[.!?*>\n])[ \n]*([^.!?*>\n]*)$/.exec(source.slice(0, from))?.[1] ?? ""
  const after = /^[.!?]/.exec(source.slice(to))?.[0]
  if (!POINTS.test(before.trim()) || after === undefined) return null
  const start = from - before.length
  return { from: source[start - 1] === " " ? start - 1 : start, to: to + after.length }
}

const isRemovedLink = (href: string | undefined, { page }: RemovedTargets): boolean =>
  href !== undefined && href.startsWith("/") && page(href.replace(/[?#].*$/, ""))

function hasLinkToRemovedPage(node: MarkdownNode, removed: RemovedTargets): boolean {
  if (isJsx(node)) return doesComponentUseRemovedContent(node, removed)
  if (node.type === "listItem" || node.type === "tableRow") {
    const first = getFirstChild(getFirstChild(node))
    return first?.type === "link" && isRemovedLink(first.url, removed)
  }
  return false
}

const getFirstChild = (node: MarkdownNode | undefined): MarkdownNode | undefined =>
  (node?.originalChildren ?? node?.children)?.[0]

function doesComponentUseRemovedContent({ name, attributes = [] }: MarkdownNode, removed: RemovedTargets): boolean {
  const getAttributeValue = (key: string): unknown => attributes.find(one => one.name === key)?.value
  const href = getAttributeValue("href")
  if (typeof href === "string" && isRemovedLink(href, removed)) return true
  const reference = name && isAuthorComponent(name) ? ATTRIBUTE_REFERENCES[name] : undefined
  const slug = reference && getAttributeValue(reference.attribute)
  return reference !== undefined && typeof slug === "string" && removed.entry(reference.kind, slug)
}

const getNodeOffsets = ({ position }: MarkdownNode): Part => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
})

/** The whole line if there's nothing else on it. */
function getMarkdownNodeRange(node: MarkdownNode, source: string): Part {
  const { from, to } = getNodeOffsets(node)
  const line = source.lastIndexOf("\n", from - 1) + 1
  const after = /^[ \t]*(?:\n|$)/.exec(source.slice(to))
  const isAlone = source.slice(line, from).trim() === "" && after !== null
  if (isAlone) return { from: line, to: to + after[0].length }
  // A part of a sentence has a space on either side, so one of them is removed with it.
  return { from, to: source[from - 1] === " " && source[to] === " " ? to + 1 : to }
}
