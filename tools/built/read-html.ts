import { parse, type DefaultTreeAdapterTypes } from "parse5"

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
