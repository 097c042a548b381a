import type { Locator, Page } from "@playwright/test"
import { OPEN_QUOTE_HASH, paths } from "../src/domain/paths"
import { makePatient } from "./intercepted"
import { expect, test } from "./journey"
import { needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { pick, quoteDialog, requestQuote } from "./quote-form"
import { footerLink, openReady } from "./visit"
import { wcagViolations } from "./wcag"

const BUYING = paths.page("buying")

const popup = (page: Page): Locator => page.getByRole("dialog", { name: "Still looking around?" })

const POPUP_CODE = /\/popup-[^/]*\.js$/

/** Opens `path` and gives the first sign of a visitor. Gives what is asked for the popup from then on. */
async function visit(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on("request", request => {
    if (POPUP_CODE.test(request.url())) asked.push(request.url())
  })
  const later = page.waitForResponse(/\/deferred-features-[^/]*\.js$/)
  await openReady(page, path)
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await (await later).finished()
  return asked
}

/** More than 45 seconds without input. */
const stayStill = (page: Page): Promise<void> => page.clock.fastForward(46_000)

/** Stays still until the popup is asked for, and sees it. Not longer: its code would be given up in the fast clock. */
async function expectPopup(page: Page, asked: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      if (asked.length > 0) return asked.length
      const request = page.waitForRequest(POPUP_CODE, { timeout: 3000 }).catch(() => undefined)
      await stayStill(page)
      await request
      return asked.length
    })
    .toBe(1)
  await expect(popup(page)).toBeVisible()
}

/** Stays still for more than two minutes, and nothing comes. */
async function expectNoPopup(page: Page, asked: readonly string[]): Promise<void> {
  for (let i = 0; i < 3; i++) await stayStill(page)
  expect(asked).toEqual([])
  await expect(popup(page)).toHaveCount(0)
}

// The clock brings timers of its own, which have to be made patient anew.
test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await makePatient(page.context())
})

test("after 45 seconds without input the popup offers the quote and the phone; its chunk is not requested before", async ({
  page,
}) => {
  const asked = await visit(page, BUYING)
  await page.clock.fastForward(20_000)
  expect(asked).toEqual([])
  await expectPopup(page, asked)
  await expect(popup(page).getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:/)
  await popup(page).getByRole("button", { name: "Get a free quote" }).click()
  await expect(quoteDialog(page)).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
})

test("a visitor who never acts sees the popup 45 seconds after the page was opened, though the app starts only for that", async ({
  page,
}) => {
  const later = page.waitForResponse(/\/deferred-features-[^/]*\.js$/)
  await page.goto(BUYING)
  await page.clock.fastForward(30_000)
  await expect(page.locator("html[data-app-ready]")).toHaveCount(0)
  await page.clock.fastForward(11_000)
  await page.locator("html[data-app-ready]").waitFor()
  await page.clock.fastForward(4_000)
  await (await later).finished()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(popup(page)).toBeVisible({ timeout: 500 })
  }).toPass()
})

for (const { how, close } of [
  { how: "Escape", close: (page: Page) => page.keyboard.press("Escape") },
  { how: "an outside click", close: (page: Page) => page.mouse.click(5, 300) },
  { how: "the button", close: (page: Page) => popup(page).getByRole("button", { name: "Close" }).click() },
])
  test(`${how} closes the popup, and the dismissal is remembered in a later session`, async ({ page, context }) => {
    const asked = await visit(page, BUYING)
    await expectPopup(page, asked)
    await close(page)
    await expect(popup(page)).toHaveCount(0)

    const next = await context.newPage()
    await expectNoPopup(next, await visit(next, BUYING))
  })

test("the popup never comes on a quote or legal page, and comes on the next", async ({ page }) => {
  const asked = await visit(page, paths.privacyPolicy)
  await expectNoPopup(page, asked)
  await page.getByRole("contentinfo").getByRole("link", { name: "Request a quote" }).click()
  await expect(page).toHaveURL(paths.requestAQuote)
  await expectNoPopup(page, asked)
  await footerLink(page, paths.page("buying")).click()
  await expect(page).toHaveURL(BUYING)
  await expectPopup(page, asked)
})

test("the popup never comes while a dialog is open", async ({ page }) => {
  const asked = await visit(page, `${BUYING}${OPEN_QUOTE_HASH}`)
  await expect(quoteDialog(page)).toBeVisible()
  await expectNoPopup(page, asked)
  await page.keyboard.press("Escape")
  await expect(quoteDialog(page)).toHaveCount(0)
  await expectPopup(page, asked)
})

test("the popup never comes while a form is dirty", async ({ page }) => {
  const asked = await visit(page, needsPath(OWN_PAGES.landing, "landing page"))
  await pick(page.locator("#raq-form"), "What kind of property is it?", "House")
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:quote"))).toContain("house")
  await expectNoPopup(page, asked)
})

test("the popup never comes once a request was submitted", async ({ page }) => {
  const asked = await visit(page, `${BUYING}${OPEN_QUOTE_HASH}`)
  await requestQuote(quoteDialog(page))
  await expect(page).toHaveURL(/\/offer$/)
  await page.getByRole("banner").getByRole("link").first().click()
  await expect(page).toHaveURL(paths.home)
  await expectNoPopup(page, asked)
})

for (const colorScheme of ["light", "dark"] as const)
  test(`${colorScheme}: the popup breaks no rule of WCAG 2.2 AA`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const asked = await visit(page, BUYING)
    await expectPopup(page, asked)
    expect(await wcagViolations(page, { inside: "dialog[open]" })).toEqual([])
  })
