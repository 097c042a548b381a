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

const NO_WORDS = ["nav", "form", "button", "svg", "script", "style", "template", "noscript"]
const LEADS_ON = /(?:^|\s)(?:buttons-|piece-quoteCard|piece-callToAction)/

const SHOWN = 60

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * A Markdown version must have the words of its page in the same order. `fileAt` returns the built file at an address,
 * or null.
 */
export function comparePagesWithMarkdown(pages: readonly Built[], fileAt: (path: string) => string | null): string[] {
  return pages.flatMap(({ path, html }) => {
    const address = findMarkdownVersionPath(html)
    if (address === null) return []
    const markdown = fileAt(address)
    if (markdown === null) return [`${path}: names ${address}, and there's no such file`]
    const [onPage, inMarkdown] = [
      removePunctuation(getArticleText(html)),
      removePunctuation(getPlainTextFromMarkdown(markdown)),
    ]
    if (onPage === inMarkdown) return []
    const parts = [...onPage].findIndex((character, at) => character !== inMarkdown[at])
    const from = parts < 0 ? onPage.length : parts
    const [pageText, markdownText] = [onPage, inMarkdown].map(text => text.slice(from, from + SHOWN) || "nothing")
    return [
      `${address}: isn't in the words of its page, which goes on with "${pageText}", and the file with "${markdownText}"`,
    ]
  })
}

function findMarkdownVersionPath(html: string): string | null {
  const link = parseElements(html).find(
    one =>
      one.tagName === "link" &&
      getAttribute(one, "rel") === "alternate" &&
      getAttribute(one, "type") === "text/markdown",
  )
  const href = link ? getAttribute(link, "href") : null
  return href === null ? null : new URL(href, "https://site.example").pathname
}

/** Keeps the letters, digits, $ and %, because the two versions separate the parts of tables and lists differently. */
const removePunctuation = (text: string): string => text.replace(/[^\p{L}\p{N}$%]+/gu, "")

function getArticleText(html: string): string {
  const article = parseElements(html).find(({ tagName }) => tagName === "article")
  const parts = article ? listElementsBelow(article) : []
  const header = parts.find(({ tagName }) => tagName === "header")
  const text = parts.find(one => /(?:^|\s)text-prose(?:\s|$)/.test(getClassAttribute(one)))
  return [header, text].map(part => (part ? getHtmlNodeText(part) : "")).join(" ")
}

const getClassAttribute = (element: HtmlElement): string => getAttribute(element, "class") ?? ""

/** Returns a node's text as in Markdown: the name of a figure's source for its mark, and a picture's description. */
function getHtmlNodeText(node: HtmlNode): string {
  if ("value" in node) return node.value
  if (!("tagName" in node)) return ""
  if (NO_WORDS.includes(node.tagName) || LEADS_ON.test(getClassAttribute(node))) return ""
  if (node.tagName === "img") return getAttribute(node, "alt") ?? ""
  if (node.tagName === "a" && getClassAttribute(node) === "piece-sourced") return getAttribute(node, "aria-label") ?? ""
  // The link to the glossary is only on the page.
  const isTerm = node.tagName === "dfn"
  return node.childNodes.map(child => (isTerm ? getTermText(child) : getHtmlNodeText(child))).join("")
}

const getTermText = (node: HtmlNode): string =>
  "tagName" in node && node.tagName === "a"
    ? ""
    : "childNodes" in node
      ? node.childNodes.map(getTermText).join("")
      : getHtmlNodeText(node)

type MarkdownNode = { value?: string; alt?: string | null; children?: MarkdownNode[] }

function getPlainTextFromMarkdown(markdown: string): string {
  const getMarkdownNodeText = (node: MarkdownNode): string =>
    node.value ?? node.alt ?? (node.children ?? []).map(getMarkdownNodeText).join(" ")
  return getMarkdownNodeText(parser.parse(markdown.replace(/^---\n.*?\n---\n/s, "")) as MarkdownNode)
}
