import type { BrowserContext, Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { recordAnnouncements, locateSendFailure, locateSubmitButton } from "./form-problems"
import { SENT_FORMS } from "./form-subjects"
import { expect, test } from "./journey"
import { findWcagViolationsInColours } from "./wcag"
import { firm } from "./own-site"
import { requestOffer } from "./quote-form"

type Failure = {
  how: string
  begin: (page: Page, context: BrowserContext, endpoint: string) => Promise<unknown>
  end: (page: Page, context: BrowserContext, endpoint: string) => Promise<unknown>
}

const FAILURES: readonly Failure[] = [
  {
    how: "there's no connection",
    begin: (_, context) => context.setOffline(true),
    end: (_, context) => context.setOffline(false),
  },
  {
    how: "the server answers 503",
    begin: (page, _, endpoint) =>
      page.route(`**${endpoint}`, route => route.fulfill({ status: 503, json: { errors: [] } })),
    end: (page, _, endpoint) => page.unroute(`**${endpoint}`),
  },
]

for (const { name, open, fill, kept, endpoint, sent, phone } of SENT_FORMS)
  test(`${name}: each failure of sending is at the button with the focus, and can be tried again`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    const form = await open(page)
    await fill(form)
    const readAnnouncements = await recordAnnouncements(page)
    const failure = locateSendFailure(form)
    const again = failure.getByRole("button", { name: "Try again" })
    for (const { how, begin, end } of FAILURES) {
      await begin(page, context, endpoint)
      await locateSubmitButton(form).click()
      await expect(failure, how).toBeFocused()
      await expect(again, how).toBeInViewport({ ratio: 1 })
      expect(await measureDistanceBelow(failure, locateSubmitButton(form)), how).toBeLessThan(48)
      await expect(failure.getByRole("link", { name: phone?.() ?? firm.phone })).toBeVisible()
      await expect(failure.locator("a[href^='mailto:']")).toBeVisible()
      await expect(form.getByLabel(kept.label, { exact: true })).toHaveValue(kept.value)

      await page.keyboard.press("Tab")
      await expect(again, how).toBeFocused()
      await page.keyboard.press("Enter")
      await expect(failure, how).toBeFocused()
      await end(page, context, endpoint)
    }
    expect((await readAnnouncements()).live.filter(text => text !== "Sending …")).toEqual([])
    expect(await findWcagViolationsInColours(page, `#${await form.getAttribute("id")}`)).toEqual([])
    await again.click()
    await expect(page).toHaveURL(sent)
  })

test("an acceptance that isn't taken says so at its button each time, and can be tried again", async ({
  page,
  context,
}) => {
  const id = await requestOffer(page)
  const accept = page.getByRole("button", { name: "Accept this quote" })
  const failure = page.getByRole("group", { name: "We couldn’t take your acceptance", exact: true })
  for (const { how, begin, end } of FAILURES) {
    await begin(page, context, paths.api.acceptance(id))
    await accept.click()
    await expect(failure, how).toBeFocused()
    expect(await measureDistanceBelow(failure, accept), how).toBeLessThan(48)
    await end(page, context, paths.api.acceptance(id))
  }
  expect(await findWcagViolationsInColours(page, "main")).toEqual([])
  await failure.getByRole("button", { name: "Try again" }).click()
  await expect(page).toHaveURL(/\/thank-you$/)
})

/** In pixels. Fails if it's negative. */
async function measureDistanceBelow(upper: Locator, lower: Locator): Promise<number> {
  const [over, under] = [await upper.boundingBox(), await lower.boundingBox()]
  if (!over || !under) throw new Error("one of them isn't shown")
  const gap = under.y - (over.y + over.height)
  expect(gap).toBeGreaterThanOrEqual(0)
  return gap
}
