import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import * as v from "valibot"
import { parse } from "yaml"
import { paths } from "../src/domain/paths"
import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { firm, buildTelLink } from "./own-site"
import { locateQuoteDialog } from "./quote-form"
import { openVisited } from "./visit"
import { findWcagViolations } from "./wcag"

const siteSchema = v.object({ popup: v.object({ title: v.string(), afterSeconds: v.number() }) })
const { title, afterSeconds } = v.parse(siteSchema, parse(readFileSync("content/site.yaml", "utf8"))).popup

const BUYING = paths.page("buying")

const locatePopup = (page: Page) => page.getByRole("dialog", { name: title })

const recordPopupRequests = (page: Page): string[] =>
  recordRequests(page, request => /\/popup-[^/]*\.js$/.exec(request.url())?.[0])

/** The visitor must have done something before. */
const waitWithoutInput = (page: Page): Promise<void> => page.clock.fastForward((afterSeconds + 1) * 1000)

test.beforeEach(({ page }) => page.clock.install())

test(
  "a visitor who gives no input is offered the quote and the phone once, and nothing of that is loaded before",
  { tag: "@daily" },
  async ({ page, context }) => {
    const requests = recordPopupRequests(page)
    await openVisited(page, BUYING)
    await page.clock.fastForward(afterSeconds * 500)
    expect(requests).toEqual([])
    await waitWithoutInput(page)
    await expect(locatePopup(page).getByRole("link", { name: firm.phone })).toHaveAttribute(
      "href",
      buildTelLink(firm.phone),
    )
    await page.keyboard.press("Escape")
    await expect(locatePopup(page)).toHaveCount(0)

    const later = await context.newPage()
    const laterRequests = recordPopupRequests(later)
    await openVisited(later, BUYING)
    await waitWithoutInput(later)
    expect(laterRequests).toEqual([])
  },
)

test("a visitor who never acts gets it as long after the page was opened, though the app starts only for that", async ({
  page,
}) => {
  await page.goto(BUYING)
  await page.clock.fastForward((afterSeconds - 15) * 1000)
  await expect(page.locator("html[data-app-ready]")).toHaveCount(0)
  await page.clock.fastForward(11_000)
  await page.locator("html[data-app-ready]").waitFor()
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expect(locatePopup(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await locatePopup(page).getByRole("button", { name: "Get a free quote" }).click()
  await expect(locateQuoteDialog(page)).toBeVisible()
  await expect(locatePopup(page)).toHaveCount(0)
})

test("the popup breaks no rule of WCAG 2.2 AA, in light or dark", async ({ page }) => {
  await openVisited(page, BUYING)
  await waitWithoutInput(page)
  await expect(locatePopup(page)).toBeVisible()
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findWcagViolations(page, { inside: "dialog[open]" }), colorScheme).toEqual([])
  }
})
