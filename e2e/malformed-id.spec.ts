import { paths } from "../src/domain/paths"
import { NO_QUOTE } from "./built-page"
import { expect, test } from "./journey"

const MALFORMED = "not-an-id"

const PAGES = [
  { pathOf: paths.offer, what: "quote" },
  { pathOf: paths.sorry, what: "request" },
]

test(
  'route validation fails: a 404 with "Page Not Found: {path}"; an id that no quote has is asked for, and told to be unknown',
  { tag: "@daily" },
  async ({ page }) => {
    const problems: string[] = []
    page.on("pageerror", error => problems.push(error.message))
    // Marks each document in which the 404 view is shown, for however short a time.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (/page not found/i.test(document.body?.textContent ?? "")) document.documentElement.dataset.flashed = ""
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    for (const { pathOf, what } of PAGES) {
      const path = pathOf(MALFORMED)
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      const notFound = { level: 1, name: `Page Not Found: ${path}`, exact: true }
      await expect(page.getByRole("heading", notFound)).toBeVisible()
      await expect(page).toHaveTitle(/^Page Not Found/)
      await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)

      await page.goto(pathOf(NO_QUOTE))
      await expect(page.getByRole("heading", { level: 1, name: `We have no ${what} to show here` })).toBeVisible()
      await expect(page.getByText("We can’t find anything at this address")).toBeVisible()
      await expect(page).toHaveTitle(/^We have no /)
      await expect(page.locator("html[data-flashed]")).toHaveCount(0)
      await expect(page.getByText(/is ready|we have your request/i)).toHaveCount(0)
      await expect(page.getByRole("button", { name: "Accept this quote" })).toHaveCount(0)
    }
    expect(problems).toEqual([])
  },
)
