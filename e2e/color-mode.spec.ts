import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { expect, test } from "./journey"
import { OTHER_STATE } from "./own-site"
import { footerLink, openReady } from "./visit"

const KEY = "color-mode"
const FORCED_LIGHT = paths.page("azure")

type Mode = "light" | "dark"

const FRAMES: readonly { path: string; system: Mode; chosen: Mode | null; wanted: Mode }[] = [
  { path: paths.home, system: "light", chosen: null, wanted: "light" },
  { path: paths.home, system: "dark", chosen: null, wanted: "dark" },
  { path: paths.home, system: "light", chosen: "dark", wanted: "dark" },
  { path: paths.home, system: "dark", chosen: "light", wanted: "light" },
  { path: FORCED_LIGHT, system: "dark", chosen: "dark", wanted: "light" },
]

test(
  "every frame of a page is in the mode that was chosen, that of the system, or the page's own",
  { tag: "@daily" },
  async ({ page }) => {
    const warnings: string[] = []
    page.on("console", message => {
      if (["warning", "error"].includes(message.type())) warnings.push(message.text())
    })
    page.on("pageerror", error => warnings.push(error.message))
    await recordFrameBackgrounds(page)
    for (const { path, system, chosen, wanted } of FRAMES) {
      await page.emulateMedia({ colorScheme: system })
      if (chosen) await page.evaluate(([key, mode]) => localStorage.setItem(key, mode), [KEY, chosen] as const)
      await openReady(page, path)
      expect(await listFrameModes(page), `${path}: ${system}, ${chosen} chosen`).toEqual([wanted])
    }
    expect(warnings).toEqual([])
  },
)

test(
  "a page that is always light leaves the choice alone, which holds again on the next page",
  { tag: "@daily" },
  async ({ page }) => {
    // As if it had been chosen on an earlier visit.
    await page.addInitScript(key => localStorage.setItem(key, "dark"), KEY)
    await openReady(page, FORCED_LIGHT)
    await expectColourMode(page, "light")
    await expect(locateModeChoice(page, "Dark")).toBeHidden()

    await footerLink(page, paths.state(OTHER_STATE)).click()
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(STATE_NAMES[OTHER_STATE].name) })).toBeVisible()
    await expectColourMode(page, "dark")
    await expect(locateModeChoice(page, "Dark")).toBeChecked()

    await page.goBack()
    await expect(page).toHaveURL(FORCED_LIGHT)
    await expectColourMode(page, "light")
  },
)

test(
  "the page follows the system while it is open, and a choice survives a reload and a new page",
  { tag: "@daily" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await openReady(page, paths.home)
    await expect(locateModeChoice(page, "System")).toBeChecked()
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme })
      await expectColourMode(page, colorScheme)
    }
    await locateModeChoice(page, "Dark").check()
    await expectColourMode(page, "dark")
    await page.reload()
    await expectColourMode(page, "dark")
    await expect(locateModeChoice(page, "Dark")).toBeChecked()

    await page.goto(paths.contactUs)
    await expectColourMode(page, "dark")
    await locateModeChoice(page, "System").check()
    await expectColourMode(page, "light")
  },
)

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" })

  test("the system decides, and no choice is offered", async ({ page }) => {
    await page.goto(paths.home)
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark")
    await expect(locateModeChoice(page, "Dark")).toBeHidden()
  })
})

const locateModeChoice = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("radio", { name, exact: true, includeHidden: true })

async function expectColourMode(page: Page, mode: Mode): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("color-scheme", mode)
  await expect.poll(() => page.evaluate(getPaintedMode)).toBe(mode)
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute("data-mode", mode)
}

function getPaintedMode(): Mode {
  const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)
  return red > 127 ? "light" : "dark"
}

const recordFrameBackgrounds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const grounds = new Set<string>()
    Object.assign(window, { grounds })
    const recordBackground = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(recordBackground)
    }
    requestAnimationFrame(recordBackground)
  })

const listFrameModes = async (page: Page): Promise<string[]> => {
  const grounds = await page.evaluate((): string[] => [...Reflect.get(window, "grounds")])
  return [...new Set(grounds.map(ground => (Number(/\d+/.exec(ground)?.[0]) > 127 ? "light" : "dark")))]
}
