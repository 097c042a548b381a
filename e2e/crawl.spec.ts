import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { builtPaths, readAllBuilt, UNLISTED_ROUTES, type BuiltPage } from "./built-page"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openReady } from "./visit"

const SECONDS_A_PAGE = 4

/** What a browser itself says of an answer that is no page or no quote, where that is what was asked for. */
const EXPECTED_REFUSALS = [...UNLISTED_ROUTES, paths.api.quotes]

test("with no ids set, no page requests anything from another origin or has a console error, and each has one h1", async ({
  page,
}) => {
  const addresses = [...builtPaths(), ...UNLISTED_ROUTES]
  test.setTimeout(30_000 + addresses.length * SECONDS_A_PAGE * 1000)
  const problems = await watchProblems(page)
  for (const path of addresses) {
    await openReady(page, path)
    await page.getByRole("heading", { level: 1 }).first().waitFor()
    const headings = await page.getByRole("heading", { level: 1 }).count()
    if (headings !== 1) problems.push(`${path} has ${headings} headings of the first level`)
  }
  expect(problems).toEqual([])
})

test("with no ids set, what comes after the first sign of a visitor requests nothing from another origin", async ({
  page,
}) => {
  const problems = await watchProblems(page)
  for (const { path } of PAGE_KINDS) {
    await openReady(page, path)
    await page.mouse.move(200, 200)
    await page.mouse.wheel(0, 600)
    await page.waitForLoadState("networkidle")
  }
  expect(problems).toEqual([])
})

test("titles and descriptions are unique and within 30-60 and 70-160 characters across the site", async ({ page }) => {
  const built = await everyPage(page)
  expect(built.length).toBeGreaterThan(UNLISTED_ROUTES.length)
  expect([
    ...misfits(built, "title", 0, 60),
    // Search engines show no title of the others.
    ...misfits(
      built.filter(({ robots }) => !robots),
      "title",
      30,
      60,
    ),
    ...misfits(built, "description", 70, 160),
    ...built.filter(({ lang }) => lang !== "en-AU").map(({ path, lang }) => `${path}: language ${lang}`),
  ]).toEqual([])
})

test("the sitemap lists every page that may be listed, and no other; days of change are days", async ({ page }) => {
  const built = await everyPage(page)
  const listed = built.filter(({ path, robots, canonical }) => !robots && new URL(canonical).pathname === path)
  const sitemap = await sitemapOf(page)
  expect(sitemap.map(({ path }) => path).sort()).toEqual(listed.map(({ path }) => path).sort())

  const days = sitemap.map(({ lastmod }) => lastmod).filter(day => day !== null)
  expect(days.length).toBeGreaterThan(0)
  expect(days.filter(day => !/^\d{4}-\d\d-\d\d(?:T00:00:00\.000Z)?$/.test(day))).toEqual([])
})

let read: readonly BuiltPage[] | null = null

/** All pages as the build made them, and the unlisted routes. Read once for the journeys that ask for them. */
async function everyPage(page: Page): Promise<readonly BuiltPage[]> {
  read ??= await readAllBuilt(page, [...builtPaths(), ...UNLISTED_ROUTES])
  return read
}

/** Lists, from now on, requests to other origins and what the console calls an error. */
async function watchProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  const own = (address: string) => /^(?:data|blob|about):/.test(address) || isHere(page, address)
  page.on("request", request => {
    if (!own(request.url())) problems.push(`${page.url()} requests ${request.url()}`)
  })
  page.on("pageerror", error => problems.push(`${page.url()}: ${error.message}`))
  page.on("console", message => {
    const about = message.location().url
    const expected = EXPECTED_REFUSALS.some(path => about.includes(path)) && /\b404\b/.test(message.text())
    if (message.type() === "error" && !expected) problems.push(`${page.url()}: ${message.text()} ${about}`)
  })
  return problems
}

/** Before the first page is open, what is asked for is that page. */
const isHere = (page: Page, address: string): boolean =>
  ["null", new URL(address).origin].includes(new URL(page.url()).origin)

/** Pages whose `part` is too short, too long, or another page's as well. */
function misfits(built: readonly BuiltPage[], part: "title" | "description", least: number, most: number): string[] {
  return built.flatMap(one => {
    const text = one[part]
    const others = built.filter(other => other !== one && other[part] === text).map(({ path }) => path)
    return [
      ...(text.length < least || text.length > most ? [`${one.path}: ${part} of ${text.length}: ${text}`] : []),
      ...(others.length > 0 ? [`${one.path}: the same ${part} as ${others.join(", ")}`] : []),
    ]
  })
}

async function sitemapOf(page: Page): Promise<{ path: string; lastmod: string | null }[]> {
  const read = async (address: string) =>
    page.evaluate(
      xml =>
        [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("sitemap, url")].map(entry => ({
          path: new URL(entry.querySelector("loc")?.textContent ?? "").pathname,
          lastmod: entry.querySelector("lastmod")?.textContent ?? null,
        })),
      await (await page.request.get(address)).text(),
    )
  const maps = await read("/sitemap-index.xml")
  return (await Promise.all(maps.map(({ path }) => read(path)))).flat()
}
