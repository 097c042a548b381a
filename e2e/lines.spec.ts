import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { ANSWERED } from "./answered"
import { expect, test } from "./journey"
import { needsPath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { openReady } from "./visit"

/** The least contrast of a line that says something, by WCAG 2.2 (1.4.11). */
const LEAST = 3

const KEY_DATES = ANSWERED.find(({ name }) => name === "calendar")

/** Lines without which a page is understood less well, each with a page that has it. */
const LINES = [
  { line: "connector of stages", path: OWN_PAGES.place, selector: ".stages-stage:not(:last-child)", part: "::after" },
  { line: "number of a stage", path: OWN_PAGES.place, selector: ".stages-stage", part: "::before" },
  { line: "text field", path: paths.contactUs, selector: "main .form-input" },
  { line: "card of a choice", path: paths.contactUs, selector: "main .form-radio" },
  { line: "mark of a choice", path: paths.contactUs, selector: "main .form-mark" },
  { line: "ring of a source", path: paths.page("buying"), selector: ".piece-sourced" },
  { line: "date in a month", path: KEY_DATES?.path ?? null, selector: ".calendar-month [data-kind]" },
]

for (const colorScheme of ["light", "dark"] as const) {
  for (const { line, path: found, selector, part = null } of LINES) {
    test(`in ${colorScheme} colours the ${line} is 3:1 to what's behind it, or more`, async ({ page }) => {
      const path = needsPath(found, `page with a ${line}`)
      await page.emulateMedia({ colorScheme })
      await openReady(page, path)
      await page.locator(selector).first().waitFor()
      const contrasts = await contrastsOf(page, selector, part)
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(LEAST)
    })
  }
}

test("the measure sees a line that's too pale", async ({ page }) => {
  await page.goto(paths.contactUs)
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLElement>("main .form-input"))
      field.style.setProperty("border-color", "var(--border)", "important")
  })
  expect(Math.min(...(await contrastsOf(page, "main .form-input", null)))).toBeLessThan(LEAST)
})

/** The contrast of the border of each visible element of `selector`, or of its `part`, to the ground around it. */
const contrastsOf = (page: Page, selector: string, part: string | null): Promise<number[]> =>
  page.evaluate(
    ([selectorOf, partOf]) => {
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
      const isSeen = (colour: string) => channels(colour)[3] !== 0
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = channels(colour).map(value => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const groundOf = (element: Element | null): string => {
        if (!element) return "rgb(255, 255, 255)"
        const { backgroundColor } = getComputedStyle(element)
        return isSeen(backgroundColor) ? backgroundColor : groundOf(element.parentElement)
      }
      const shown = [...document.querySelectorAll(selectorOf ?? "")].filter(one => one.getClientRects().length > 0)
      return shown.map(one => {
        const line = luminance(getComputedStyle(one, partOf).borderLeftColor)
        const ground = luminance(groundOf(partOf === null ? one.parentElement : one))
        return (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05)
      })
    },
    [selector, part] as const,
  )
