import { existsSync, readdirSync, readFileSync } from "node:fs"
import { paths } from "../../src/domain/paths"
import { listMissingProperties, listStructuredDataTypes } from "../../tools/structured-data/required-properties"
import {
  type BuiltPage,
  listBuiltPaths,
  findElements,
  findDescendants,
  readBuiltPage,
  readPageElements,
  UNLISTED,
  readAttribute,
} from "../built-page"
import { firm } from "../own-firm"
import { OWN_PAGES, PAGE_KINDS } from "../page-kinds"
import { runningTest } from "../page-tests"

const KINDS = PAGE_KINDS.flatMap(({ kind, path, head }) => (head ? [{ kind, path, ...head }] : []))

const TITLED = [
  { kind: "the search", path: paths.search, own: "Search our guides and pages" },
  { kind: "the 404 page", path: "/no-such-page", own: "Page not found" },
  { kind: "an offer", path: paths.offer("[id]"), own: "Your quote, line by line" },
  { kind: "a thank-you", path: paths.thankYou("[id]"), own: "Thank you for your request" },
  { kind: "a landing page's thank-you", path: paths.landingThankYou("[id]"), own: "Your quote request" },
  { kind: "a sorry page", path: paths.sorry("[webhook_id]"), own: "Your request for a quote" },
  { kind: "the editor's address", path: "/admin/", own: "The editor isn't set up" },
]

const ALL = [...listBuiltPaths(), ...UNLISTED].map(readBuiltPage)

test("the home page is titled by what the firm sells and its name, and described in the firm's own words", () => {
  const { title, description } = readBuiltPage(paths.home)
  expect(title.toLowerCase()).toBe(`${firm.productTitle} Made Easy | ${firm.name}`.toLowerCase())
  expect(description).toBe(firm.description)
})

test.each(TITLED)("$kind has its own title, then the site's name", ({ path, own }) => {
  expect(readBuiltPage(path).title).toBe(`${own} | ${firm.name}`)
})

test.each(KINDS)("$kind: title, canonical address, robots and Open Graph", ({ path, listed: isListed }) => {
  const { title, canonical, robots, openGraph, description } = readBuiltPage(path)
  const own = openGraph["og:title"] ?? ""
  expect(own).not.toBe("")
  expect(title).toBe(`${own} | ${firm.name}`)
  expect(new URL(canonical).pathname).toBe(path)
  expect(robots).toBe(isListed ? "" : "noindex")
  expect(openGraph).toMatchObject({
    "og:type": "website",
    "og:url": canonical,
    "og:description": description,
    "og:site_name": firm.name,
    "og:locale": "en_AU",
  })
  const picture = readFileSync(`public${new URL(openGraph["og:image"] ?? "").pathname}`)
  expect(picture.subarray(1, 4).toString()).toBe("PNG")
})

test.each(KINDS)("$kind: structured data with every required property", ({ path, types }) => {
  const { structuredData } = readBuiltPage(path)
  expect(structuredData).toHaveLength(1)
  const data: unknown = JSON.parse(structuredData[0] ?? "")
  expect(listStructuredDataTypes(data)).toEqual(types)
  expect(listMissingProperties(data)).toEqual([])
})

test.each(UNLISTED)("%s asks not to be listed and has no canonical address", path => {
  expect(readBuiltPage(path)).toMatchObject({ robots: "noindex", canonical: "", structuredData: [] })
})

/** The limits are inclusive. */
const describeUnfitPageTexts = (
  pages: readonly BuiltPage[],
  part: "title" | "description",
  least: number,
  most: number,
) =>
  pages.flatMap(one => {
    const text = one[part]
    const others = pages.filter(other => other !== one && other[part] === text).map(({ path }) => path)
    return [
      ...(text.length < least || text.length > most ? [`${one.path}: ${part} of ${text.length}: ${text}`] : []),
      ...(others.length > 0 ? [`${one.path}: the same ${part} as ${others.join(", ")}`] : []),
    ]
  })

test("titles are unique, each 12-45 characters and then the site's name, and descriptions 70-160 characters", () => {
  expect(ALL.length).toBeGreaterThan(UNLISTED.length)
  const siteName = ` | ${firm.name}`
  expect(ALL.filter(({ title }) => !title.endsWith(siteName)).map(({ path }) => path)).toEqual([])
  expect([
    ...describeUnfitPageTexts(ALL, "title", 12 + siteName.length, 45 + siteName.length),
    ...describeUnfitPageTexts(ALL, "description", 70, 160),
  ]).toEqual([])
  expect(ALL.filter(({ lang }) => lang !== "en-AU").map(({ path }) => path)).toEqual([])
})

const readSitemap = (file: string): { path: string; day: string | null }[] =>
  [...readFileSync(`public${file}`, "utf8").matchAll(/<(?:sitemap|url)>.*?<\/(?:sitemap|url)>/gs)].map(([entry]) => ({
    path: new URL(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? "").pathname,
    day: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? null,
  }))

test("the sitemap lists every page that may be listed, and no other; days of change are days", () => {
  const indexedPages = ALL.filter(({ path, robots, canonical }) => !robots && new URL(canonical).pathname === path)
  const sitemap = readSitemap("/sitemap-index.xml").flatMap(({ path }) => readSitemap(path))
  expect(sitemap.map(({ path }) => path).sort()).toEqual(indexedPages.map(({ path }) => path).sort())

  const days = sitemap.flatMap(({ day }) => day ?? [])
  expect(days.length).toBeGreaterThan(0)
  expect(days.filter(day => !/^\d{4}-\d\d-\d\d(?:T00:00:00\.000Z)?$/.test(day))).toEqual([])
})

test("robots.txt names the sitemap and hides the endpoints alone", () => {
  const lines = readFileSync("public/robots.txt", "utf8").split("\n")
  expect(lines.filter(line => line.startsWith("Disallow"))).toEqual(["Disallow: /api/"])
  const sitemap = lines.find(line => line.startsWith("Sitemap: "))?.slice("Sitemap: ".length) ?? ""
  expect(existsSync(`public${new URL(sitemap).pathname}`)).toBe(true)
})

test("each page under test says its variant, isn't listed, and has the control's canonical address; no other page does", () => {
  const [control] = runningTest ?? []
  for (const { page, name } of runningTest ?? []) {
    const { html, robots, canonical } = readBuiltPage(page)
    expect(html).toContain(`data-variant="${name}"`)
    // A script hides the control page. Without scripts each page is shown at its own address.
    expect(html).not.toMatch(/<html[^>]* hidden/)
    expect(robots).toBe("noindex")
    expect(new URL(canonical).pathname).toBe(control?.page)
  }
  const ofNoTest = readBuiltPage(OWN_PAGES.landing ?? paths.home)
  expect(ofNoTest.html).not.toMatch(/ id="page-test"| data-variant=/)
})

test("no script that a browser gets makes structured data", () => {
  const scripts = readdirSync("public").filter(name => name.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(name => readFileSync(`public/${name}`, "utf8").includes("schema.org"))).toEqual([])
})

test("header and tab show the drawing in content/brand/mark.svg", () => {
  const readSvgPaths = (file: string) => [...readFileSync(file, "utf8").matchAll(/\sd="([^"]+)"/g)].map(([, d]) => d)
  const drawing = readSvgPaths("content/brand/mark.svg")
  expect(drawing.length).toBeGreaterThan(0)
  expect(readSvgPaths("public/favicon.svg")).toEqual(drawing)
  const logo = findDescendants(findDescendants(readPageElements(paths.home), "header"), "a", { href: paths.home })
  expect(findElements(logo, "path").map(path => readAttribute(path, "d"))).toEqual(drawing)
})
