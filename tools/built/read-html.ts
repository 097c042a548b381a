import { parse, type DefaultTreeAdapterTypes } from "parse5"

export type HtmlNode = DefaultTreeAdapterTypes.Node
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** The elements of a document in reading order, read as a browser without scripts reads them. */
export const elementsIn = (html: string): HtmlElement[] => elementsBelow(parse(html, { scriptingEnabled: false }))

/** The elements below `node` in reading order. */
export const elementsBelow = (node: HtmlNode): HtmlElement[] =>
  childrenOf(node).flatMap(child => ("tagName" in child ? [child, ...elementsBelow(child)] : []))

export const attribute = ({ attrs }: HtmlElement, name: string): string | null =>
  attrs.find(one => one.name === name)?.value ?? null

/** The words of an element itself, without those of the elements inside it. */
export const ownText = (element: HtmlElement): string =>
  element.childNodes.map(child => ("value" in child ? child.value : "")).join("")

/** All words of an element. */
export const wholeText = (node: HtmlNode): string =>
  "value" in node ? node.value : childrenOf(node).map(wholeText).join("")

const childrenOf = (node: HtmlNode): HtmlNode[] => ("childNodes" in node ? node.childNodes : [])
