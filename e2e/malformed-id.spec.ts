import { pageFacts } from "../tools/built/page-facts"
import { paths } from "../src/domain/paths"
import { NO_QUOTE } from "./built-page"
import { expect, test } from "./journey"
import { openReady } from "./visit"

const PAGES = [paths.offer, paths.thankYou, paths.landingThankYou, paths.sorry]

for (const path of PAGES.map(pathOf => pathOf("not-an-id"))) {
  test(`route validation fails for ${path}: the 404 view with "Page Not Found: ${path}"`, async ({ page }) => {
    const problems: string[] = []
    page.on("pageerror", error => problems.push(error.message))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    const heading = { level: 1, name: `Page Not Found: ${path}`, exact: true }
    await expect(page.getByRole("heading", heading)).toBeVisible()
    await expect(page).toHaveTitle(/^Page Not Found/)
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
    expect(problems).toEqual([])
  })
}

for (const id of ["a".repeat(21), "a".repeat(65), `${NO_QUOTE}.`, "%5Bid%5D", "%22%3E%3Cscript%3E"]) {
  test(`the host answers the malformed id ${id} with the 404 page, which is not listed`, async ({ request }) => {
    const nowhere = await (await request.get("/no-such-page")).text()
    const answer = await request.get(paths.offer(id))
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toBe(nowhere)
    expect(pageFacts(await answer.text())).toMatchObject({ robots: "noindex", headings: 1 })
  })
}

test.describe("with scripts blocked", () => {
  test.use({ javaScriptEnabled: false })

  for (const pathOf of PAGES) {
    test(`${pathOf("{id}")} is the 404 page for a malformed id, and leads to a complete page for any other`, async ({
      page,
    }) => {
      const answer = await page.goto(pathOf("not-an-id"))
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole("heading", { level: 1, name: "Page not found", exact: true })).toBeVisible()

      await page.goto(pathOf(NO_QUOTE))
      await expect(page.getByText("Loading …")).toBeHidden()
      await page.getByRole("link", { name: "Open this as a plain page" }).click()
      await expect(page).toHaveURL(paths.document(NO_QUOTE))
      await expect(page.getByRole("heading", { level: 1, name: "Quote not found" })).toBeVisible()
    })
  }
})

test("a well-formed id that no quote has is not the 404 view, and none flashes", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/page not found/i.test(document.body?.textContent ?? "")) document.documentElement.dataset.flashed = ""
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(paths.offer(NO_QUOTE))
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("button", { name: "Accept this quote" })).toHaveCount(0)
  await expect(page.getByText("Page Not Found")).toHaveCount(0)
  await expect(page.locator("html[data-flashed]")).toHaveCount(0)
})

test("until the route is decided its shell stands, which holds no 404", async ({ request }) => {
  const html = await (await request.get(paths.offer(NO_QUOTE))).text()
  expect(html).toContain("Loading …")
  expect(html).not.toMatch(/page not found/i)
})

test("a page of an id of the right form has the headers of every page", async ({ request }) => {
  const every = (await request.get(paths.page("buying"))).headers()
  for (const path of [paths.offer(NO_QUOTE), paths.sorry("not-an-id")]) {
    const own = (await request.get(path)).headers()
    for (const name of ["content-security-policy", "x-frame-options", "referrer-policy", "strict-transport-security"])
      expect(own[name], `${path}: ${name}`).toBe(every[name])
  }
})

for (const [pathOf, what] of [
  [paths.offer, "quote"],
  [paths.thankYou, "quote"],
  [paths.landingThankYou, "quote"],
  [paths.sorry, "request"],
] as const) {
  test(`${pathOf("{id}")} asks the server, and says so when nothing is kept under the id`, async ({ page }) => {
    await openReady(page, pathOf(NO_QUOTE))
    const heading = { level: 1, name: `We have no ${what} to show here` }
    await expect(page.getByRole("heading", heading)).toBeVisible()
    await expect(page.getByText("We can’t find anything at this address")).toBeVisible()
    await expect(page).toHaveTitle(/^We have no /)
    await expect(page.getByText(/is ready|we have your request/i)).toHaveCount(0)
  })
}
