import { readFileSync } from "node:fs"
import * as v from "valibot"
import type { Layout } from "../../src/domain/content/layouts"
import { paths } from "../../src/domain/paths"
import { getAttribute, listElementsBelow, type HtmlElement } from "../../tools/built/read-html"
import { listClientOnlyPages, type SitePage, listSitePages } from "../../tools/content/site-pages"
import {
  findElements,
  findDescendants,
  readAttribute,
  NOWHERE,
  readBuiltPage,
  readPageElements,
  getElementText,
} from "../built-page"
import { firm } from "../own-firm"

const inCode = { kind: "page in code", layout: "default", state: "", bst: "", index: true, canonical: "" } as const

const ROUTES: readonly SitePage[] = [
  ...listSitePages(),
  { ...inCode, path: paths.blogs },
  { ...inCode, path: paths.requestAQuote },
  { ...inCode, path: paths.search, index: false },
]

type Parts = { header: boolean; footer: boolean; boxed: boolean }

/** The parts that each layout has. The two layouts without navigation differ in their text only. */
const PARTS: Record<Layout, Parts> = {
  default: { header: true, footer: true, boxed: true },
  "full-width": { header: true, footer: true, boxed: false },
  "no-navigation": { header: false, footer: false, boxed: true },
  "no-navigation-partner": { header: false, footer: false, boxed: true },
  component: { header: true, footer: false, boxed: false },
}

const hasClass = (element: HtmlElement, name: string): boolean =>
  readAttribute(element, "class").split(/\s+/).includes(name)

function readLayoutParts(elements: readonly HtmlElement[]): Parts {
  const navigations = findElements(elements, "nav").map(one => getAttribute(one, "aria-label"))
  const boxes = findElements(elements, "main").flatMap(({ childNodes }) => childNodes)
  return {
    header: navigations.includes("Main"),
    footer: navigations.includes("Footer"),
    boxed: boxes.some(child => "tagName" in child && hasClass(child, "layout-boxed")),
  }
}

/** The state's abbreviation beside the wordmark in the header. Empty if there's none. */
function readHeaderState(elements: readonly HtmlElement[]): string {
  const header = findElements(elements, "header").find(one => hasClass(one, "header-bar"))
  return header ? findElements(listElementsBelow(header), "abbr").map(getElementText).join(" ") : ""
}

const hasQuoteLink = (path: string): boolean =>
  findElements(findDescendants(readPageElements(path), "header"), "a", { "data-quote-open": "" }).length > 0

const LAYOUTS = ROUTES.filter(({ layout }, at) => ROUTES.findIndex(one => one.layout === layout) === at)

test.each(LAYOUTS)("the $layout layout exists", ({ layout, path }) => {
  expect(readLayoutParts(readPageElements(path))).toEqual(PARTS[layout])
  expect(hasQuoteLink(path)).toBe(true)
})

test("every address of a page in content is one of its layout, state, side, title and indexing", () => {
  expect(
    ROUTES.flatMap(route => describeRouteDifferences(route).map(difference => `${route.path}: ${difference}`)),
  ).toEqual([])
})

function describeRouteDifferences(route: SitePage): string[] {
  const { title, robots, canonical } = readBuiltPage(route.path)
  const elements = readPageElements(route.path)
  const [own = "", ...rest] = title.split(" | ")
  const builtFacts = {
    robots,
    parts: readLayoutParts(elements),
    state: readHeaderState(elements),
    headings: findElements(elements, "h1").length,
    canonical: canonical && new URL(canonical).pathname,
    title: own !== "" && rest.join(" | ") === firm.name,
    side: readSideOfPage(route.path),
  }
  const expectedFacts: typeof builtFacts = {
    parts: PARTS[route.layout],
    state: route.state,
    robots: route.index ? "" : "noindex",
    headings: 1,
    title: true,
    canonical: route.path === paths.search ? "" : route.canonical || route.path,
    side: route.bst,
  }
  return Object.entries(expectedFacts).flatMap(([name, value]) => {
    const builtValue = JSON.stringify(Object.entries(builtFacts).find(([key]) => key === name)?.[1])
    return builtValue === JSON.stringify(value) ? [] : [`${name} is ${builtValue}, not ${JSON.stringify(value)}`]
  })
}

const pageData = v.object({ result: v.object({ pageContext: v.looseObject({ bst: v.nullish(v.string(), "") }) }) })

function readSideOfPage(path: string): string {
  const file = `public/page-data${path === paths.home ? "/index" : path}/page-data.json`
  return v.parse(pageData, JSON.parse(readFileSync(file, "utf8"))).result.pageContext.bst
}

test("the page of an address that no page has is in the layout of most pages, and isn't listed", () => {
  const elements = readPageElements(NOWHERE)
  expect(readLayoutParts(elements)).toEqual(PARTS.default)
  expect(readBuiltPage(NOWHERE)).toMatchObject({ robots: "noindex", canonical: "" })
  expect(findElements(elements, "h1")).toHaveLength(1)
})

const CLIENT_ONLY: readonly { path: string; layout: Layout; quote: boolean }[] = [
  { path: paths.offer("[id]"), layout: "full-width", quote: false },
  { path: paths.landingThankYou("[id]"), layout: "no-navigation", quote: false },
  { path: paths.thankYou("[id]"), layout: "default", quote: false },
  { path: paths.sorry("[webhook_id]"), layout: "default", quote: true },
]

test("every client-only route has its layout here", () => {
  const routes = CLIENT_ONLY.map(({ path }) => path.replace(/\[(\w+)\]/, ":$1"))
  expect(routes.sort()).toEqual(listClientOnlyPages())
})

test.each(CLIENT_ONLY)(
  "$path has the $layout layout, no word of a 404, and a request-a-quote button in its header: $quote",
  ({ path, layout, quote }) => {
    const { html } = readBuiltPage(path)
    const elements = readPageElements(path)
    expect([readLayoutParts(elements), readHeaderState(elements)]).toEqual([PARTS[layout], ""])
    expect(hasQuoteLink(path)).toBe(quote)
    expect(html).toContain("Loading …")
    expect(html).not.toMatch(/page not found/i)
  },
)

test("builds/latest.json names the build, and builds/meta/{id}.json its redirects and pages", () => {
  const readBuildJson = (file: string): unknown => JSON.parse(readFileSync(`public/builds/${file}.json`, "utf8"))
  const { id } = v.parse(latestSchema, readBuildJson("latest"))
  const { redirects, prerendered } = v.parse(metaSchema, readBuildJson(`meta/${id}`))
  expect(redirects).toContainEqual({ from: "/quote", to: paths.requestAQuote, status: 301 })
  expect(prerendered).toEqual(expect.arrayContaining(ROUTES.map(({ path }) => path)))
})

const latestSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]+-[0-9a-f]{20}$/)),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
})
const metaSchema = v.object({ redirects: v.array(v.unknown()), prerendered: v.array(v.string()) })
