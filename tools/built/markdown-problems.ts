import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import {
  type Built,
  getAttribute,
  listElementsBelow,
  parseElements,
  type HtmlElement,
  type HtmlNode,
} from "./read-html"

/** What a reader of the page sees and a text can't say: menus, forms, buttons, drawings, and cards that lead on. */
const NO_WORDS = ["nav", "form", "button", "svg", "script", "style", "template", "noscript"]
const LEADS_ON = /(?:^|\s)(?:buttons-|piece-quoteCard|piece-callToAction)/

/** How many characters are shown where two texts part. */
const SHOWN = 60

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * Where the Markdown version that a page names doesn't have the words of the page, all of them, no others and in the same
 * order: its heading, lead and days, its text with tables and figures, and its sources. One line for each such page.
 *
 * @param fileAt The text of a file of the built site, by its address; null where there is none.
 */
export function findMarkdownProblems(pages: readonly Built[], fileAt: (path: string) => string | null): string[] {
  return pages.flatMap(({ path, html }) => {
    const address = findMarkdownPath(html)
    if (address === null) return []
    const markdown = fileAt(address)
    if (markdown === null) return [`${path}: names ${address}, and there's no such file`]
    const [onPage, inMarkdown] = [keepLetters(getPageWords(html)), keepLetters(getMarkdownWords(markdown))]
    if (onPage === inMarkdown) return []
    const parts = [...onPage].findIndex((character, at) => character !== inMarkdown[at])
    const from = parts < 0 ? onPage.length : parts
    const [pageText, markdownText] = [onPage, inMarkdown].map(text => text.slice(from, from + SHOWN) || "nothing")
    return [
      `${address}: isn't in the words of its page, which goes on with "${pageText}", and the file with "${markdownText}"`,
    ]
  })
}

/** The path of the Markdown version that a page names in its head. */
function findMarkdownPath(html: string): string | null {
  const link = parseElements(html).find(
    one =>
      one.tagName === "link" &&
      getAttribute(one, "rel") === "alternate" &&
      getAttribute(one, "type") === "text/markdown",
  )
  const href = link ? getAttribute(link, "href") : null
  return href === null ? null : new URL(href, "https://site.example").pathname
}

/** Letters, digits and the signs of amounts: tables and lists are set apart differently. */
const keepLetters = (text: string): string => text.replace(/[^\p{L}\p{N}$%]+/gu, "")

/** The words of the article: its header, and its text. */
function getPageWords(html: string): string {
  const article = parseElements(html).find(({ tagName }) => tagName === "article")
  const parts = article ? listElementsBelow(article) : []
  const header = parts.find(({ tagName }) => tagName === "header")
  const text = parts.find(one => /(?:^|\s)text-prose(?:\s|$)/.test(getClass(one)))
  return [header, text].map(part => (part ? getVisibleText(part) : "")).join(" ")
}

const getClass = (element: HtmlElement): string => getAttribute(element, "class") ?? ""

/** What's read of a node. A mark after a figure shows the name of its source, and a picture its description. */
function getVisibleText(node: HtmlNode): string {
  if ("value" in node) return node.value
  if (!("tagName" in node)) return ""
  if (NO_WORDS.includes(node.tagName) || LEADS_ON.test(getClass(node))) return ""
  if (node.tagName === "img") return getAttribute(node, "alt") ?? ""
  if (node.tagName === "a" && getClass(node) === "piece-sourced") return getAttribute(node, "aria-label") ?? ""
  // The way to the glossary is for readers of the page.
  const isTerm = node.tagName === "dfn"
  return node.childNodes.map(child => (isTerm ? getTermText(child) : getVisibleText(child))).join("")
}

const getTermText = (node: HtmlNode): string =>
  "tagName" in node && node.tagName === "a"
    ? ""
    : "childNodes" in node
      ? node.childNodes.map(getTermText).join("")
      : getVisibleText(node)

type MarkdownNode = { value?: string; alt?: string | null; children?: MarkdownNode[] }

function getMarkdownWords(markdown: string): string {
  const own = (node: MarkdownNode): string => node.value ?? node.alt ?? (node.children ?? []).map(own).join(" ")
  return own(parser.parse(markdown.replace(/^---\n.*?\n---\n/s, "")) as MarkdownNode)
}
