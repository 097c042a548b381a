import type { Locator } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { pageForm } from "./quote-form"
import { openReady } from "./visit"

/** What tells a control's states apart at a glance. */
type Look = { fill: string; ring: number }

/** The fill of a card or a box, and how wide the ring around it is, in pixels. */
const lookOf = (control: Locator): Promise<Look> =>
  control.evaluate(element => {
    const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element)
    return { fill: backgroundColor, ring: outlineStyle === "none" ? 0 : parseFloat(outlineWidth) }
  })

/** Set on the form that the page brought; the interactive one that takes its place at the first focus has it not. */
const BROUGHT = "data-brought"

/** Puts the focus on `first`, and waits until the form that answers is there. */
async function makeInteractive(form: Locator, first: Locator): Promise<void> {
  await form.evaluate((element, name) => element.setAttribute(name, ""), BROUGHT)
  await first.focus()
  await expect(form).not.toHaveAttribute(BROUGHT)
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } })

  test("a radio button that is chosen, one with the focus, and both at once are unlike each other", async ({
    page,
  }) => {
    await openReady(page, paths.contactUs)
    const form = page.locator("#contact-form")
    await makeInteractive(form, form.getByLabel("Your message"))
    await form.getByRole("radio", { name: "Email me" }).check()
    await form.getByLabel("Your message").click()
    const card = (name: string) => form.locator("label").filter({ hasText: name })

    const plain = await lookOf(card("Call me"))
    const chosen = await lookOf(card("Email me"))
    await page.keyboard.press("Shift+Tab")
    await expect(form.getByRole("radio", { name: "Email me" })).toBeFocused()
    const both = await lookOf(card("Email me"))

    expect(plain.ring).toBe(0)
    expect(chosen.ring).toBe(0)
    expect(chosen.fill).not.toBe(plain.fill)
    expect(both.fill).toBe(chosen.fill)
    expect(both.ring).toBeGreaterThanOrEqual(3)
  })

  test("so are a box's states, and a button and a link have a ring when they have the focus", async ({ page }) => {
    await openReady(page, paths.requestAQuote)
    const form = pageForm(page)
    const start = form.getByRole("radio").first()
    await makeInteractive(form, start)
    await page.keyboard.press("Shift")
    const card = start.locator("xpath=..")
    const focused = await lookOf(card)
    expect(focused.ring).toBeGreaterThanOrEqual(3)
    await page.keyboard.press("Space")
    await expect.poll(async () => (await lookOf(card)).fill).not.toBe(focused.fill)
    expect((await lookOf(card)).ring).toBe(focused.ring)

    for (const control of [
      form.locator("button[type=submit]").last(),
      page.getByRole("contentinfo").getByRole("link").first(),
    ]) {
      expect((await lookOf(control)).ring).toBe(0)
      await control.focus()
      await page.keyboard.press("Shift")
      expect((await lookOf(control)).ring).toBeGreaterThanOrEqual(3)
    }
  })
})

for (const colorScheme of ["light", "dark"] as const)
  test(`in ${colorScheme} colours radio buttons and boxes are drawn in the palette's colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openReady(page, paths.contactUs)
    const radio = page.locator("#contact-form").getByRole("radio", { name: "Email me" })
    const look = await radio.evaluate(element => {
      const { appearance, width, height, borderTopColor } = getComputedStyle(element)
      const probe = document.createElement("i")
      document.body.append(probe)
      probe.style.color = "var(--accent-edge)"
      return { appearance, width, height, isAccent: borderTopColor === getComputedStyle(probe).color }
    })
    expect(look).toEqual({ appearance: "none", width: "24px", height: "24px", isAccent: true })
  })
