import type { Locator } from "@playwright/test"
import { makeInteractive } from "./served-form"
import { errorSummary, submitButton } from "./form-problems"
import { expect, test } from "./journey"
import { FIRST_STATE_NAME } from "./own-site"
import { openQuoteAt, QUOTE_PLACES, screenHeading } from "./quote-places"
import { PERSON, pageForm, STRATA } from "./quote-form"
import { findOverflow } from "./find-overflow"
import { chooseByKeys, listCutOff, tabTo, typeByKeys } from "./keyboard-steps"
import { findWcagViolations } from "./wcag"

/** The smallest phone in dark mode, and a window of 1280 by 1024 pixels at 400% zoom in forced colours. */
const WINDOWS = [
  {
    name: "320 pixels wide, dark",
    size: { width: 320, height: 640 },
    look: { colorScheme: "dark", forcedColors: "none" },
  },
  {
    name: "1280 pixels wide at 400 %, forced colours",
    size: { width: 1280 / 4, height: 1024 / 4 },
    look: { colorScheme: "light", forcedColors: "active" },
  },
] as const

/** Expects that nothing is cut off at a side. */
async function expectWhole(form: Locator, screen: string): Promise<void> {
  expect(await findOverflow(form.page()), screen).toEqual([])
  expect(await listCutOff(form), screen).toEqual([])
}

/** Expects that nothing is cut off and nothing breaks a rule of WCAG 2.2 AA. */
async function expectSound(form: Locator, screen: string): Promise<void> {
  await expectWhole(form, screen)
  expect(await findWcagViolations(form.page(), { inside: `#${await form.getAttribute("id")}` }), screen).toEqual([])
}

/** Submits the screen with Enter, expects errors, and follows the first error to its field. */
async function expectRefused(form: Locator, screen: string): Promise<void> {
  const page = form.page()
  await tabTo(page, submitButton(form))
  await page.keyboard.press("Enter")
  await expect(errorSummary(form)).toBeFocused()
  await expectSound(form, `${screen}, with errors`)
  const line = errorSummary(form).getByRole("link").first()
  await tabTo(page, line)
  const field = (await line.getAttribute("href"))?.slice(1)
  await page.keyboard.press("Enter")
  await expect(page.locator(`[id="${field}"]`)).toBeFocused()
  await page.keyboard.press("Shift+Tab")
}

async function answerFirstScreen(form: Locator): Promise<void> {
  await chooseByKeys(form, "What are you doing?", "Buying")
  await chooseByKeys(form, "Where is the property?", FIRST_STATE_NAME)
  await chooseByKeys(form, "What kind of property is it?", "House")
  await chooseByKeys(form, STRATA, "No")
  await chooseByKeys(form, "Are you buying off the plan?", "No")
}

test.describe("every stop of a walk", { tag: "@nightly" }, () => {
  // The timeout is long because each focused element is checked, and each screen is checked by axe.
  test.describe.configure({ timeout: 240_000 })

  for (const { name, size, look } of WINDOWS)
    for (const place of QUOTE_PLACES)
      test(`${name}: the form ${place.name} needs a keyboard only, and hides and cuts off nothing`, async ({
        page,
        inbox,
      }) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ ...look, reducedMotion: "reduce" })
        const form = await openQuoteAt(page, place)
        if (!place.open) await makeInteractive(form, submitButton(form))
        await screenHeading(form, "property").focus()
        await expectSound(form, "the property")
        await expectRefused(form, "the property")
        await screenHeading(form, "property").focus()
        await answerFirstScreen(form)
        await page.keyboard.press("Enter")

        await expect(screenHeading(form, "timing")).toBeFocused()
        await expectSound(form, "price and timing")
        await typeByKeys(form, "What is the price?", "$1.2m")
        await chooseByKeys(form, "How far along are you?", "Still looking")
        await tabTo(page, submitButton(form))
        await page.keyboard.press("Enter")

        await expect(screenHeading(form, "price")).toBeFocused()
        await expectSound(form, "the price")
        await tabTo(page, submitButton(form))
        await page.keyboard.press("Enter")

        await expect(screenHeading(form, "send")).toBeFocused()
        await expectSound(form, "where to send it")
        await expectRefused(form, "where to send it")
        await screenHeading(form, "send").focus()
        await typeByKeys(form, "Full name", PERSON.name)
        await typeByKeys(form, "Email", PERSON.email)
        await typeByKeys(form, "Anything we should know? (optional)", `From ${place.name}, ${name}`)
        await tabTo(page, submitButton(form))
        await page.keyboard.press("Enter")
        await expect(page).toHaveURL(place.sent)
        expect(await findOverflow(page)).toEqual([])
        await inbox.expectTaken("quote.requested.v1")
      })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    for (const { name, size, look } of WINDOWS)
      for (const place of QUOTE_PLACES.filter(({ open }) => !open))
        test(`${name}: the one-page form ${place.name} needs a keyboard only, and hides and cuts off nothing`, async ({
          page,
          inbox,
        }) => {
          await page.setViewportSize(size)
          await page.emulateMedia({ ...look, reducedMotion: "reduce" })
          await page.goto(place.path())
          const form = pageForm(page)
          await expectWhole(form, "the questions")
          await form.getByRole("radio").first().focus()
          await page.keyboard.press("Shift+Tab")
          await answerFirstScreen(form)
          await typeByKeys(form, "What is the price?", "900k")
          await chooseByKeys(form, "How far along are you?", "Still looking")
          await typeByKeys(form, "Full name", PERSON.name)
          await typeByKeys(form, "Email", "mai@example")
          await page.keyboard.press("Enter")

          await expect(errorSummary(page)).toBeVisible()
          await expectWhole(form, "the questions, with errors")
          const email = form.getByLabel("Email", { exact: true })
          await email.focus()
          await page.keyboard.press("End")
          await page.keyboard.type(".com")
          await typeByKeys(form, "Anything we should know? (optional)", `Without JavaScript, ${place.name}, ${name}`)
          await tabTo(page, form.getByRole("button", { name: "Get my quote" }))
          await page.keyboard.press("Enter")
          await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/document$/)
          expect(await findOverflow(page)).toEqual([])
          await inbox.expectTaken("quote.requested.v1")
        })
  })
})
