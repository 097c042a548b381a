import { readdirSync, readFileSync } from "node:fs"
import { paths } from "../src/domain/paths"
import {
  findElements,
  getAllText,
  type HtmlElement,
  listElementsBelow,
  parseElements,
  readAttribute,
  readHead,
} from "../tools/built/read-html"

export { findElements, readAttribute }

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

export type BuiltPage = ReturnType<typeof readBuiltPage>

/** @throws if there's no such page. */
export function readBuiltPage(path: string) {
  const html = readPageHtml(path)
  // Only the head is parsed, since there are hundreds of long pages.
  const head = parseElements(html.slice(0, html.indexOf("</head>")))
  const openGraph = findElements(head, "meta").flatMap(meta => {
    const property = readAttribute(meta, "property")
    return property.startsWith("og:") ? [[property, readAttribute(meta, "content")] as const] : []
  })
  return {
    ...{ path, html, ...readHead(head) },
    lang: readAttribute(findElements(head, "html")[0], "lang"),
    openGraph: Object.fromEntries(openGraph),
  }
}

export const readPageElements = (path: string): HtmlElement[] => parseElements(readPageHtml(path))

export const readPageHtml = (path: string): string => readFileSync(`public${getPageFile(path)}`, "utf8")

const getPageFile = (path: string): string => {
  if (path === NOWHERE) return "/404.html"
  return path.endsWith("/") ? `${path}index.html` : `${path}.html`
}

export function findDescendants(
  among: readonly HtmlElement[],
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement[] {
  const [part] = findElements(among, tag, attributes)
  return part ? listElementsBelow(part) : []
}

export const getElementText = (element: HtmlElement): string => getAllText(element).replace(/\s+/g, " ").trim()

export const listLinkAddresses = (among: readonly HtmlElement[]): string[] =>
  findElements(among, "a").map(link => readAttribute(link, "href"))
