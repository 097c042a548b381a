import postcss, { type ChildNode } from "postcss"

/** `at` is the at-rule around it. `@font-face` has no selectors. Quotes and white space are normalised. */
export type CssRule = { at: string | null; selectors: string[]; declarations: string[] }

const normaliseCssText = (text: string): string =>
  text.replaceAll("'", '"').replace(/\s+/g, " ").replace(/ ?, ?/g, ",").trim()
const normaliseSelector = (text: string): string => normaliseCssText(text).replace(/ ?([>+~]) ?/g, "$1")
const normaliseAtRule = (text: string): string =>
  normaliseCssText(text)
    .replace(/ ?: ?/g, ": ")
    .replace(/\)and /g, ") and ")

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
