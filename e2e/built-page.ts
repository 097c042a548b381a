import { readdirSync, readFileSync } from "node:fs"
import { paths } from "../src/domain/paths"
import {
  getAttribute,
  listElementsBelow,
  parseElements,
  getWholeText,
  type HtmlElement,
} from "../tools/built/read-html"

/** An id of the right form that no quote has. */
export const NO_QUOTE = "A".repeat(22)

/** Client-only routes with an id that no quote has. */
export const QUOTE_PAGES = [paths.offer, paths.thankYou, paths.landingThankYou, paths.sorry].map(pathOf =>
  pathOf(NO_QUOTE),
)

/** An address that no page has. */
export const NOWHERE = "/no-such-page"

/** The client-only routes and the 404 page, by what the build made of them. Search engines may list none of them. */
export const UNLISTED: readonly string[] = [
  paths.offer("[id]"),
  paths.thankYou("[id]"),
  paths.landingThankYou("[id]"),
  paths.sorry("[webhook_id]"),
  NOWHERE,
]

/** The addresses of all pages that the build made, the 404 page, the editor and client-only routes aside. */
export const builtPaths = (): string[] =>
  readdirSync("public", { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => file.endsWith(".html") && !/^(_gatsby|admin|page-data)\/|\[|^404\.html$/.test(file))
    .map(file => `/${file.slice(0, -".html".length)}`)
    .map(path => (path === "/index" ? paths.home : path))
    .sort()

/** What a page's HTML says about the page, before any script. */
export type BuiltPage = {
  path: string
  html: string
  lang: string
  title: string
  /** Empty where the page has none; so are those that follow. */
  description: string
  robots: string
  canonical: string
  openGraph: Record<string, string>
  /** The text of each block of structured data. */
  structuredData: string[]
}

/** Reads the head of the page that the build made for an address. @throws when there's none. */
export function readBuilt(path: string): BuiltPage {
  const html = readHtml(path)
  // The rest of the page is long, and there are hundreds of them.
  const head = parseElements(html.slice(0, html.indexOf("</head>")))
  const first = (tag: string, attributes: Attributes = {}) => findElements(head, tag, attributes)[0]
  const content = (name: string) => getValue(first("meta", { name }), "content")
  const openGraph = findElements(head, "meta").flatMap(meta => {
    const property = getValue(meta, "property")
    return property.startsWith("og:") ? [[property, getValue(meta, "content")] as const] : []
  })
  const title = first("title")
  return {
    path,
    html,
    lang: getValue(first("html"), "lang"),
    title: title ? getWholeText(title) : "",
    description: content("description"),
    robots: content("robots"),
    canonical: getValue(first("link", { rel: "canonical" }), "href"),
    openGraph: Object.fromEntries(openGraph),
    structuredData: findElements(head, "script", { type: "application/ld+json" }).map(getWholeText),
  }
}

/** The elements of the page that the build made for an address. @throws when there's none. */
export const readElements = (path: string): HtmlElement[] => parseElements(readHtml(path))

/** The HTML that the build made for an address. @throws when there's none. */
export const readHtml = (path: string): string => readFileSync(`public${getFile(path)}`, "utf8")

const getFile = (path: string): string => {
  if (path === NOWHERE) return "/404.html"
  return path.endsWith("/") ? `${path}index.html` : `${path}.html`
}

type Attributes = Readonly<Record<string, string>>

/** The elements with a tag, and with each of `attributes` just so. */
export const findElements = (among: readonly HtmlElement[], tag: string, attributes: Attributes = {}): HtmlElement[] =>
  among.filter(
    one =>
      one.tagName === tag && Object.entries(attributes).every(([name, value]) => getAttribute(one, name) === value),
  )

/** The elements below the first one with a tag and `attributes`; none where it isn't there. */
export function findPart(among: readonly HtmlElement[], tag: string, attributes: Attributes = {}): HtmlElement[] {
  const [part] = findElements(among, tag, attributes)
  return part ? listElementsBelow(part) : []
}

/** What an element says, with single spaces. */
export const readText = (element: HtmlElement): string => getWholeText(element).replace(/\s+/g, " ").trim()

/** The addresses to which the links among some elements lead, in their order. */
export const listLinks = (among: readonly HtmlElement[]): string[] =>
  findElements(among, "a").map(link => getValue(link, "href"))

/** An attribute of an element; empty where it has none. */
export const getValue = (element: HtmlElement | undefined, name: string): string =>
  element ? (getAttribute(element, name) ?? "") : ""
