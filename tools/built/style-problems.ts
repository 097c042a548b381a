import postcss from "postcss"
import { type Built, getAttribute, parseElements, getAllText } from "./read-html"

const APART = /prefers-reduced-motion|forced-colors|@media print/

const PALETTE = "[data-palette"

const listSelectorClasses = (selector: string): string[] => [
  ...[...removeNotPseudoClasses(selector).matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name),
  ...(selector.includes(PALETTE) ? [PALETTE] : []),
]

function removeNotPseudoClasses(selector: string): string {
  const start = selector.indexOf(":not(")
  if (start === -1) return selector
  let end = start + ":not(".length
  for (let depth = 1; depth > 0 && end < selector.length; end++)
    depth += selector[end] === "(" ? 1 : selector[end] === ")" ? -1 : 0
  return removeNotPseudoClasses(selector.slice(0, start) + selector.slice(end))
}

type Rule = { at: string; selectors: readonly string[]; text: string }

function parseStyleRules(css: string): Rule[] {
  const rules: Rule[] = []
  postcss.parse(css).walkRules(({ parent, selectors, nodes }) => {
    const at = parent?.type === "atrule" ? String(parent).replace(/\{[^]*/, "") : ""
    rules.push({ at, selectors, text: [at, selectors.join(), ...nodes.map(String)].join("\n") })
  })
  return rules
}

/**
 * Rules that a page lacks although one of its elements may match them, and stylesheets of which it has no class, one
 * line each.
 */
export function findMissingAndUnusedStyles(pages: readonly Built[], whole: string): string[] {
  const rules = parseStyleRules(whole).filter(({ at }) => !APART.test(at))
  const rulesWithClasses = rules.map(rule => ({ ...rule, classes: rule.selectors.map(listSelectorClasses) }))
  return pages.flatMap(({ path, html }) => {
    const elements = parseElements(html)
    const usedClasses = new Set(elements.flatMap(one => (getAttribute(one, "class") ?? "").split(/\s+/)))
    if (elements.some(one => getAttribute(one, "data-palette"))) usedClasses.add(PALETTE)
    const sheets = elements.filter(({ tagName }) => tagName === "style").map(one => parseStyleRules(getAllText(one)))
    const there = new Set(sheets.flat().map(({ text }) => text))
    const areAllClassesUsed = (names: readonly string[]) => names.every(name => usedClasses.has(name))
    const lacking = rulesWithClasses.filter(({ text, classes }) => classes.some(areAllClassesUsed) && !there.has(text))
    const unusedSheets = sheets.filter(sheet => {
      const names = sheet.flatMap(({ selectors }) => selectors.flatMap(listSelectorClasses))
      return names.length > 0 && !names.some(name => usedClasses.has(name))
    })
    return [
      ...lacking.map(({ selectors }) => `${path}: has no rule for ${selectors.join()}`),
      ...unusedSheets.map(
        sheet => `${path}: uses nothing of the styles that begin with ${sheet[0]?.selectors.join() ?? ""}`,
      ),
    ]
  })
}
