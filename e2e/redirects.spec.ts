import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { expect, test } from "./journey"
import { anEntry, FIRST_STATE, isAbout, OWN_STATES } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { clickLinkTo, openReady } from "./visit"
import { isSameDocument, markDocument } from "./watched"

const DUTY = "https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty"
/** An article about the firm's first state, its name with the state's folder, and the name of one about no state. */
const ARTICLE = OWN_PAGES.article ?? paths.blogs
const ARTICLE_SLUG = ARTICLE.replace(paths.blog(""), "")
const GUIDE = anEntry("blog", ({ slug, fields }) => fields["state"] === undefined && !slug.includes("/"))?.slug ?? ""
const SHORT = FIRST_STATE.toLowerCase()
const OFFICE = anEntry("city", isAbout(FIRST_STATE))?.path ?? null

/** An office's address with its state's short name: `/nsw/sydney`. */
function shortened(office: string): string {
  return office.replace(STATE_NAMES[FIRST_STATE].slug, SHORT)
}

/** One of each class: what is asked for, where it leads, and for how long. */
const CLASSES = [
  ["an exact rule", "/quote", paths.requestAQuote, 301],
  ["a state by its short name", `/${SHORT}`, paths.state(FIRST_STATE), 301],
  ["a placeholder", `/blog/${GUIDE}`, paths.blog(GUIDE), 301],
  ["two placeholders", `/guides/${ARTICLE_SLUG}`, ARTICLE, 301],
  ["another site", "/go/nsw-duty", DUTY, 302],
] as const

for (const [what, from, to, status] of CLASSES) {
  test(`route rules can redirect at the server: ${what}`, async ({ page }) => {
    const response = await page.request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(response.headers()["location"]).toBe(to)
  })
}

test("at the server a redirect keeps the query, and needs no exact slash at the end", async ({ page }) => {
  const kept = await page.request.get("/quote?side=buying", { maxRedirects: 0 })
  expect(kept.headers()["location"]).toBe(`${paths.requestAQuote}?side=buying`)
  const slashed = await page.request.get("/quote/", { maxRedirects: 0 })
  expect(slashed.headers()["location"]).toBe(paths.requestAQuote)
})

for (const [from, to] of [
  ...OWN_STATES.map(state => [`/${state.toLowerCase()}`, paths.state(state)] as const),
  ...(OFFICE ? [[shortened(OFFICE), OFFICE] as const] : []),
  ["/blog", paths.blogs],
  [`/blog/${ARTICLE_SLUG}`, ARTICLE],
] as const) {
  test(`the server sends ${from} to ${to}, without a slash at the end, whatever was typed`, async ({ page }) => {
    for (const typed of [from, `${from}/`]) {
      const response = await page.request.get(typed, { maxRedirects: 0 })
      expect(response.headers()["location"]).toBe(to)
    }
  })
}

for (const [what, from, to] of CLASSES.filter(([, , to]) => to.startsWith("/"))) {
  test(`route rules can redirect a link inside the site: ${what}`, async ({ page }) => {
    await openReady(page, paths.home)
    await markDocument(page)
    await clickLinkTo(page, `${from}?from=here#main`)
    await expect(page).toHaveURL(`${to}?from=here#main`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
}

test("a redirect to an external address leaves the site", async ({ page }) => {
  await page.route("https://www.revenue.nsw.gov.au/**", route =>
    route.fulfill({ contentType: "text/html", body: "<h1>Transfer duty</h1>" }),
  )
  await openReady(page, paths.home)
  await clickLinkTo(page, "/go/nsw-duty")
  await expect(page).toHaveURL(DUTY)
})

test("a page has one address, without a slash at the end", async ({ page }) => {
  await openReady(page, "/buying/")
  await expect(page).toHaveURL(paths.page("buying"))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /[^/]\/buying$/)

  await markDocument(page)
  await clickLinkTo(page, "/selling/?side=selling")
  await expect(page).toHaveURL(`${paths.page("selling")}?side=selling`)
  expect(await isSameDocument(page)).toBe(true)
})

test("a link in HTML that stands as the build made it goes to its page without a full load", async ({ page }) => {
  await openReady(page, ARTICLE)
  await markDocument(page)
  const link = page.locator('main p a[href^="/"]:visible:not([data-quote-open])').first()
  const href = (await link.getAttribute("href")) ?? ""
  await link.click()
  await expect(page).toHaveURL(href)
  expect(await isSameDocument(page)).toBe(true)
})

test("the link to the page that is shown says so, also after a navigation", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openReady(page, paths.page("buying"))
  const main = page.getByRole("navigation", { name: "Main" })
  await expect(main.locator("[aria-current=page]")).toHaveText("Buying")
  await main.getByRole("link", { name: "Selling" }).click()
  await expect(page).toHaveURL(paths.page("selling"))
  await expect(main.locator("[aria-current=page]")).toHaveText("Selling")
})

test("a click with a modifier opens another tab, and this one stays", async ({ page, context }) => {
  await openReady(page, paths.home)
  const opened = context.waitForEvent("page")
  await page.locator(`footer a[href="${paths.page("buying")}"]`).click({ modifiers: ["ControlOrMeta"] })
  await expect(await opened).toHaveURL(paths.page("buying"))
  await expect(page).toHaveURL(paths.home)
})

test.describe("with scripts blocked", () => {
  test.use({ javaScriptEnabled: false })

  test("links, redirects and a hash work", async ({ page }) => {
    await page.goto(`/${SHORT}`)
    await expect(page).toHaveURL(paths.state(FIRST_STATE))

    await page.locator(`footer a[href="${paths.page("buying")}"]`).click()
    await expect(page).toHaveURL(paths.page("buying"))

    await page.goto(ARTICLE)
    const heading = (await page.locator("main h2[id]").last().getAttribute("id")) ?? ""
    await page.goto(`/blog/${ARTICLE_SLUG}#${heading}`)
    await expect(page).toHaveURL(`${ARTICLE}#${heading}`)
    await expect(page.locator(`#${heading}`)).toBeInViewport()
  })
})
