import postcss, { type ChildNode } from "postcss"

/**
 * A CSS rule as a browser parses it: the at-rule around it, its list of selectors (empty for `@font-face`), and its declarations
  * in order. Quotes and white space are normalised where they have no meaning.
 */
export type CssRule = { at: string | null; selectors: string[]; declarations: string[] }

const tidyText = (text: string): string => text.replaceAll("'", '"').replace(/\s+/g, " ").replace(/ ?, ?/g, ",").trim()
const tidySelector = (text: string): string => tidyText(text).replace(/ ?([>+~]) ?/g, "$1")
const tidyCondition = (text: string): string => tidyText(text).replace(/ ?: ?/g, ": ")

const listDeclarations = (nodes: readonly ChildNode[]): string[] =>
  nodes.flatMap(node =>
    node.type === "decl" ? [`${node.prop}: ${tidyText(node.value)}${node.important ? " !important" : ""}`] : [],
  )

function listRules(nodes: readonly ChildNode[], at: string | null): CssRule[] {
  return nodes.flatMap(node => {
    if (node.type === "rule")
      return [{ at, selectors: node.selectors.map(tidySelector), declarations: listDeclarations(node.nodes) }]
    if (node.type !== "atrule" || !node.nodes) return []
    const name = tidyCondition(`@${node.name} ${node.params}`)
    const declarations = listDeclarations(node.nodes)
    return declarations.length > 0 ? [{ at: name, selectors: [], declarations }] : listRules(node.nodes, name)
  })
}

/** The rules of a stylesheet in order. @throws CssSyntaxError for text that isn't CSS. */
export const parseCssRules = (css: string): CssRule[] => listRules(postcss.parse(css).nodes, null)
