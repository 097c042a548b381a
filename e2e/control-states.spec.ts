import type { Locator } from "@playwright/test"
import { paths, QUOTE_FORM_ID } from "../src/domain/paths"
import { locateSubmitButton } from "./form-problems"
import { expect, test } from "./journey"
import { FIRST_STATE } from "./own-site"
import { makeInteractive, openReady } from "./visit"

type Look = { fill: string; ring: number }

/** `ring` is the width in pixels. */
const readControlLook = (control: Locator): Promise<Look> =>
  control.evaluate(element => {
    const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element)
    return { fill: backgroundColor, ring: outlineStyle === "none" ? 0 : parseFloat(outlineWidth) }
  })

/** The card around a radio button shows its state; a checkbox shows its own. */
const CONTROLS = [
  { name: "a tile", path: paths.requestAQuote, form: `#${QUOTE_FORM_ID}`, role: "radio", label: "House" },
  {
    ...{ name: "a choice of the calculator", path: paths.page("calculator"), form: "form#calculator" },
    role: "radio",
    label: "Not sure",
  },
  {
    ...{ name: "a box of the key dates", path: paths.page("calendar"), form: "form[aria-label='Your sale']" },
    role: "checkbox",
    label: "Bought off the plan",
  },
  {
    name: "a box of the documents to send",
    path: `${paths.whatToSend}?side=selling&state=${FIRST_STATE.toLowerCase()}`,
    form: "form#documents-form",
    role: "checkbox",
    label: "I have a mortgage on it",
  },
] as const

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } })

  for (const { name, path, form: selector, role, label } of CONTROLS)
    test(
      `${name}: chosen and not, with the focus and without, are unlike each other`,
      { tag: name === "a choice of the calculator" ? "@daily" : [] },
      async ({ page }) => {
        await openReady(page, path)
        const form = page.locator(selector)
        if (role === "radio") await makeInteractive(form, locateSubmitButton(form))
        const control = form.getByRole(role, { name: label, exact: true })
        const surface = role === "radio" ? control.locator("xpath=ancestor::label") : control
        const plain = await readControlLook(surface)
        await control.focus()
        await page.keyboard.press("Shift")
        await expect.poll(async () => (await readControlLook(surface)).ring).toBeGreaterThanOrEqual(3)
        const focusedLook = await readControlLook(surface)
        await page.keyboard.press("Space")
        await expect(control).toBeChecked()
        const both = await readControlLook(surface)
        await locateSubmitButton(form).focus()
        const chosenLook = await readControlLook(surface)

        expect(plain.ring).toBe(0)
        expect(focusedLook.fill).toBe(plain.fill)
        expect(both).toEqual({ fill: chosenLook.fill, ring: focusedLook.ring })
        expect(chosenLook.ring).toBe(0)
        expect(chosenLook.fill).not.toBe(plain.fill)
      },
    )

  test(
    "a button, a link, a field and what can be opened have a ring when they have the focus",
    { tag: "@daily" },
    async ({ page }) => {
      await openReady(page, paths.page("calculator"))
      const form = page.locator("form#calculator")
      const price = form.getByLabel("What is the price?")
      await makeInteractive(form, price)
      for (const control of [
        price,
        form.locator("summary").first(),
        locateSubmitButton(form),
        page.getByRole("contentinfo").getByRole("link").first(),
      ]) {
        await control.evaluate((element: HTMLElement) => element.blur())
        expect((await readControlLook(control)).ring).toBe(0)
        await control.focus()
        await page.keyboard.press("Shift")
        await expect.poll(async () => (await readControlLook(control)).ring).toBeGreaterThanOrEqual(3)
      }
    },
  )
})
