import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, type DefaultTreeAdapterTypes } from "parse5"

/** A page that the build made, by the address at which it's served. */
export type Built = { path: string; html: string }

/** What the build keeps for itself, and the editor, which is no page of the site. */
const NO_PAGES = /^(?:_gatsby|admin|page-data|~partytown)\//

/** The pages in `folder`, in the order of their files. Shells of client-only routes keep their brackets. */
export const readBuiltPages = (folder: string): Built[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => file.endsWith(".html") && !NO_PAGES.test(file))
    .sort()
    .map(file => ({ path: getAddress(file), html: readFileSync(join(folder, file), "utf8") }))

/** `index.html` as `/`, `buying.html` and `buying/index.html` as `/buying`. */
const getAddress = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`

export type HtmlNode = DefaultTreeAdapterTypes.Node
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** The elements of a document in reading order, read as a browser without scripts reads them. */
export const parseElements = (html: string): HtmlElement[] =>
  listElementsBelow(parse(html, { scriptingEnabled: false }))

/** The elements below `node` in reading order. */
export const listElementsBelow = (node: HtmlNode): HtmlElement[] =>
  getChildren(node).flatMap(child => ("tagName" in child ? [child, ...listElementsBelow(child)] : []))

export const getAttribute = ({ attrs }: HtmlElement, name: string): string | null =>
  attrs.find(one => one.name === name)?.value ?? null

/** The words of an element itself, without those of the elements inside it. */
export const getOwnText = (element: HtmlElement): string =>
  element.childNodes.map(child => ("value" in child ? child.value : "")).join("")

/** All words of an element. */
export const getWholeText = (node: HtmlNode): string =>
  "value" in node ? node.value : getChildren(node).map(getWholeText).join("")

const getChildren = (node: HtmlNode): HtmlNode[] => ("childNodes" in node ? node.childNodes : [])
