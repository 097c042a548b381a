import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { findFirstEntry, FIRST_STATE } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { endedTest } from "./page-tests"
import { clickLinkTo, openReady } from "./visit"
import { isSameDocument, markDocument } from "./visitor-tab"

const DUTY = "https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty"
const ARTICLE = OWN_PAGES.article ?? paths.blogs
const ARTICLE_SLUG = ARTICLE.replace(paths.blog(""), "")
const GUIDE =
  findFirstEntry("blog", ({ slug, fields }) => fields["state"] === undefined && !slug.includes("/"))?.slug ?? ""
const SHORT = FIRST_STATE.toLowerCase()

const CLASSES = [
  { from: "/quote", to: paths.requestAQuote },
  { from: `/${SHORT}`, to: paths.state(FIRST_STATE) },
  { from: `/blog/${GUIDE}`, to: paths.blog(GUIDE) },
  { from: `/guides/${ARTICLE_SLUG}`, to: ARTICLE },
  ...(endedTest ? [{ from: endedTest.lost, to: endedTest.won }] : []),
]

test(
  "route rules redirect links inside the site, and one to an external address leaves it",
  { tag: "@daily" },
  async ({ page }) => {
    await page.route("https://www.revenue.nsw.gov.au/**", route =>
      route.fulfill({ contentType: "text/html", body: "<h1>Transfer duty</h1>" }),
    )
    await openReady(page, paths.home)
    await markDocument(page)
    for (const { from, to } of CLASSES) {
      await clickLinkTo(page, `${from}?from=here#main`)
      await expect(page).toHaveURL(`${to}?from=here#main`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(await isSameDocument(page), from).toBe(true)
    }
    await clickLinkTo(page, "/go/nsw-duty")
    await expect(page).toHaveURL(DUTY)
  },
)

test("a page has one address, without a slash at the end", async ({ page }) => {
  await openReady(page, "/buying/")
  await expect(page).toHaveURL(paths.page("buying"))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /[^/]\/buying$/)

  await markDocument(page)
  await clickLinkTo(page, "/selling/?side=selling")
  await expect(page).toHaveURL(`${paths.page("selling")}?side=selling`)
  expect(await isSameDocument(page)).toBe(true)
})
