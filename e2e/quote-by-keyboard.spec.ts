import type { Locator } from "@playwright/test"
import { makeInteractive } from "./visit"
import { expectRefusalFocused, locateErrorSummary, locateSubmitButton } from "./form-problems"
import { expect, test } from "./journey"
import { openQuoteFormAt, QUOTE_PLACES, locateScreenHeading } from "./quote-places"
import { answerBuyersScreen, PERSON, locateQuoteForm } from "./quote-form"
import { findOverflowingElements } from "./find-overflow"
import {
  answerPropertyScreenByKeyboard,
  chooseAnswerByKeyboard,
  listCutOffElements,
  submitByKeyboard,
  tabToElement,
  typeByKeyboard,
} from "./keyboard-steps"
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

async function expectNothingCutOff(form: Locator, screen: string): Promise<void> {
  expect(await findOverflowingElements(form.page()), screen).toEqual([])
  expect(await listCutOffElements(form), screen).toEqual([])
}

async function expectNoFaults(form: Locator, screen: string): Promise<void> {
  await expectNothingCutOff(form, screen)
  expect(await findWcagViolations(form.page(), { inside: `#${await form.getAttribute("id")}` }), screen).toEqual([])
}

async function expectScreenRefused(form: Locator, screen: string): Promise<void> {
  const page = form.page()
  await submitByKeyboard(form)
  await expectRefusalFocused(form)
  await expectNoFaults(form, `${screen}, with errors`)
  await page.keyboard.press("Shift+Tab")
}

test.describe("every stop of a walk", { tag: "@nightly" }, () => {
  test.describe.configure({ timeout: 240_000 })

  for (const { name, size, look } of WINDOWS)
    for (const place of QUOTE_PLACES)
      test(`${name}: the form ${place.name} needs a keyboard only, and hides and cuts off nothing`, async ({
        page,
        inbox,
      }) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ ...look, reducedMotion: "reduce" })
        const form = await openQuoteFormAt(page, place)
        if (!place.open) await makeInteractive(form, locateSubmitButton(form))
        await locateScreenHeading(form, "property").focus()
        await expectNoFaults(form, "the property")
        await expectScreenRefused(form, "the property")
        await locateScreenHeading(form, "property").focus()
        await answerPropertyScreenByKeyboard(form)
        await page.keyboard.press("Enter")

        await expect(locateScreenHeading(form, "timing")).toBeFocused()
        await expectNoFaults(form, "the purchase")
        await typeByKeyboard(form, "What is the price?", "$1.2m")
        await chooseAnswerByKeyboard(form, "Where are you up to?", "Still looking")
        await submitByKeyboard(form)

        await expect(locateScreenHeading(form, "buyers")).toBeFocused()
        await expectNoFaults(form, "the buyers")
        await expectScreenRefused(form, "the buyers")
        await answerBuyersScreen(form)
        await submitByKeyboard(form)

        await expect(locateScreenHeading(form, "price")).toBeFocused()
        await expectNoFaults(form, "the price")
        await submitByKeyboard(form)

        await expect(locateScreenHeading(form, "send")).toBeFocused()
        await expectNoFaults(form, "where to send it")
        await expectScreenRefused(form, "where to send it")
        await locateScreenHeading(form, "send").focus()
        await typeByKeyboard(form, "Full name", PERSON.name)
        await typeByKeyboard(form, "Email", PERSON.email)
        await typeByKeyboard(form, "Anything we should know? (optional)", `From ${place.name}, ${name}`)
        await submitByKeyboard(form)
        await expect(page).toHaveURL(place.sent)
        expect(await findOverflowingElements(page)).toEqual([])
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
          const form = locateQuoteForm(page)
          await expectNothingCutOff(form, "the questions")
          await form.getByRole("radio").first().focus()
          await page.keyboard.press("Shift+Tab")
          await answerPropertyScreenByKeyboard(form)
          await typeByKeyboard(form, "What is the price?", "900k")
          await chooseAnswerByKeyboard(form, "Where are you up to?", "Still looking")
          await typeByKeyboard(form, "Full name", PERSON.name)
          await typeByKeyboard(form, "Email", "mai@example")
          await page.keyboard.press("Enter")

          await expect(locateErrorSummary(page)).toBeVisible()
          await expectNothingCutOff(form, "the questions, with errors")
          const email = form.getByLabel("Email", { exact: true })
          await email.focus()
          await page.keyboard.press("End")
          await page.keyboard.type(".com")
          await typeByKeyboard(
            form,
            "Anything we should know? (optional)",
            `Without JavaScript, ${place.name}, ${name}`,
          )
          await tabToElement(page, form.getByRole("button", { name: "Get my quote" }))
          await page.keyboard.press("Enter")
          await expect(page).toHaveURL(/\/quotes\/[\w-]{22,64}\/document$/)
          expect(await findOverflowingElements(page)).toEqual([])
          await inbox.expectTaken("quote.requested.v1")
        })
  })
})
