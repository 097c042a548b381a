import rehypeParse from "rehype-parse"
import rehypeRemark from "rehype-remark"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"

/** A node of a parsed page: the parts of hast that are used here. */
type HtmlNode = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
  value?: string
}

const converter = unified()
  .use(rehypeParse)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-" })

/** Elements without text to read, and classes of links to other pages. */
const NO_TEXT = ["nav", "form", "button", "svg", "script", "style", "template", "noscript"]
const LEADS_ON = /^(?:buttons-|piece-quoteCard|piece-callToAction)/

/** A link to the source of a figure. It shows no words. */
const SOURCED = "piece-sourced"
/** An amount, which is separated from the words before it only by styles. */
const AMOUNT = "quote-amount"
/** A word that's explained in a note inside it. */
const TERM = "piece-term"

/**
 * A guide's page as Markdown: its heading, lead and day, its text and its sources, in the page's own words.
 *
 * @param html The page as the build made it.
 * @param site The origin that links inside the site get.
 * @throws Error when the page has no article with a text.
 */
export function renderPageMarkdown(html: string, site: string): string {
  const tree = converter.parse(html)
  const page: HtmlNode = tree
  const article = listElements(page).find(({ tagName }) => tagName === "article")
  const head = listElements(article).find(({ tagName }) => tagName === "header")
  const text = listElements(article).find(hasClass("text-prose"))
  if (!head || !text) throw new Error("the page has no article with a text")
  page.children = [...(head.children ?? []), ...(text.children ?? [])].flatMap(node => toTextNodes(node, site))
  return converter.stringify(converter.runSync(tree))
}

/** `node` as part of a plain text; nothing for an element that only links elsewhere. */
function toTextNodes(node: HtmlNode, site: string): HtmlNode[] {
  if (node.type === "comment") return []
  if (node.tagName && (NO_TEXT.includes(node.tagName) || getClasses(node).some(name => LEADS_ON.test(name)))) return []
  const children = (node.children ?? []).flatMap(child => toTextNodes(child, site))
  const { href, ariaLabel } = node.properties ?? {}
  if (hasClass(SOURCED)(node))
    return [
      createText(" ("),
      { ...node, properties: { href }, children: [createText(String(ariaLabel))] },
      createText(")"),
    ]
  if (hasClass(AMOUNT)(node)) return [createText(" "), { ...node, children }]
  if (hasClass(TERM)(node)) return expandTerm(node)
  if (typeof href === "string" && /^[/#]/.test(href))
    return [{ ...node, properties: { href: href.startsWith("#") ? href : site + href }, children }]
  return [{ ...node, ...(node.children && { children }) }]
}

/** A term with its meaning in brackets. */
function expandTerm({ children = [] }: HtmlNode): HtmlNode[] {
  const isNote = ({ tagName }: HtmlNode): boolean => tagName === "span"
  const meaning = children
    .filter(isNote)
    .map(({ children: within = [] }) => getNodeText(within.filter(({ tagName }) => tagName !== "a")))
    .join("")
  return [...children.filter(child => !isNote(child)), createText(` (${meaning.trim()})`)]
}

const createText = (value: string): HtmlNode => ({ type: "text", value })

const getNodeText = (nodes: readonly HtmlNode[]): string =>
  nodes.map(({ type, value, children = [] }) => (type === "text" ? value : getNodeText(children))).join("")

/** The elements below `node`, in reading order. */
const listElements = (node: HtmlNode | undefined): HtmlNode[] =>
  (node?.children ?? []).flatMap(child => (child.type === "element" ? [child, ...listElements(child)] : []))

const getClasses = ({ properties }: HtmlNode): string[] => {
  const { className } = properties ?? {}
  return Array.isArray(className) ? className.map(String) : []
}

const hasClass =
  (name: string) =>
  (node: HtmlNode): boolean =>
    getClasses(node).includes(name)
