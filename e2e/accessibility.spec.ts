import type { Locator } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { errorSummary, submitButton } from "./form-problems"
import { expect, test } from "./journey"
import { violationsInEveryLook } from "./looks"
import {
  askWhereToSend,
  describePrice,
  describeProperty,
  goOn,
  introduce,
  openQuoteDialog,
  pageForm,
  send,
  showPrice,
} from "./quote-form"
import { screenHeading } from "./quote-places"
import { openReady } from "./visit"

test("a form with errors breaks no rule of WCAG 2.2 AA", { tag: "@daily" }, async ({ page }) => {
  await openReady(page, paths.requestAQuote)
  const form = pageForm(page)
  await submitButton(form).click()
  await errorSummary(form).waitFor()
  expect(await violationsInEveryLook(page, "main")).toEqual([])
})

for (const width of [360, 1440])
  test(
    `the quote form over a page, ${width} pixels wide: no violation at any step, nor after it was sent`,
    { tag: "@nightly" },
    async ({ page }) => {
      test.slow()
      const expectSound = async (state: string): Promise<void> =>
        expect(await violationsInEveryLook(page), state).toEqual([])
      const expectErrors = async (form: Locator, state: string): Promise<void> => {
        await errorSummary(form).waitFor()
        await expectSound(`${state}, with errors`)
      }

      await page.setViewportSize({ width, height: 900 })
      await openReady(page, paths.home)
      const dialog = await openQuoteDialog(page)
      await expectSound("the property")
      await goOn(dialog)
      await expectErrors(dialog, "the property")
      await describeProperty(dialog)
      await goOn(dialog)
      await expect(screenHeading(dialog, "timing")).toBeFocused()
      await expectSound("price and timing")
      await submitButton(dialog).click()
      await expectErrors(dialog, "price and timing")
      await describePrice(dialog)
      await showPrice(dialog)
      await expectSound("the price")
      await askWhereToSend(dialog)
      await expectSound("where to send it")
      await send(dialog)
      await expectErrors(dialog, "where to send it")
      await introduce(dialog)
      await send(dialog)
      await page.getByRole("button", { name: "Accept this quote" }).waitFor()
      await expectSound("offer")

      const [id = ""] = /[\w-]{22,64}/.exec(new URL(page.url()).pathname) ?? []
      for (const path of [paths.thankYou(id), paths.landingThankYou(id), paths.sorry(id), paths.document(id)]) {
        await page.goto(path)
        await page.getByRole("heading", { level: 1 }).waitFor()
        await expectSound(path)
      }
    },
  )
