import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, type DefaultTreeAdapterTypes } from "parse5"

export type Built = { path: string; html: string }

/** Folders without pages of the site: Gatsby's own data, and the editor. */
const NO_PAGES = /^(?:_gatsby|admin|page-data|~partytown)\//

/** Returns the pages in `folder`, sorted by file. Pages of client-only routes keep the brackets in their path. */
export const readBuiltPages = (folder: string): Built[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => file.endsWith(".html") && !NO_PAGES.test(file))
    .sort()
    .map(file => ({ path: getPageAddressOfFile(file), html: readFileSync(join(folder, file), "utf8") }))

/** The address of a file: `/` for `index.html`, `/buying` for `buying.html` and `buying/index.html`. */
const getPageAddressOfFile = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`

export type HtmlNode = DefaultTreeAdapterTypes.Node
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** Returns the elements of a document in reading order, parsed as by a browser without scripts. */
export const parseElements = (html: string): HtmlElement[] =>
  listElementsBelow(parse(html, { scriptingEnabled: false }))

export const listElementsBelow = (node: HtmlNode): HtmlElement[] =>
  getChildNodes(node).flatMap(child => ("tagName" in child ? [child, ...listElementsBelow(child)] : []))

export const getAttribute = ({ attrs }: HtmlElement, name: string): string | null =>
  attrs.find(one => one.name === name)?.value ?? null

type Attributes = Readonly<Record<string, string>>

export const findElements = (among: readonly HtmlElement[], tag: string, attributes: Attributes = {}): HtmlElement[] =>
  among.filter(
    one =>
      one.tagName === tag && Object.entries(attributes).every(([name, value]) => getAttribute(one, name) === value),
  )

/** The value of an element's attribute. Empty if there's no element or no such attribute. */
export const readAttribute = (element: HtmlElement | undefined, name: string): string =>
  element ? (getAttribute(element, name) ?? "") : ""

/** What a page says of itself. Empty if it doesn't say it. */
export function readHead(elements: readonly HtmlElement[]) {
  const getMetaContent = (name: string) => readAttribute(findElements(elements, "meta", { name })[0], "content")
  return {
    title: findElements(elements, "title").map(getAllText)[0] ?? "",
    description: getMetaContent("description"),
    robots: getMetaContent("robots"),
    canonical: readAttribute(findElements(elements, "link", { rel: "canonical" })[0], "href"),
    /** The JSON of each script with structured data. */
    structuredData: findElements(elements, "script", { type: "application/ld+json" }).map(getAllText),
  }
}

export const getOwnText = (element: HtmlElement): string =>
  element.childNodes.map(child => ("value" in child ? child.value : "")).join("")

export const getAllText = (node: HtmlNode): string =>
  "value" in node ? node.value : getChildNodes(node).map(getAllText).join("")

const getChildNodes = (node: HtmlNode): HtmlNode[] => ("childNodes" in node ? node.childNodes : [])
