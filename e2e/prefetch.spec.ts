import type { Page, Route } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { openVisited, twoFrames } from "./visit"

const PAGE_DATA = "**/page-data/**/page-data.json"
const TERMS = paths.termsOfUse
const PRIVACY = paths.privacyPolicy

test(
  "links prefetch their pages when visible, at most 4 route preloads at once, and one of interest comes first",
  { tag: "@daily" },
  async ({ page }) => {
    const heldRoutes: Route[] = []
    await page.route(PAGE_DATA, route => (isHomePageRequest(route) ? route.continue() : void heldRoutes.push(route)))
    await openVisited(page, paths.home)
    await expect.poll(() => heldRoutes.length).toBe(4)

    await locateFooterLinkTo(page, TERMS).focus()
    await twoFrames(page)
    expect(heldRoutes.map(getRequestedPage)).toHaveLength(4)
    expect(heldRoutes.map(getRequestedPage)).not.toContain(TERMS)

    await heldRoutes[0]?.continue()
    await expect.poll(() => heldRoutes.length).toBe(5)
    expect(heldRoutes.map(getRequestedPage)[4]).toBe(TERMS)
    await page.unrouteAll({ behavior: "ignoreErrors" })
  },
)

test(
  "a page is prefetched once its link is pointed at, and not asked for again by a click",
  { tag: "@daily" },
  async ({ page }) => {
    const requestedPaths = recordPrefetchedPages(page)
    await openVisited(page, paths.home)
    expect(requestedPaths).not.toContain(TERMS)
    const response = page.waitForResponse(response => response.url().endsWith(`${TERMS}/page-data.json`))
    await locateFooterLinkTo(page, TERMS).focus()
    await (await response).finished()
    await locateFooterLinkTo(page, PRIVACY).focus()
    await locateFooterLinkTo(page, TERMS).focus()
    await locateFooterLinkTo(page, TERMS).click()
    await expect(page).toHaveURL(TERMS)
    expect(requestedPaths.filter(path => path === TERMS)).toHaveLength(1)
  },
)

/** The footer is out of sight while the page is scrolled to its top. */
const locateFooterLinkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

const getRequestedPage = (route: Route): string => parsePageDataPath(route.request().url())

const isHomePageRequest = (route: Route): boolean => getRequestedPage(route) === "/index"

const parsePageDataPath = (url: string): string => new URL(url).pathname.replace(/^\/page-data|\/page-data\.json$/g, "")

const recordPrefetchedPages = (page: Page): string[] =>
  recordRequests(page, request => {
    const path = request.url().endsWith("/page-data.json") ? parsePageDataPath(request.url()) : "/index"
    return path === "/index" ? undefined : path
  })
