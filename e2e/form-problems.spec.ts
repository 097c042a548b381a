import { paths } from "../src/domain/paths"
import { expectRefusalFocused, locateErrorSummary, recordAnnouncements, locateSubmitButton } from "./form-problems"
import { REFUSED_FORMS } from "./form-subjects"
import { expect, test } from "./journey"
import { findWcagViolationsInColours } from "./wcag"
import { openQuoteDialog, locateQuoteDialog } from "./quote-form"

for (const { name, open, mend } of REFUSED_FORMS)
  test(
    `${name}: a refusal is announced once, breaks no rule of WCAG 2.2 AA and leads to each field, and each error goes once its answer is right`,
    { tag: name === "the quote form over a page" ? "@daily" : [] },
    async ({ page }) => {
      const form = await open(page)
      const title = await page.title()
      const readAnnouncements = await recordAnnouncements(page)
      await locateSubmitButton(form).focus()
      await page.keyboard.press("Enter")
      const summary = locateErrorSummary(form)
      await expectRefusalFocused(form)
      await expect(page).toHaveTitle(`Error: ${title}`)
      const { live, focus } = await readAnnouncements()
      expect(live).toEqual([])
      expect(focus.filter(role => role !== "button")).toHaveLength(1)
      expect(await findWcagViolationsInColours(page, `#${await form.getAttribute("id")}`)).toEqual([])

      for (const link of await summary.getByRole("link").all()) {
        const id = (await link.getAttribute("href"))?.slice(1)
        await link.focus()
        await page.keyboard.press("Enter")
        await expect(form.locator(`[id="${id}"]`), id).toBeFocused()
        await expect(form.locator(`[id="${id}"]`), id).toBeInViewport()
      }

      await mend(form)
      await expect(form.locator("[aria-invalid=true]")).toHaveCount(0)
      await expect(summary).toHaveCount(0)
      await expect(page).toHaveTitle(title)
      expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("body")
    },
  )

for (const [width, height] of [
  [360, 640],
  [768, 900],
] as const)
  test(`in a window of ${width} by ${height} pixels, the first question and what's wrong with it are below the title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(paths.home)
    const form = await openQuoteDialog(page)
    await locateSubmitButton(form).focus()
    await page.keyboard.press("Enter")
    await expectRefusalFocused(form)
    const titleBar = locateQuoteDialog(page).getByRole("button", { name: "Close" }).locator("..")
    const below = (await titleBar.boundingBox()) ?? { y: 0, height: 0 }
    const question = form.getByRole("group").filter({ has: page.locator(":focus") })
    for (const part of [question.locator("legend"), question.locator("legend + p, p").last()]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => ((await part.boundingBox())?.y ?? 0) - below.y - below.height).toBeGreaterThan(0)
    }
  })
