import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES } from "../src/domain/states"
import { expect, test } from "./journey"
import { OTHER_STATE } from "./own-site"
import { footerLink, openReady } from "./visit"

const KEY = "color-mode"
const FORCED_LIGHT = paths.page("azure")

const MODES = ["light", "dark"] as const
type Mode = (typeof MODES)[number]
const other = (mode: Mode): Mode => (mode === "light" ? "dark" : "light")

for (const mode of MODES) {
  test(`no flash: the system is ${other(mode)}, ${mode} was chosen, and every frame is ${mode}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: other(mode) })
    await remember(page, mode)
    expect(await framesOf(page, paths.home)).toEqual([mode])
  })

  test(`no flash: the system is ${mode}, nothing was chosen, and every frame is ${mode}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode })
    expect(await framesOf(page, paths.home)).toEqual([mode])
  })
}

test("no flash: a page that is always light is light in every frame, in a dark system with dark chosen", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await remember(page, "dark")
  expect(await framesOf(page, FORCED_LIGHT)).toEqual(["light"])
})

test("a page that is always light leaves the choice alone, which holds again on the next page", async ({ page }) => {
  await remember(page, "dark")
  await open(page, FORCED_LIGHT)
  await expectMode(page, "light")
  await expect(choice(page, "Dark")).toBeHidden()

  await footerLink(page, paths.state(OTHER_STATE)).click()
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(STATE_NAMES[OTHER_STATE].name) })).toBeVisible()
  await expectMode(page, "dark")
  await expect(choice(page, "Dark")).toBeChecked()

  await page.goBack()
  await expect(page.getByRole("heading", { level: 1, name: "Buying by the water" })).toBeVisible()
  await expectMode(page, "light")
})

test("the page follows the system while it is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await open(page, paths.home)
  await expect(choice(page, "System")).toBeChecked()
  await page.emulateMedia({ colorScheme: "dark" })
  await expectMode(page, "dark")
  await page.emulateMedia({ colorScheme: "light" })
  await expectMode(page, "light")
})

test("a choice survives a reload and a new page, whatever the system says", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await open(page, paths.home)
  await choice(page, "Dark").check()
  await expectMode(page, "dark")
  await page.reload()
  await expectMode(page, "dark")
  await expect(choice(page, "Dark")).toBeChecked()

  await page.goto(paths.contactUs)
  await expectMode(page, "dark")
  await choice(page, "System").check()
  await expectMode(page, "light")
})

for (const path of [paths.home, FORCED_LIGHT]) {
  test(`nothing is warned of while ${path} comes to life with dark chosen`, async ({ page }) => {
    const warnings: string[] = []
    page.on("console", message => {
      if (["warning", "error"].includes(message.type())) warnings.push(message.text())
    })
    page.on("pageerror", error => warnings.push(error.message))
    await remember(page, "dark")
    await open(page, path)
    await expect(choice(page, "Dark")).toBeChecked()
    expect(warnings).toEqual([])
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" })

  test("the system decides, and no choice is offered", async ({ page }) => {
    await page.goto(paths.home)
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark")
    await expect(choice(page, "Dark")).toBeHidden()
  })
})

const choice = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("radio", { name, exact: true, includeHidden: true })

/** The visitor chose `mode` on an earlier visit. */
const remember = (page: Page, mode: Mode) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, mode] as const)

async function open(page: Page, path: string): Promise<void> {
  await openReady(page, path)
}

/** What is painted, what the browser's own parts are told, and what its bars are. */
async function expectMode(page: Page, mode: Mode): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("color-scheme", mode)
  await expect.poll(() => page.evaluate(paintedMode)).toBe(mode)
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute("data-mode", mode)
}

/** The mode that the ground of the page shows: more than half of white is light. */
function paintedMode(): Mode {
  const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)
  return red > 127 ? "light" : "dark"
}

/** The modes of all frames of `path`, from the first with a body until the app answers clicks. */
async function framesOf(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await open(page, path)
  const colours = await page.evaluate((): string[] => Reflect.get(window, "seen"))
  const red = (colour: string): number => Number(/\d+/.exec(colour)?.[0])
  return [...new Set(colours.map(colour => (red(colour) > 127 ? "light" : "dark")))]
}
