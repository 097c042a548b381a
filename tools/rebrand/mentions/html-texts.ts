import { getAttribute, parseElements, type HtmlElement, getWholeText } from "../../built/read-html"
import type { SeenText } from "./seen-text"

/** Elements inside a line: their words are read with those around them. */
const INSIDE_A_LINE =
  /^(?:a|abbr|b|bdi|cite|code|data|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/

/** What nobody reads. */
const NOT_READ = /^(?:script|style|template)$/

const READ_ALOUD = ["alt", "aria-label", "placeholder", "title"]

/** What search engines and shared links say of a page. */
const DESCRIBES = /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/

/**
 * All words of a document, such as a page, an email or the quote as a document, with those that are read aloud or told to
 * search engines. Each block is a text.
 *
 * @param where What a finding names, such as the address of the page.
 */
export function listHtmlTexts(where: string, html: string): SeenText[] {
  const elements = parseElements(html)
  const [root] = elements
  const aloud = elements.flatMap(one => [
    ...READ_ALOUD.map(name => getAttribute(one, name)),
    getDescription(one),
    ...readStructuredData(one),
  ])
  return [...(root ? listLines(root).split("\n") : []), ...aloud].flatMap(line => {
    const text = line?.replace(/\s+/g, " ").trim() ?? ""
    return text === "" ? [] : [{ where, text }]
  })
}

/** The words of an element; a line break before and after what isn't inside a line. */
function listLines({ tagName, childNodes }: HtmlElement): string {
  if (NOT_READ.test(tagName)) return ""
  const words = childNodes.reduce((before, child) => {
    if ("tagName" in child) return joinWords(before, listLines(child))
    return "value" in child ? joinWords(before, child.value.replace(/\s+/g, " ")) : before
  }, "")
  return INSIDE_A_LINE.test(tagName) ? words : `\n${words}\n`
}

/** Two words that no space separates, since they're in elements of their own, stay two. */
const joinWords = (before: string, after: string): string =>
  /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after) ? `${before} ${after}` : before + after

function getDescription(element: HtmlElement): string | null {
  const isDescription = DESCRIBES.test(getAttribute(element, "name") ?? getAttribute(element, "property") ?? "")
  return element.tagName === "meta" && isDescription ? getAttribute(element, "content") : null
}

function readStructuredData(element: HtmlElement): string[] {
  const isData = element.tagName === "script" && getAttribute(element, "type") === "application/ld+json"
  return isData ? listTexts(JSON.parse(getWholeText(element))).filter(text => !/^https?:/.test(text)) : []
}

/** All texts in a value that was read from JSON. */
export function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : []
}
