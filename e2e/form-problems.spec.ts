import { errorSummary, noteAnnouncements, submitButton } from "./form-problems"
import { REFUSED_FORMS } from "./form-subjects"
import { expect, test } from "./journey"
import { violationsInEveryLook } from "./looks"

for (const { name, open, mend } of REFUSED_FORMS)
  test(`${name}: a refusal is announced once, and each error goes as soon as its answer is right`, async ({ page }) => {
    const form = await open(page)
    const title = await page.title()
    const announced = await noteAnnouncements(page)
    await submitButton(form).focus()
    await page.keyboard.press("Enter")
    const summary = errorSummary(form)
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(`Error: ${title}`)
    const { live, focus } = await announced()
    expect(live).toEqual([])
    expect(focus.filter(role => role === "group")).toHaveLength(1)
    expect(await violationsInEveryLook(page, `#${await form.getAttribute("id")}`)).toEqual([])

    for (const link of await summary.getByRole("link").all()) {
      const id = (await link.getAttribute("href"))?.slice(1)
      await link.click()
      await expect(form.locator(`[id="${id}"]`), id).toBeFocused()
      await expect(form.locator(`[id="${id}"]`), id).toBeInViewport()
    }

    await mend(form)
    await expect(form.locator("[aria-invalid=true]")).toHaveCount(0)
    await expect(summary).toHaveCount(0)
    await expect(page).toHaveTitle(title)
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("body")
  })
