import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { OWN_PAGES, PAGE_KINDS } from "./page-kinds"
import {
  askForPrice,
  askWhereToSend,
  describePrice,
  describeProperty,
  goOn,
  openQuoteDialog,
  showPrice,
} from "./quote-form"
import { expect, test } from "./journey"
import { screenHeading } from "./quote-places"
import { stickingOut } from "./sticking-out"
import { openReady } from "./visit"

/** A window of 1280 by 1024 at 400 % has as few pixels of the page's own as the smallest phone, and is less high. */
const WINDOWS = [
  { name: "320 pixels wide", size: { width: 320, height: 640 } },
  { name: "1280 pixels wide at 400 %", size: { width: 1280 / 4, height: 1024 / 4 } },
]

/** The pages of a quote, with an id under which nothing is kept. */
const NOTHING_KEPT = [paths.offer, paths.thankYou, paths.landingThankYou, paths.sorry].map(pathOf => ({
  kind: pathOf("id"),
  path: pathOf("A".repeat(22)),
}))

for (const { name, size } of WINDOWS) {
  test(`${name}: no page scrolls sideways`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const { kind, path } of PAGE_KINDS) {
      await page.goto(path)
      expect(await stickingOut(page), kind).toEqual([])
    }
  })

  test(`${name}: no text touches the edge of the window`, async ({ page }) => {
    await page.setViewportSize(size)
    for (const { kind, path } of [...PAGE_KINDS, ...NOTHING_KEPT]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 }), kind).toBeVisible()
      expect(await atTheEdge(page), kind).toEqual([])
    }
  })

  test(`${name}: the quote form does not scroll sideways, and its close button stays in sight`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(paths.home)
    const dialog = await openQuoteDialog(page)
    expect(await stickingOut(page), "the property").toEqual([])
    await describeProperty(dialog)
    await goOn(dialog)
    await expect(screenHeading(dialog, "timing")).toBeFocused()
    expect(await stickingOut(page), "price and timing").toEqual([])
    await describePrice(dialog)
    await showPrice(dialog)
    expect(await stickingOut(page), "the price").toEqual([])
    await askWhereToSend(dialog)
    expect(await stickingOut(page), "where to send it").toEqual([])
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport()
  })
}

test.describe("with less movement asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("nothing moves for longer than a millisecond", async ({ page }) => {
    await openReady(page, paths.home)
    expect(await longestMovement(page)).toBeLessThanOrEqual(1)
    await openQuoteDialog(page)
    expect(await longestMovement(page)).toBeLessThanOrEqual(1)
  })
})

test.describe("without that wish", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } })

  test("something does move: the measure sees it", async ({ page }) => {
    await page.goto(paths.home)
    expect(await longestMovement(page)).toBeGreaterThan(1)
  })
})

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } })

  test("buttons, fields and answers keep an edge that can be seen", async ({ page }) => {
    for (const path of [paths.home, paths.requestAQuote, OWN_PAGES.landing ?? paths.contactUs]) {
      await openReady(page, path)
      expect(await withoutEdge(page, "main"), path).toEqual([])
    }
    await openReady(page, paths.home)
    await askForPrice(await openQuoteDialog(page))
    expect(await withoutEdge(page, "dialog")).toEqual([])
  })
})

/** Headings and paragraphs of the page's own part that come nearer to an edge of the window than 12 pixels. */
const atTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll("main h1, main h2, main p")]
      .filter(element => element.checkVisibility())
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < 12 || right > clientWidth - 12)
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`)
  })

/** The longest transition or animation of any element, in milliseconds. */
const longestMovement = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const durations = [...document.querySelectorAll("*")].flatMap(element =>
      ["", "::before", "::after"].flatMap(part => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part || null)
        return [...transitionDuration.split(","), ...(animationName === "none" ? [] : animationDuration.split(","))]
      }),
    )
    const running = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))
    return Math.max(0, ...running, ...durations.map(text => parseFloat(text) * (text.trim().endsWith("ms") ? 1 : 1000)))
  })

/** Controls with words or for words, within `inside`, that have no border on some side. */
const withoutEdge = (page: Page, inside: string): Promise<string[]> =>
  page.evaluate(within => {
    const controls = document.querySelectorAll<HTMLElement>(
      [
        "a[class*='buttons-primary']",
        "a[class*='buttons-secondary']",
        "button",
        "textarea",
        "label:has(> [type=radio])",
      ]
        .concat("input:not([type=radio], [type=checkbox], [type=hidden])")
        .map(selector => `${within} ${selector}`)
        .join(","),
    )
    return [...controls]
      .filter(control => control.checkVisibility() && !control.hasAttribute("aria-label"))
      .filter(control => {
        const { borderTopWidth, borderBottomWidth, borderTopStyle } = getComputedStyle(control)
        return borderTopStyle === "none" || parseFloat(borderTopWidth) === 0 || parseFloat(borderBottomWidth) === 0
      })
      .map(control => `${control.tagName} ${control.className} ${control.innerText}`)
  }, inside)
