import { getAttribute, parseElements, type HtmlElement, getAllText } from "../../built/read-html"
import type { SeenText } from "./seen-text"

/** Inline elements, whose words belong to the text around them. */
const INSIDE_A_LINE =
  /^(?:a|abbr|b|bdi|cite|code|data|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/

const NOT_READ = /^(?:script|style|template)$/

const READ_ALOUD = ["alt", "aria-label", "placeholder", "title"]

/** Metadata that search engines and shared links show. */
const DESCRIBES = /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/

/**
 * Text for screen readers and search engines too. Each block is one text. `where` is the location that findings name.
 */
export function listHtmlTexts(where: string, html: string): SeenText[] {
  const elements = parseElements(html)
  const [root] = elements
  const aloud = elements.flatMap(one => [
    ...READ_ALOUD.map(name => getAttribute(one, name)),
    getMetaDescription(one),
    ...listStructuredDataTexts(one),
  ])
  return [...(root ? listBlockTexts(root) : []), ...removeEmptyLines(aloud)].map(text => ({ where, text }))
}

export const listBlockTexts = (element: HtmlElement): string[] =>
  removeEmptyLines(getTextWithLineBreaks(element).split("\n"))

const removeEmptyLines = (lines: readonly (string | null)[]): string[] =>
  lines.flatMap(line => line?.replace(/\s+/g, " ").trim() || [])

function getTextWithLineBreaks({ tagName, childNodes }: HtmlElement): string {
  if (NOT_READ.test(tagName)) return ""
  const words = childNodes.reduce((before, child) => {
    if ("tagName" in child) return joinTextsWithSpace(before, getTextWithLineBreaks(child))
    return "value" in child ? joinTextsWithSpace(before, child.value.replace(/\s+/g, " ")) : before
  }, "")
  return INSIDE_A_LINE.test(tagName) ? words : `\n${words}\n`
}

/** A space goes between a letter or digit on each side. */
const joinTextsWithSpace = (before: string, after: string): string =>
  /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after) ? `${before} ${after}` : before + after

function getMetaDescription(element: HtmlElement): string | null {
  const isDescription = DESCRIBES.test(getAttribute(element, "name") ?? getAttribute(element, "property") ?? "")
  return element.tagName === "meta" && isDescription ? getAttribute(element, "content") : null
}

function listStructuredDataTexts(element: HtmlElement): string[] {
  const isData = element.tagName === "script" && getAttribute(element, "type") === "application/ld+json"
  return isData ? listJsonStrings(JSON.parse(getAllText(element))).filter(text => !/^https?:/.test(text)) : []
}

export function listJsonStrings(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listJsonStrings) : []
}
