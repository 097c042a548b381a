import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import type { State } from "../src/domain/states"
import { isBuiltPage } from "../tools/journeys/built-entries"
import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { FIRST_STATE, OWN_STATES } from "./own-site"
import { watchPolicyViolations } from "./violations"
import { openReady } from "./visit"
import { SEARCH_QUESTIONS } from "./search-questions"
import { findWcagViolations } from "./wcag"

const GUIDES: Readonly<Record<State, { words: string; slug: string }>> = {
  NSW: { words: "stamp duty nsw", slug: "stamp-duty-nsw" },
  VIC: { words: "Section 32 statement", slug: "section-32" },
  QLD: { words: "stamp duty qld", slug: "stamp-duty-qld" },
}
const { words: WORDS, slug } = GUIDES[OWN_STATES.includes("VIC") ? "VIC" : FIRST_STATE]
const GUIDE = paths.blog(slug)
const NONSENSE = "xyzzyplugh"

const locateSearchBox = (page: Page) => page.getByRole("main").getByRole("searchbox")
const locateGuideResult = (page: Page) => page.locator(`main ol a[href="${GUIDE}"]`)

/** While the words are typed, results for the first of them appear and disappear. */
async function expectResultsForAllWords(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    new RegExp(`^\\d+ pages? found for “${WORDS}”, best first\\.$`),
  )
  await expect(locateGuideResult(page)).toBeVisible()
}

test("from a page with a search in it a visitor finds a guide by its words", { tag: "@daily" }, async ({ page }) => {
  await page.goto(paths.blogs)
  await locateSearchBox(page).fill(WORDS)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${WORDS.replaceAll(" ", "\\+")}$`))
  await expectResultsForAllWords(page)
  await locateGuideResult(page).click()
  await expect(page).toHaveURL(GUIDE)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("results quote what pages say, not what leads on from them, and no page for advertisements", async ({ page }) => {
  for (const furniture of ["Read next", "What would yours cost?"]) {
    await page.goto(`${paths.search}?q=${encodeURIComponent(furniture)}`)
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/found for “/)
    expect((await page.locator("main ol p").allTextContents()).join("\n")).not.toContain(furniture)
  }
  await page.goto(`${paths.search}?q=conveyancing`)
  await expect(page.locator("main ol a").first()).toBeVisible()
  await expect(page.locator('main ol a[href^="/lp/"]')).toHaveCount(0)
})

// "can i get out of contract" once found a state's page first, and "pay to a new account email" the trust account.
test(
  "of forty and more questions in people's words, nine in ten find their page first, and all in the first three",
  { tag: "@nightly" },
  async ({ page }) => {
    // A firm in fewer states doesn't have every page.
    const questions = SEARCH_QUESTIONS.filter(([, path]) => isBuiltPage(path))
    expect(questions.length).toBeGreaterThan(0)
    const misses: string[] = []
    await openReady(page, paths.search)
    for (const [question, path] of questions) {
      await locateSearchBox(page).fill(question)
      await expect(page.getByRole("main").getByRole("status")).toContainText(`“${question}”`)
      const hrefs = await page.locator("main ol a").evaluateAll(all => all.map(one => one.getAttribute("href")))
      if (hrefs[0] !== path) misses.push(`${question}: ${hrefs.slice(0, 3).join(", ")}`)
      expect(hrefs.slice(0, 3), question).toContain(path)
    }
    expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(questions.length / 10)
  },
)

test("nothing is requested from elsewhere, nothing is refused, and the index comes with the first word", async ({
  page,
  baseURL,
}) => {
  const violations = await watchPolicyViolations(page)
  const urls = recordRequests(page, request => new URL(request.url()))
  const listIndexRequests = () => urls.filter(({ pathname }) => pathname.startsWith("/pagefind/"))
  await openReady(page, paths.search)
  expect(listIndexRequests()).toEqual([])
  await locateSearchBox(page).fill(WORDS)
  await expect(locateGuideResult(page)).toBeVisible()
  expect(listIndexRequests()).not.toEqual([])
  expect(urls.filter(({ origin, protocol }) => protocol !== "data:" && origin !== baseURL)).toEqual([])
  expect(violations).toEqual([])
})

test("the search says when nothing is found, leads on, and breaks no rule of WCAG 2.2 AA, in light or dark", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${paths.search}?q=${encodeURIComponent(WORDS)}`)
    await expect(locateGuideResult(page)).toBeVisible()
    expect(await findWcagViolations(page), colorScheme).toEqual([])
    await page.goto(`${paths.search}?q=${NONSENSE}`)
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      new RegExp(`^No page mentions “${NONSENSE}”\\.`),
    )
    await expect(page.getByRole("main").getByRole("link", { name: "All guides" })).toBeVisible()
    expect(await findWcagViolations(page), colorScheme).toEqual([])
  }
})
