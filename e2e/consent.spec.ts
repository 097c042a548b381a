import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { PAGE_KINDS } from "./page-kinds"
import { openReady, twoFrames } from "./visit"
import { findWcagViolations } from "./wcag"
import { listAddressesWithoutQueries, serveWithTagIds, triggerDeferredFeatures } from "./with-tags"

const COOKIES = paths.page("cookies")
const BUYING = paths.page("buying")
const SCRIPTS = ["https://www.googletagmanager.com/gtag/js", "https://www.googletagmanager.com/gtm.js"]

const locateConsentQuestion = (page: Page) => page.getByRole("region", { name: "Can we use analytics?" })
const rejectAnalytics = (page: Page) =>
  locateConsentQuestion(page).getByRole("button", { name: "Reject analytics" }).click()
const acceptAnalytics = (page: Page) =>
  locateConsentQuestion(page).getByRole("button", { name: "Accept analytics" }).click()

async function openPageAsVisitor(page: Page, path: string): Promise<void> {
  await openReady(page, path)
  await triggerDeferredFeatures(page)
}

/** The partners' layout is left out, since it equals the one without navigation. */
const ONE_OF_EACH = ["home", "general page", "landing page", "quote form", "component library"]
const LAYOUTS = PAGE_KINDS.filter(({ kind }) => ONE_OF_EACH.includes(kind)).map(({ path }) => path)

test(
  "with ids set, nothing is requested from another origin before the visitor answers, nor after a refusal",
  { tag: "@daily" },
  async ({ page, context, baseURL }) => {
    const elsewhere = await serveWithTagIds(context, baseURL)
    await openPageAsVisitor(page, paths.home)
    await locateConsentQuestion(page).waitFor()
    expect(elsewhere).toEqual([])
    await rejectAnalytics(page)
    await expect(locateConsentQuestion(page)).toHaveCount(0)
    for (const path of LAYOUTS) {
      await openPageAsVisitor(page, path)
      await twoFrames(page)
      await expect(locateConsentQuestion(page), path).toHaveCount(0)
    }
    expect(elsewhere).toEqual([])
  },
)

test(
  "with consent only the tag manager's host is asked, on a page of each layout, and nobody is asked again",
  { tag: "@daily" },
  async ({ page, context, baseURL }) => {
    const elsewhere = await serveWithTagIds(context, baseURL)
    await openPageAsVisitor(page, paths.home)
    await acceptAnalytics(page)
    await expect.poll(() => listAddressesWithoutQueries(elsewhere)).toEqual(SCRIPTS)
    for (const path of LAYOUTS) {
      elsewhere.length = 0
      await openPageAsVisitor(page, path)
      await expect.poll(() => listAddressesWithoutQueries(elsewhere), path).toEqual(SCRIPTS)
      await expect(locateConsentQuestion(page)).toHaveCount(0)
    }
  },
)

test("the question breaks no rule of WCAG 2.2 AA, and its answers are of one size", async ({
  page,
  context,
  baseURL,
}) => {
  await serveWithTagIds(context, baseURL)
  await openPageAsVisitor(page, BUYING)
  await locateConsentQuestion(page).waitFor()
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [320, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await findWcagViolations(page), `${colorScheme}, ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
      const [reject, ...others] = await locateConsentQuestion(page)
        .getByRole("button")
        .evaluateAll((all: HTMLElement[]) => all.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]))
      expect(others).toEqual([reject])
    }
})

test(
  "a browser that asks not to be tracked refuses: no question, no tags, and /cookies says so",
  { tag: "@daily" },
  async ({ page, context, baseURL }) => {
    const elsewhere = await serveWithTagIds(context, baseURL)
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }))
    await openPageAsVisitor(page, paths.home)
    await twoFrames(page)
    await expect(locateConsentQuestion(page)).toHaveCount(0)
    await page.goto(COOKIES)
    await expect(page.getByText("Your browser asks sites not to track you, so we don’t.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Accept analytics" })).toHaveCount(0)
    expect(elsewhere).toEqual([])
  },
)
