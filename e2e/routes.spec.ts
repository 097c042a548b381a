import { existsSync, readFileSync } from "node:fs"
import type { APIRequestContext, Page } from "@playwright/test"
import { parse } from "yaml"
import * as v from "valibot"
import type { Layout } from "../src/domain/content/layouts"
import { paths } from "../src/domain/paths"
import { pageFacts, type PageFacts } from "../tools/built/page-facts"
import { clientOnlyPages, type SitePage, sitePages } from "../tools/content/site-pages"
import { expect, test } from "./journey"
import { openQuoteDialog, requestQuote } from "./quote-form"

const firm = v.parse(v.looseObject({ name: v.string() }), parse(readFileSync("content/site.yaml", "utf8")))

type Route = Omit<SitePage, "canonical"> & {
  /** Empty where the page is its own; null where it has none. */
  canonical: string | null
}

const inCode = { kind: "page in code", layout: "default", state: "", bst: "", index: true, canonical: "" } as const

/** Every page of the site with an address of its own: by the files of the content, and those that the code makes. */
const routes: readonly Route[] = [
  ...sitePages(),
  { ...inCode, path: paths.blogs },
  { ...inCode, path: paths.requestAQuote },
  { ...inCode, path: paths.search, index: false, canonical: null },
]

/** What of each layout shows in a page. The two without navigation differ in their words alone. */
const PARTS: Record<Layout, PageFacts["parts"]> = {
  default: { header: true, footer: true, boxed: true },
  "full-width": { header: true, footer: true, boxed: false },
  "no-navigation": { header: false, footer: false, boxed: true },
  "no-navigation-partner": { header: false, footer: false, boxed: true },
  component: { header: true, footer: false, boxed: false },
}

for (const kind of new Set(routes.map(route => route.kind))) {
  test(`every address of the kind ${kind} is a page of its layout, state, side, title and indexing`, async ({
    request,
  }) => {
    const sitemap = await sitemapOf(request)
    const problems: string[] = []
    for (const route of routes.filter(one => one.kind === kind)) {
      const differences = await differencesAt(request, route, sitemap)
      problems.push(...differences.map(difference => `${route.path}: ${difference}`))
    }
    expect(problems).toEqual([])
  })
}

/** Whether a title has no room for the firm's name: together they'd have more than 60 characters. */
const fillsTitle = (own: string): boolean => `${own} | ${firm.name}`.length > 60

/** In what the page at an address is another than its file says. */
async function differencesAt(
  request: APIRequestContext,
  route: Route,
  sitemap: ReadonlySet<string>,
): Promise<string[]> {
  const answer = await request.get(route.path)
  if (answer.status() !== 200) return [`answered with ${answer.status()}`]
  const facts = pageFacts(await answer.text())
  const [own = "", ...rest] = facts.title.split(" | ")
  const said = {
    parts: facts.parts,
    state: facts.state,
    robots: facts.robots,
    headings: facts.headings,
    titled: own !== "" && (rest.length > 0 ? rest.join(" | ") === firm.name : fillsTitle(own)),
    canonical: facts.canonical,
    inSitemap: sitemap.has(route.path),
    side: await sideOf(request, route),
  }
  const wanted = {
    parts: PARTS[route.layout],
    state: route.state,
    robots: route.index ? "" : "noindex",
    headings: 1,
    titled: true,
    canonical: canonicalOf(route),
    inSitemap: route.index && (route.canonical || route.path) === route.path,
    side: route.bst,
  }
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = Object.entries(said).find(([key]) => key === name)?.[1]
    return JSON.stringify(found) === JSON.stringify(value)
      ? []
      : [`${name} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`]
  })
}

/** The one that its file names; otherwise the page itself. */
const canonicalOf = ({ path, canonical }: Route): string => (canonical === null ? "" : canonical || path)

const pageData = v.object({ result: v.object({ pageContext: v.looseObject({ bst: v.nullish(v.string(), "") }) }) })

/** Buying or selling, as the page's route says it to the quote form. */
async function sideOf(request: APIRequestContext, { path }: Route): Promise<string> {
  const answer = await request.get(`/page-data${path === paths.home ? "/index" : path}/page-data.json`)
  return v.parse(pageData, await answer.json()).result.pageContext.bst
}

async function sitemapOf(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const addressesIn = async (map: string) =>
    [...(await (await request.get(map)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    )
  const maps = await addressesIn("/sitemap-index.xml")
  return new Set((await Promise.all(maps.map(addressesIn))).flat())
}

test("an address that no page has is answered with 404, in the layout of most pages", async ({ request }) => {
  const answer = await request.get("/no-such-page")
  const facts = pageFacts(await answer.text())
  expect(answer.status()).toBe(404)
  expect(facts).toMatchObject({ parts: PARTS.default, robots: "noindex", canonical: "", headings: 1 })
  expect(facts.title).toBe(`Page not found | ${firm.name}`)
})

/** The layout of each client-only route, and its heading with the id of a quote, and with one of the right form that no quote has. */
const CLIENT_ONLY = {
  "/quotes/:id/offer": { layout: "full-width", good: "Your quote", unknown: "We have no quote to show here" },
  "/quotes/:id/thank-you": { layout: "default", good: "Thank you", unknown: "We have no quote to show here" },
  "/quotes/:id/lp-thank-you": {
    layout: "no-navigation",
    good: "Thank you. Your quote is ready",
    unknown: "We have no quote to show here",
  },
  "/request-a-quote/:webhook_id/sorry": {
    layout: "default",
    good: "Sorry, we can’t price this one straight away",
    unknown: "We have no request to show here",
  },
} as const

test("every client-only route has a heading here", () => {
  expect(clientOnlyPages()).toEqual(Object.keys(CLIENT_ONLY).sort())
})

test("each client-only route has its layout, is not listed, and tells good and unknown ids from malformed ones", async ({
  page,
}) => {
  test.setTimeout(180_000)
  const sitemap = await sitemapOf(page.request)
  expect([...sitemap].filter(path => /^\/quotes\/|\/sorry$/.test(path))).toEqual([])
  const good = await idOfQuote(page)
  for (const [path, { layout, ...headings }] of Object.entries(CLIENT_ONLY)) {
    const address = (id: string) => path.replace(/:\w+/, id)
    await expectAt(page, address(good), { status: 200, layout, heading: headings.good })
    await expectAt(page, address("A".repeat(22)), { status: 200, layout, heading: headings.unknown })
    const notFound = { status: 404, layout: "default", heading: `Page Not Found: ${address("not-an-id")}` } as const
    await expectAt(page, address("not-an-id"), notFound)
  }
})

/** Asks for a quote as a visitor does; the address of the offer holds its id. */
async function idOfQuote(page: Page): Promise<string> {
  await page.goto(paths.home)
  await requestQuote(await openQuoteDialog(page))
  await page.waitForURL(/\/quotes\/[\w-]{22,64}\/offer$/)
  return new URL(page.url()).pathname.split("/")[2] ?? ""
}

type Expected = { status: number; layout: Layout; heading: string }

async function expectAt(page: Page, path: string, { status, layout, heading }: Expected): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(status)
  await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading)
  const facts = pageFacts(await page.content())
  expect(facts, path).toMatchObject({ parts: PARTS[layout], robots: "noindex", canonical: "", headings: 1, state: "" })
  expect(facts.title, path).toMatch(new RegExp(` \\| ${firm.name}$`))
}

test("a page that is written in an .md file is drawn as those in .mdx files are", async ({ page }) => {
  expect(existsSync("content/pages/unsubscribe-success.md")).toBe(true)
  await page.goto(paths.unsubscribeSuccess)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You won’t get any more emails from us")
  const main = page.getByRole("main")
  await expect(main.getByText("An email that was already on its way may still arrive.")).toBeVisible()
  await expect(main.getByRole("link", { name: "ask for a quote" })).toHaveAttribute("href", paths.requestAQuote)
})
