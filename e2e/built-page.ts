import { readdirSync } from "node:fs"
import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"

/** What a page's HTML says about the page, before any script. */
export type BuiltPage = {
  path: string
  status: number
  lang: string
  title: string
  description: string
  robots: string
  canonical: string
  openGraph: Record<string, string>
  /** The text of each block of structured data. */
  structuredData: string[]
  /** How many headings of the first level it has. */
  headings: number
}

/** The addresses of all pages that the build made, the 404 page, the editor and client-only routes aside. */
export const builtPaths = (): string[] =>
  readdirSync("public", { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => file.endsWith(".html") && !/^(_gatsby|admin|page-data)\/|\[|^404\.html$/.test(file))
    .map(file => `/${file.slice(0, -".html".length)}`)
    .map(path => (path === "/index" ? paths.home : path))
    .sort()

/** An id of the right form that no quote has. */
export const NO_QUOTE = "A".repeat(22)

/** Where the client-only routes and the 404 page can be seen. Search engines may list none of them. */
export const UNLISTED_ROUTES: readonly string[] = [
  paths.offer(NO_QUOTE),
  paths.thankYou(NO_QUOTE),
  paths.landingThankYou(NO_QUOTE),
  paths.sorry(NO_QUOTE),
  "/no-such-page",
]

/** Fetches the HTML of `path` and reads it in the browser, without running or fetching what it names. */
export async function readBuilt(page: Page, path: string): Promise<BuiltPage> {
  const answer = await page.request.get(path)
  const said = await page.evaluate(
    html => {
      const document = new DOMParser().parseFromString(html, "text/html")
      const content = (selector: string) => document.querySelector(selector)?.getAttribute("content") ?? ""
      const openGraph = [...document.querySelectorAll('meta[property^="og:"]')].map(tag => [
        tag.getAttribute("property") ?? "",
        tag.getAttribute("content") ?? "",
      ])
      return {
        lang: document.documentElement.lang,
        title: document.title,
        description: content('meta[name="description"]'),
        robots: content('meta[name="robots"]'),
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
        openGraph: Object.fromEntries(openGraph),
        structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          tag => tag.textContent,
        ),
        headings: document.querySelectorAll("h1").length,
      }
    },
    await answer.text(),
  )
  return { path, status: answer.status(), ...said }
}

/** Several of them, in the order of `addresses`. */
export async function readAllBuilt(page: Page, addresses: readonly string[]): Promise<BuiltPage[]> {
  const read: BuiltPage[] = []
  for (const path of addresses) read.push(await readBuilt(page, path))
  return read
}
