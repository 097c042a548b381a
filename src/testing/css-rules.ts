import postcss, { type ChildNode } from "postcss"

/**
 * A CSS rule as a browser parses it: the at-rule around it, its list of selectors (empty for `@font-face`), and its declarations
 * in order. Quotes and white space are normalised where they have no meaning.
 */
export type CssRule = { at: string | null; selectors: string[]; declarations: string[] }

const normaliseCssText = (text: string): string =>
  text.replaceAll("'", '"').replace(/\s+/g, " ").replace(/ ?, ?/g, ",").trim()
const normaliseSelector = (text: string): string => normaliseCssText(text).replace(/ ?([>+~]) ?/g, "$1")
const normaliseAtRule = (text: string): string => normaliseCssText(text).replace(/ ?: ?/g, ": ")

const listCssDeclarations = (nodes: readonly ChildNode[]): string[] =>
  nodes.flatMap(node =>
    node.type === "decl" ? [`${node.prop}: ${normaliseCssText(node.value)}${node.important ? " !important" : ""}`] : [],
  )

function listCssRules(nodes: readonly ChildNode[], at: string | null): CssRule[] {
  return nodes.flatMap(node => {
    if (node.type === "rule")
      return [{ at, selectors: node.selectors.map(normaliseSelector), declarations: listCssDeclarations(node.nodes) }]
    if (node.type !== "atrule" || !node.nodes) return []
    const name = normaliseAtRule(`@${node.name} ${node.params}`)
    const declarations = listCssDeclarations(node.nodes)
    return declarations.length > 0 ? [{ at: name, selectors: [], declarations }] : listCssRules(node.nodes, name)
  })
}

/** The rules of a stylesheet in order. @throws CssSyntaxError for text that isn't CSS. */
export const parseCssRules = (css: string): CssRule[] => listCssRules(postcss.parse(css).nodes, null)
