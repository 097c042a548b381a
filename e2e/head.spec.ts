import { readdirSync, readFileSync } from "node:fs"
import { paths } from "../src/domain/paths"
import { missingProperties, typesOf } from "../tools/structured-data/required-properties"
import { NO_QUOTE, readBuilt, UNLISTED_ROUTES } from "./built-page"
import { expect, test } from "./journey"
import { firm, needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { footerLink, openReady } from "./visit"

/** What the firm is to search engines: a legal service where it's a law practice in each of its states. */
const FIRM_TYPE = firm.states.every(one => one.as === "law practice") ? "LegalService" : "ProfessionalService"

/** One page of each kind: whether search engines may list it, and what its structured data is about. */
const KINDS = [
  { kind: "home", path: paths.home, listed: true, types: [FIRM_TYPE, "WebSite"] },
  { kind: "general page", path: paths.page("conveyancing"), listed: true, types: ["BreadcrumbList"] },
  { kind: "questions", path: paths.page("faqs"), listed: true, types: ["BreadcrumbList", "FAQPage"] },
  { kind: "state", path: OWN_PAGES.state, listed: true, types: ["Service", "BreadcrumbList"] },
  { kind: "city", path: OWN_PAGES.city, listed: true, types: [FIRM_TYPE, "BreadcrumbList"] },
  { kind: "place", path: OWN_PAGES.place, listed: true, types: ["Service", "BreadcrumbList"] },
  {
    kind: "article",
    path: OWN_PAGES.article,
    listed: true,
    types: ["Article", "BreadcrumbList"],
  },
  { kind: "list of articles", path: paths.blogs, listed: true, types: ["CollectionPage", "BreadcrumbList"] },
  { kind: "landing page", path: OWN_PAGES.landing, listed: false, types: ["Service"] },
  { kind: "partner", path: OWN_PAGES.partner, listed: true, types: ["Service", "BreadcrumbList"] },
  { kind: "component library", path: paths.page("component-library"), listed: false, types: ["BreadcrumbList"] },
]

test("the home page is titled by what the firm sells and its name, and described in the firm's own words", async ({
  page,
}) => {
  const home = await readBuilt(page, paths.home)
  // Each word of the product begins with a capital there.
  expect(home.title.toLowerCase()).toBe(`${firm.productTitle} Made Easy | ${firm.name}`.toLowerCase())
  expect(home.description).toBe(firm.description)
})

/** Pages of the other kinds, and the title that each has of its own. */
const TITLED = [
  { kind: "the search", path: paths.search, own: "Search our guides and pages" },
  { kind: "the 404 page", path: "/no-such-page", own: "Page not found" },
  { kind: "an offer", path: paths.offer(NO_QUOTE), own: "Your quote, line by line" },
  { kind: "a thank-you", path: paths.thankYou(NO_QUOTE), own: "Thank you for your request" },
  { kind: "a landing page's thank-you", path: paths.landingThankYou(NO_QUOTE), own: "Your quote request" },
  { kind: "a sorry page", path: paths.sorry(NO_QUOTE), own: "Your request for a quote" },
  { kind: "a document that a function makes", path: paths.document(NO_QUOTE), own: "Error: Quote not found" },
  { kind: "a link in an email", path: paths.unsubscribeLink("none"), own: "Error: This link doesn’t work" },
  { kind: "the editor's address", path: "/admin/", own: "The editor isn't set up" },
]

for (const { kind, path, own } of TITLED) {
  test(`${kind} has its own title, then the site's name`, async ({ page }) => {
    expect((await readBuilt(page, path)).title).toBe(`${own} | ${firm.name}`)
  })
}

for (const { kind, path: found, listed, types } of KINDS) {
  test(`${kind}: title with the site name, language, canonical address, robots and Open Graph`, async ({ page }) => {
    const path = needsPath(found, kind)
    const built = await readBuilt(page, path)
    const own = built.openGraph["og:title"] ?? ""
    expect(own).not.toBe("")
    const both = `${own} | ${firm.name}`
    expect(built.title).toBe(both.length > 60 ? own : both)
    expect(built.lang).toBe("en-AU")
    expect(new URL(built.canonical).pathname).toBe(path)
    expect(built.robots).toBe(listed ? "" : "noindex")
    expect(built.openGraph).toMatchObject({
      "og:type": "website",
      "og:url": built.canonical,
      "og:description": built.description,
      "og:site_name": firm.name,
      "og:locale": "en_AU",
    })
    const picture = await page.request.get(new URL(built.openGraph["og:image"] ?? "").pathname)
    expect(picture.headers()["content-type"]).toBe("image/png")
  })

  test(`${kind}: structured data with every required property`, async ({ page }) => {
    const { structuredData } = await readBuilt(page, needsPath(found, kind))
    expect(structuredData).toHaveLength(1)
    const data: unknown = JSON.parse(structuredData[0] ?? "")
    expect(typesOf(data)).toEqual(types)
    expect(missingProperties(data)).toEqual([])
  })
}

for (const path of UNLISTED_ROUTES) {
  test(`${path} asks not to be listed and has no canonical address`, async ({ page }) => {
    const { robots, canonical, structuredData } = await readBuilt(page, path)
    expect({ robots, canonical, structuredData }).toEqual({ robots: "noindex", canonical: "", structuredData: [] })
  })
}

test("a page that is not found is answered with 404", async ({ page }) => {
  expect((await readBuilt(page, "/no-such-page")).status).toBe(404)
})

test("title, description, canonical address and structured data follow a visitor from page to page", async ({
  page,
}) => {
  await openReady(page, paths.home)
  const data = page.locator('script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)

  await footerLink(page, paths.page("buying")).click()
  const buying = await readBuilt(page, paths.page("buying"))
  await expect(page).toHaveTitle(buying.title)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", buying.description)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", buying.canonical)
  await expect(data).toHaveCount(1)
  expect(await data.textContent()).toBe(buying.structuredData[0])
})

test("no script that a browser gets makes structured data", () => {
  const scripts = readdirSync("public").filter(name => name.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(name => readFileSync(`public/${name}`, "utf8").includes("schema.org"))).toEqual([])
})

test("header, tab and documents show the drawing in content/brand/mark.svg", async ({ page }) => {
  const drawn = [...readFileSync("content/brand/mark.svg", "utf8").matchAll(/\sd="([^"]+)"/g)].map(([, d]) => d)
  for (const path of [paths.home, paths.document(NO_QUOTE)]) {
    await page.goto(path)
    const inHeader = page.getByRole("banner").locator("a[href='/'] svg path")
    expect(await inHeader.evaluateAll(all => all.map(one => one.getAttribute("d"))), path).toEqual(drawn)
  }
  const tab = await (await page.request.get("/favicon.svg")).text()
  expect([...tab.matchAll(/\sd="([^"]+)"/g)].map(([, d]) => d)).toEqual(drawn)
})

test("the guides have a valid feed, which their list names", async ({ page }) => {
  await page.goto(paths.blogs)
  const link = page.locator('link[rel="alternate"][type="application/rss+xml"]')
  await expect(link).toHaveAttribute("href", paths.blogFeed)

  const feed = await page.evaluate(async address => {
    const read = new DOMParser().parseFromString(await (await fetch(address)).text(), "application/xml")
    return {
      broken: read.querySelector("parsererror")?.textContent ?? null,
      version: read.documentElement.getAttribute("version"),
      links: [...read.querySelectorAll("item > link")].map(item => new URL(item.textContent ?? "").pathname),
    }
  }, paths.blogFeed)
  expect(feed).toMatchObject({ broken: null, version: "2.0" })

  const listed = await page.getByRole("main").locator(`a[href^="${paths.blogs}/"]`).all()
  const addresses = await Promise.all(listed.map(async one => (await one.getAttribute("href")) ?? ""))
  expect(feed.links.sort()).toEqual([...new Set(addresses)].sort())
})

test("robots.txt names the sitemap and hides the endpoints alone", async ({ page }) => {
  const lines = (await (await page.request.get("/robots.txt")).text()).split("\n")
  expect(lines.filter(line => line.startsWith("Disallow"))).toEqual(["Disallow: /api/"])
  const sitemap = lines.find(line => line.startsWith("Sitemap: "))?.slice("Sitemap: ".length) ?? ""
  expect((await page.request.get(new URL(sitemap).pathname)).status()).toBe(200)
})
