import { HtmlValidate, type RuleConfig, StaticConfigLoader } from "html-validate"
import { ID_TO_FILL_IN, OPEN_QUOTE_HASH } from "../../src/domain/paths"
import { type Built, getAttribute, parseElements, getOwnText, type HtmlElement } from "./read-html"

const rules: RuleConfig = {
  "heading-level": "error",
  "no-deprecated-attr": "error",
  "no-dup-id": "error",
  "wcag/h37": "error",
}
const htmlValidate = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ["html5"], rules }))

const UNFILLED = /\{\{|\$\{|\b[Ll]orem ipsum\b|\b(?:TODO|TBD|FIXME)\b|\bundefined\b|\[object \w+\]|\bNaN\b/

/** Code, and examples of code, may have such text. */
const NOT_READ = ["script", "style", "pre", "code"]

const READ_ATTRIBUTES = ["alt", "aria-label", "content", "href", "placeholder", "src", "title"]

/** The built page of a client-only route gets its heading only in the browser. */
const isClientOnlyRoute = (path: string): boolean => path.includes("[")

/** One line each. `isFile` tells whether the build made a file at an address that isn't a page. */
export function findBuiltPageProblems(pages: readonly Built[], isFile: (path: string) => boolean): string[] {
  const parsedPages = pages.map(({ path, html }) => ({ path, html, elements: parseElements(html) }))
  const ids = new Map(
    parsedPages.map(({ path, elements }) => [path, new Set(elements.map(one => getAttribute(one, "id")))]),
  )
  return parsedPages.flatMap(({ path, html, elements }) =>
    [
      ...(html.includes("\0") ? ["has NUL characters"] : []),
      ...elements.flatMap(findUnfilledPlaceholders),
      ...validateHtml(html, isClientOnlyRoute(path)),
      ...(isClientOnlyRoute(path) || elements.some(({ tagName }) => tagName === "h1") ? [] : ["has no heading"]),
      ...elements.flatMap(one => checkInternalLink(one, path, ids, isFile)),
      ...elements.flatMap(checkAddresses),
    ].map(problem => `${path}: ${problem}`),
  )
}

function findUnfilledPlaceholders(element: HtmlElement): string[] {
  const isData = getAttribute(element, "type") === "application/ld+json"
  const texts = [
    ...(NOT_READ.includes(element.tagName) && !isData ? [] : [getOwnText(element)]),
    ...READ_ATTRIBUTES.map(name => getAttribute(element, name) ?? ""),
  ]
  return texts.flatMap(text => {
    const match = UNFILLED.exec(text)
    return match ? [`<${element.tagName}> says "${getSurroundingText(text, match.index)}"`] : []
  })
}

const CHARACTERS_AROUND = 30

const getSurroundingText = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - CHARACTERS_AROUND), at + CHARACTERS_AROUND)
    .replace(/\s+/g, " ")
    .trim()

const validateHtml = (html: string, isWithoutHeading: boolean): string[] =>
  htmlValidate
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !(isWithoutHeading && ruleId === "heading-level"))
    .map(({ message, selector }) => `${message}: ${selector}`)

const checkAddresses = (element: HtmlElement): string[] =>
  ["href", "src", "action"]
    .map(name => getAttribute(element, name) ?? "")
    .filter(address => /[\s[\]<>"\\^`{|}]/.test(address))
    .map(address => `the address ${address} has a character that isn't allowed there`)

function checkInternalLink(
  element: HtmlElement,
  path: string,
  ids: ReadonlyMap<string, ReadonlySet<string | null>>,
  isFile: (path: string) => boolean,
): string[] {
  const href = element.tagName === "a" ? getAttribute(element, "href") : null
  if (href === null || !/^(?:#|\/(?!\/))/.test(href)) return []
  const [whole = "", hash] = href.split("#")
  const target = whole.replace(/\?.*$/, "") || path
  if (isClientOnlyRoute(path) && target.includes(ID_TO_FILL_IN)) return []
  const there = ids.get(target)
  if (!there) return isFile(target) ? [] : [`the link to ${href} leads nowhere`]
  if (!hash || `#${hash}` === OPEN_QUOTE_HASH || there.has(decodeURIComponent(hash))) return []
  return [`the link to ${href} names a part that ${target} does not have`]
}
