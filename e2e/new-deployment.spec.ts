import { readlinkSync, renameSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { getServedSiteFolder } from "../tools/journeys/address"
import { getNewerBuildFolder } from "../tools/journeys/serve-copy"
import { locateQuoteForm, pickAnswer } from "./quote-form"
import { expect, test } from "./journey"
import { OWN_PAGES } from "./page-kinds"
import { returnToTab, isSameDocument, markDocument, openPageAndReadBuild } from "./visitor-tab"

const ARTICLE = OWN_PAGES.article ?? paths.page("conveyancing")
const FAQS = paths.page("faqs")

const locateLinkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()

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
  await pickAnswer(locateQuoteForm(page), "Are you buying or selling?", "Selling")
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:quote"))).toContain("selling")
  await runWithNewerBuild(async () => {
    await returnToTab(page)
    await locateLinkTo(page, FAQS).click()
    await expect(page).toHaveURL(paths.contactUs)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

/** As in a deployment, the newer build replaces the first all at once. */
async function runWithNewerBuild(work: () => Promise<void>): Promise<void> {
  const publicFolder = join(getServedSiteFolder(), "public")
  const first = readlinkSync(publicFolder)
  replaceSymlink(publicFolder, getNewerBuildFolder())
  try {
    await work()
  } finally {
    replaceSymlink(publicFolder, first)
  }
}

function replaceSymlink(from: string, to: string): void {
  symlinkSync(to, `${from}-next`)
  renameSync(`${from}-next`, from)
}
