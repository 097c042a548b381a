import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { ATTRIBUTE_REFERENCES, isAuthorComponent } from "../../src/domain/content/author-components"
import type { Reference } from "../../src/gatsby/content-types/content-type"
import type { FirmInTexts } from "../../src/domain/content/firm-words"
import { isJsx, type MarkdownNode } from "../../src/gatsby/body/markdown-node"
import { removeOtherStatesContent } from "../../src/gatsby/body/prune"

/** What isn't on the site any more. */
export type RemovedTargets = {
  /** @param path An address of this site, without query and hash. */
  page: (path: string) => boolean
  entry: (kind: Reference["kind"], slug: string) => boolean
}

/** A part of the text, by its first offset and the one after its last. */
type Part = { from: number; to: number }

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/**
 * The body of an MDX file without what leads to something that's gone, and without what's said of a sample. A link leaves
 * its words; an item of a list and a row of a table that begin with such a link go, and so do components that lead there
 * or show it.
 *
 * What's about states in which the firm doesn't act stays as it is: it isn't built, and leads somewhere again once the firm
 * acts there.
 */
export function pruneBody(body: string, removed: RemovedTargets, firm: FirmInTexts): string {
  const root: MarkdownNode = parser.parse(body)
  const ofSample = listSampleParts(root).map(node => getRange(node, body))
  return [...ofSample, ...findGone(removeOtherStatesContent(root, { ...firm, isSample: false }, []), body, removed)]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), body)
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+/, "\n")
}

/** Parts that are there only while the site is a sample. */
const listSampleParts = (node: MarkdownNode): MarkdownNode[] =>
  isJsx(node) && node.name === "In" && (node.attributes ?? []).some(one => one.name === "sample")
    ? [node]
    : (node.children ?? []).flatMap(listSampleParts)

/** The parts of a text that lead to something that's gone, but for the words of links. */
function findGone(node: MarkdownNode, source: string, removed: RemovedTargets): Part[] {
  if (isGone(node, removed)) return [getRange(node, source)]
  const children = node.children ?? []
  const below = children.flatMap(child => findGone(child, source, removed))
  const [first, last] = [children.at(0), children.at(-1)]
  if (node.type !== "link" || !isRemovedLink(node.url, removed)) return below
  const { from, to } = getBounds(node)
  if (!first || !last) return [{ from, to }]
  return [{ from, to: getBounds(first).from }, { from: getBounds(last).to, to }, ...below]
}

const isRemovedLink = (href: string | undefined, { page }: RemovedTargets): boolean =>
  href !== undefined && href.startsWith("/") && page(href.replace(/[?#].*$/, ""))

function isGone(node: MarkdownNode, removed: RemovedTargets): boolean {
  if (isJsx(node)) return isGoneComponent(node, removed)
  if (node.type === "listItem" || node.type === "tableRow") {
    const first = getFirst(getFirst(node))
    return first?.type === "link" && isRemovedLink(first.url, removed)
  }
  return false
}

/** The first of a node's children as they're written. */
const getFirst = (node: MarkdownNode | undefined): MarkdownNode | undefined =>
  (node?.originalChildren ?? node?.children)?.[0]

function isGoneComponent({ name, attributes = [] }: MarkdownNode, removed: RemovedTargets): boolean {
  const getValue = (key: string): unknown => attributes.find(one => one.name === key)?.value
  const href = getValue("href")
  if (typeof href === "string" && isRemovedLink(href, removed)) return true
  const reference = name && isAuthorComponent(name) ? ATTRIBUTE_REFERENCES[name] : undefined
  const slug = reference && getValue(reference.attribute)
  return reference !== undefined && typeof slug === "string" && removed.entry(reference.kind, slug)
}

const getBounds = ({ position }: MarkdownNode): Part => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
})

/** A node's part of the text; with the whole line, where nothing else is in it. */
function getRange(node: MarkdownNode, source: string): Part {
  const { from, to } = getBounds(node)
  const line = source.lastIndexOf("\n", from - 1) + 1
  const after = /^[ \t]*(?:\n|$)/.exec(source.slice(to))
  const isAlone = source.slice(line, from).trim() === "" && after !== null
  if (isAlone) return { from: line, to: to + after[0].length }
  // One of the two spaces around a part of a sentence.
  return { from, to: source[from - 1] === " " && source[to] === " " ? to + 1 : to }
}
