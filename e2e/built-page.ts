import { readdirSync, readFileSync } from "node:fs"
import { paths } from "../src/domain/paths"
import { getAttribute, listElementsBelow, parseElements, getAllText, type HtmlElement } from "../tools/built/read-html"

export const NO_QUOTE = "A".repeat(22)

export const QUOTE_PAGES = [paths.offer, paths.thankYou, paths.landingThankYou, paths.sorry].map(pathOf =>
  pathOf(NO_QUOTE),
)

export const NOWHERE = "/no-such-page"

/** The client-only routes, named as in the build, and the 404 page. Search engines may list none of them. */
export const UNLISTED: readonly string[] = [
  paths.offer("[id]"),
  paths.thankYou("[id]"),
  paths.landingThankYou("[id]"),
  paths.sorry("[webhook_id]"),
  NOWHERE,
]

/** Without the 404 page, the editor and client-only routes. */
export const listBuiltPaths = (): string[] =>
  readdirSync("public", { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => file.endsWith(".html") && !/^(_gatsby|admin|page-data)\/|\[|^404\.html$/.test(file))
    .map(file => `/${file.slice(0, -".html".length)}`)
    .map(path => (path === "/index" ? paths.home : path))
    .sort()

export type BuiltPage = {
  path: string
  html: string
  lang: string
  title: string
  /** Empty if the page has none. The same goes for `robots` and `canonical`. */
  description: string
  robots: string
  canonical: string
  openGraph: Record<string, string>
  structuredData: string[]
}

/** @throws if there's no such page. */
export function readBuiltPage(path: string): BuiltPage {
  const html = readPageHtml(path)
  // Only the head is parsed, since there are hundreds of long pages.
  const head = parseElements(html.slice(0, html.indexOf("</head>")))
  const findFirstElement = (tag: string, attributes: Attributes = {}) => findElements(head, tag, attributes)[0]
  const getMetaContent = (name: string) => readAttribute(findFirstElement("meta", { name }), "content")
  const openGraph = findElements(head, "meta").flatMap(meta => {
    const property = readAttribute(meta, "property")
    return property.startsWith("og:") ? [[property, readAttribute(meta, "content")] as const] : []
  })
  const title = findFirstElement("title")
  return {
    path,
    html,
    lang: readAttribute(findFirstElement("html"), "lang"),
    title: title ? getAllText(title) : "",
    description: getMetaContent("description"),
    robots: getMetaContent("robots"),
    canonical: readAttribute(findFirstElement("link", { rel: "canonical" }), "href"),
    openGraph: Object.fromEntries(openGraph),
    structuredData: findElements(head, "script", { type: "application/ld+json" }).map(getAllText),
  }
}

export const readPageElements = (path: string): HtmlElement[] => parseElements(readPageHtml(path))

export const readPageHtml = (path: string): string => readFileSync(`public${getPageFile(path)}`, "utf8")

const getPageFile = (path: string): string => {
  if (path === NOWHERE) return "/404.html"
  return path.endsWith("/") ? `${path}index.html` : `${path}.html`
}

type Attributes = Readonly<Record<string, string>>

export const findElements = (among: readonly HtmlElement[], tag: string, attributes: Attributes = {}): HtmlElement[] =>
  among.filter(
    one =>
      one.tagName === tag && Object.entries(attributes).every(([name, value]) => getAttribute(one, name) === value),
  )

export function findDescendants(
  among: readonly HtmlElement[],
  tag: string,
  attributes: Attributes = {},
): HtmlElement[] {
  const [part] = findElements(among, tag, attributes)
  return part ? listElementsBelow(part) : []
}

export const getElementText = (element: HtmlElement): string => getAllText(element).replace(/\s+/g, " ").trim()

export const listLinkAddresses = (among: readonly HtmlElement[]): string[] =>
  findElements(among, "a").map(link => readAttribute(link, "href"))

/** The value of an element's attribute. Empty if there's no element or no such attribute. */
export const readAttribute = (element: HtmlElement | undefined, name: string): string =>
  element ? (getAttribute(element, name) ?? "") : ""
