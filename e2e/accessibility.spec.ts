import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { PAGE_KINDS } from "./page-kinds"
import {
  askWhereToSend,
  describePrice,
  describeProperty,
  goOn,
  introduce,
  openQuoteDialog,
  send,
  showPrice,
} from "./quote-form"
import { makePatient } from "./intercepted"
import { expect, test } from "./journey"
import { screenHeading } from "./quote-places"
import { openReady, watchReady } from "./visit"
import { wcagViolations } from "./wcag"

const LOOKS = [
  ...(["light", "dark"] as const).flatMap(colorScheme =>
    [360, 1440].map(width => ({ name: colorScheme, colorScheme, viewport: { width, height: 900 } })),
  ),
  { name: "forced colours", forcedColors: "active" as const, viewport: { width: 1440, height: 900 } },
]

for (const { name, ...look } of LOOKS) {
  test.describe(`${name}, ${look.viewport.width} pixels wide`, () => {
    let page: Page
    // The same elements are there in the dark and in forced colours, in other colours.
    const asked = { onlyColour: name !== "light" }
    const expectSound = async (state: string): Promise<void> =>
      expect(await wcagViolations(page, asked), state).toEqual([])

    // One window for all pages of a look; movement is off, so that no colour is seen halfway.
    test.beforeAll(async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...look, baseURL, locale: "en-AU", reducedMotion: "reduce" })
      await watchReady(context)
      await makePatient(context)
      page = await context.newPage()
    })
    test.afterAll(() => page.context().close())

    for (const { kind, path } of PAGE_KINDS) {
      test(`${kind}: no violation of WCAG 2.2 AA`, async () => {
        await openReady(page, path)
        await expectSound(kind)
      })
    }

    test("the quote form over a page: no violation at any step, nor after it was sent", async () => {
      test.slow()
      await openReady(page, paths.home)
      const dialog = await openQuoteDialog(page)
      await expectSound("the property")

      await goOn(dialog)
      await errorsOf(dialog).waitFor()
      await expectSound("the property with errors")
      await describeProperty(dialog)
      await goOn(dialog)
      await expect(screenHeading(dialog, "timing")).toBeFocused()
      await expectSound("price and timing")
      await dialog.getByRole("button", { name: "Show my price" }).click()
      await errorsOf(dialog).waitFor()
      await expectSound("price and timing with errors")

      await describePrice(dialog)
      await showPrice(dialog)
      await expectSound("the price")

      await askWhereToSend(dialog)
      await expectSound("where to send it")
      await send(dialog)
      await errorsOf(dialog).waitFor()
      await expectSound("where to send it, with errors")

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
    })
  })
}

const errorsOf = (form: Locator): Locator => form.getByRole("heading", { name: "There’s a problem" })
