import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { EARLY_FORMS, expectSettled, openHeld } from "./held-form"
import { expect, test } from "./journey"
import { untilReady } from "./visit"

for (const subject of EARLY_FORMS)
  test(`${subject.name}: arrow keys go on through the choices that they were in, on a slow phone`, async ({ page }) => {
    const { form, release } = await openHeld(page, subject)
    const radios = form.getByRole("group", { name: subject.question, exact: true }).getByRole("radio")
    await radios.first().focus()
    await page.keyboard.press("Space")
    await release.andWait()
    await expectSettled(form, subject)
    await expect(radios.first()).toBeFocused()
    await expect(radios.first()).toBeChecked()
    await page.keyboard.press("ArrowDown")
    await expect(radios.nth(1)).toBeChecked()
    await expect(radios.nth(1)).toBeFocused()
  })

/** What can be opened in or below a form. */
const OPENED = [
  { path: paths.page("calculator"), opener: /^Foreign buyers/ },
  { path: paths.page("calendar"), opener: /^Cooling-off exceptions$/ },
  { path: paths.whatToSend, opener: /^Selling$/ },
]

const openerOn = (page: Page, name: RegExp) => page.getByRole("main").locator("summary").filter({ hasText: name })

for (const { path, opener } of OPENED)
  test(`${path}: what's opened before the scripts have come stays open, with the focus, on a slow phone`, async ({
    page,
  }) => {
    const subject = EARLY_FORMS.find(form => form.path() === path)
    if (!subject) throw new Error(`no form at ${path}`)
    const { form, release } = await openHeld(page, subject)
    const summary = openerOn(page, opener)
    await summary.click()
    await expect(summary.locator("xpath=..")).toHaveAttribute("open")
    release()
    await untilReady(page)
    await expectSettled(form, subject)
    await expect(summary.locator("xpath=..")).toHaveAttribute("open")
    await expect(summary).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(summary.locator("xpath=..")).not.toHaveAttribute("open")
  })
