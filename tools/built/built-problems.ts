import { ID_TO_FILL_IN, OPEN_QUOTE_HASH } from "../../src/domain/paths"
import { type Built, getAttribute, parseElements, getOwnText, getAllText, type HtmlElement } from "./read-html"

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
      ...(isClientOnlyRoute(path) ? [] : checkHeadingLevels(elements)),
      ...elements.flatMap(checkAlternativeText),
      ...elements.flatMap(one => checkInternalLink(one, path, ids, isFile)),
      ...findRepeatedIds(elements),
      ...elements.flatMap(checkAttributes),
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

function checkHeadingLevels(elements: readonly HtmlElement[]): string[] {
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  const depths = headings.map(({ tagName }) => Number(tagName.slice(1)))
  const first = depths.filter(depth => depth === 1).length
  return [
    ...(first === 1 ? [] : [`has ${first} headings of the first level`]),
    ...headings.flatMap((heading, at) => {
      const [depth = 1, before = 1] = [depths[at], depths[at - 1]]
      return depth > before + 1 ? [`heading "${getAllText(heading).trim()}" skips from ${before} to ${depth}`] : []
    }),
  ]
}

/** An empty text is valid: it marks a picture as decoration. */
const checkAlternativeText = (one: HtmlElement): string[] =>
  one.tagName === "img" && getAttribute(one, "alt") === null
    ? [`the picture ${getAttribute(one, "src") ?? ""} has no alternative text`]
    : []

function findRepeatedIds(elements: readonly HtmlElement[]): string[] {
  const ids = elements.map(one => getAttribute(one, "id")).filter(id => id !== null)
  return [...new Set(ids)].flatMap(id => {
    const { length } = ids.filter(one => one === id)
    return length > 1 ? [`${length} elements have the id ${id}`] : []
  })
}

/** Attributes that HTML has given up for CSS. */
const OBSOLETE = ["align", "valign", "bgcolor", "border", "cellpadding", "cellspacing", "nowrap"]

const checkAttributes = (element: HtmlElement): string[] => [
  ...OBSOLETE.filter(name => getAttribute(element, name) !== null).map(
    name => `<${element.tagName}> has the obsolete attribute ${name}`,
  ),
  ...["href", "src", "action"]
    .map(name => getAttribute(element, name) ?? "")
    .filter(address => /[\s[\]<>"\\^`{|}]/.test(address))
    .map(address => `the address ${address} has a character that isn't allowed there`),
]

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
