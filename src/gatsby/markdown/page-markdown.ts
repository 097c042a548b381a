import rehypeParse from "rehype-parse"
import rehypeRemark from "rehype-remark"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"

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

/** Elements that are left out because they have no text to read. `LEADS_ON` matches the classes of links to other pages. */
const NO_TEXT = ["nav", "form", "button", "svg", "script", "style", "template", "noscript"]
const LEADS_ON = /^(?:buttons-|piece-quoteCard|piece-callToAction)/

/** The class of a link to the source of a figure. The link has no visible text. */
const SOURCED = "piece-sourced"
/** The class of an amount. Only styles separate it from the words before it. */
const AMOUNT = "quote-amount"
/** The class of a term, which contains a note with its meaning. */
const TERM = "piece-term"

/**
 * Renders a guide's page as Markdown: its heading, lead and date, its text and its sources, in the page's own words.
 *
 * @throws Error when the page has no article with a text.
 */
export function renderPageMarkdown(html: string, site: string): string {
  const tree = converter.parse(html)
  const page: HtmlNode = tree
  const article = listElementsInside(page).find(({ tagName }) => tagName === "article")
  const head = listElementsInside(article).find(({ tagName }) => tagName === "header")
  const text = listElementsInside(article).find(hasClass("text-prose"))
  if (!head || !text) throw new Error("the page has no article with a text")
  page.children = [...(head.children ?? []), ...(text.children ?? [])].flatMap(node =>
    simplifyHtmlForMarkdown(node, site),
  )
  return converter.stringify(converter.runSync(tree))
}

/** Turns a node into nodes of a plain text. Returns none for an element that only links to other pages. */
function simplifyHtmlForMarkdown(node: HtmlNode, site: string): HtmlNode[] {
  if (node.type === "comment") return []
  if (node.tagName && (NO_TEXT.includes(node.tagName) || getClasses(node).some(name => LEADS_ON.test(name)))) return []
  const children = (node.children ?? []).flatMap(child => simplifyHtmlForMarkdown(child, site))
  const { href, ariaLabel } = node.properties ?? {}
  if (hasClass(SOURCED)(node))
    return [
      createTextNode(" ("),
      { ...node, properties: { href }, children: [createTextNode(String(ariaLabel))] },
      createTextNode(")"),
    ]
  if (hasClass(AMOUNT)(node)) return [createTextNode(" "), { ...node, children }]
  if (hasClass(TERM)(node)) return formatTermWithMeaning(node)
  if (typeof href === "string" && /^[/#]/.test(href))
    return [{ ...node, properties: { href: href.startsWith("#") ? href : site + href }, children }]
  return [{ ...node, ...(node.children && { children }) }]
}

function formatTermWithMeaning({ children = [] }: HtmlNode): HtmlNode[] {
  const isMeaningNote = ({ tagName }: HtmlNode): boolean => tagName === "span"
  const meaning = children
    .filter(isMeaningNote)
    .map(({ children: within = [] }) => getNodeText(within.filter(({ tagName }) => tagName !== "a")))
    .join("")
  return [...children.filter(child => !isMeaningNote(child)), createTextNode(` (${meaning.trim()})`)]
}

const createTextNode = (value: string): HtmlNode => ({ type: "text", value })

const getNodeText = (nodes: readonly HtmlNode[]): string =>
  nodes.map(({ type, value, children = [] }) => (type === "text" ? value : getNodeText(children))).join("")

const listElementsInside = (node: HtmlNode | undefined): HtmlNode[] =>
  (node?.children ?? []).flatMap(child => (child.type === "element" ? [child, ...listElementsInside(child)] : []))

const getClasses = ({ properties }: HtmlNode): string[] => {
  const { className } = properties ?? {}
  return Array.isArray(className) ? className.map(String) : []
}

const hasClass =
  (name: string) =>
  (node: HtmlNode): boolean =>
    getClasses(node).includes(name)
