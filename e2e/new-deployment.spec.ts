import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { runWithNewerBuild } from "./deployment"
import { locateQuoteForm, pickAnswer } from "./quote-form"
import { expect, test } from "./journey"
import { OWN_PAGES } from "./page-kinds"
import { returnToTab, isSameDocument, markDocument, openPageAndReadBuild, setSecondsAfterOpening } from "./visitor-tab"

const ARTICLE = OWN_PAGES.article ?? paths.page("conveyancing")
const FAQS = paths.page("faqs")

/** The script that renders `FAQS`, which article pages don't load. */
const FAQS_MODULE = "**/component---src-templates-general-*.js"

const locateLinkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()

/** A link to an article that only the newer build lists. */
const locateAddedArticle = (page: Page) => locateLinkTo(page, paths.blog("generated/article-1"))

test("a tab of the first build loads its next page whole from the second, once it has heard of it", async ({
  page,
}) => {
  await openPageAndReadBuild(page, ARTICLE)
  await markDocument(page)
  await runWithNewerBuild(async () => {
    await returnToTab(page)
    await locateLinkTo(page, paths.blogs).click()
    await expect(locateAddedArticle(page)).toBeVisible()
    await expect(page).toHaveURL(paths.blogs)
    expect(await isSameDocument(page)).toBe(false)
  })
})

test("a tab of an older build follows the newer one's redirects, and loads nothing whole while a form is dirty", async ({
  page,
}) => {
  await page.route("**/builds/meta/*.json", async route => {
    const response = await route.fetch()
    const meta = await response.json()
    const redirects = [...meta.redirects, { from: FAQS, to: paths.contactUs, status: 301 }]
    await route.fulfill({ response, json: { ...meta, redirects } })
  })
  await openPageAndReadBuild(page, paths.requestAQuote)
  await markDocument(page)
  await pickAnswer(locateQuoteForm(page), "What are you doing?", "Selling")
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:quote"))).toContain("selling")
  await runWithNewerBuild(async () => {
    await returnToTab(page)
    await locateLinkTo(page, FAQS).click()
    await expect(page).toHaveURL(paths.contactUs)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

/** Blocks the script of `FAQS`. @returns functions that get its number of full loads and the path of the preload error. */
async function blockFaqsScript(page: Page) {
  let wholeLoads = 0
  page.on("request", request => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === FAQS) wholeLoads += 1
  })
  await page.addInitScript(() =>
    addEventListener("preload-error", event => {
      if (event instanceof CustomEvent) sessionStorage.setItem("heard", event.detail.path)
    }),
  )
  await page.route(FAQS_MODULE, route => route.abort())
  return {
    wholeLoads: () => wholeLoads,
    heard: () => page.evaluate(() => sessionStorage.getItem("heard")),
  }
}

/** Expects that within 10 seconds after a full load, a page that can't be rendered isn't opened and the visitor stays put. */
async function expectNavigationRefused(page: Page): Promise<void> {
  await setSecondsAfterOpening(page, 9)
  await locateLinkTo(page, FAQS).click()
  await expect(page.getByText("The page couldn’t be loaded.")).toBeAttached()
  await expect(page).toHaveURL(ARTICLE)
}

test("when a page's module cannot be loaded: preload-error, and one load of the target within 10 seconds", async ({
  page,
}) => {
  const { wholeLoads, heard } = await blockFaqsScript(page)
  await openPageAndReadBuild(page, ARTICLE)
  await locateLinkTo(page, FAQS).click()
  await expect(page).toHaveURL(FAQS)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await heard()).toBe(FAQS)
  expect(wholeLoads()).toBe(1)

  await openPageAndReadBuild(page, ARTICLE)
  await expectNavigationRefused(page)
  expect(wholeLoads()).toBe(1)

  await setSecondsAfterOpening(page, 10)
  await locateLinkTo(page, FAQS).click()
  await expect(page).toHaveURL(FAQS)
  expect(wholeLoads()).toBe(2)
})
