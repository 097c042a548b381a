import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { findWithoutEdge } from "./audit/controls"
import { findAtEdges } from "./audit/edges"
import { NARROW } from "./audit/looks"
import { expect, test } from "./journey"
import {
  askForPrice,
  askWhereToSend,
  describePrice,
  describeProperty,
  goOn,
  openQuoteDialog,
  showPrice,
} from "./quote-form"
import { screenHeading } from "./quote-places"
import { stickingOut } from "./sticking-out"
import { openReady } from "./visit"

test("no text of a quote's pages touches the edge of a narrow window, when nothing is kept under the id", async ({
  page,
}) => {
  for (const pathOf of [paths.offer, paths.thankYou, paths.landingThankYou, paths.sorry]) {
    await page.goto(pathOf("A".repeat(22)))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const size of NARROW) {
      await page.setViewportSize(size)
      expect(await findAtEdges(page), `${page.url()} at ${size.height}`).toEqual([])
    }
  }
})

async function expectFits(page: Page, screen: string): Promise<void> {
  expect(await stickingOut(page), screen).toEqual([])
}

for (const [at, size] of NARROW.entries())
  test(
    `${size.width} by ${size.height} pixels: the quote form does not scroll sideways, and its close button stays in sight`,
    { tag: at === 0 ? "@daily" : [] },
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(paths.home)
      const dialog = await openQuoteDialog(page)
      await expectFits(page, "the property")
      await describeProperty(dialog)
      await goOn(dialog)
      await expect(screenHeading(dialog, "timing")).toBeFocused()
      await expectFits(page, "price and timing")
      await describePrice(dialog)
      await showPrice(dialog)
      await expectFits(page, "the price")
      await askWhereToSend(dialog)
      await expectFits(page, "where to send it")
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport()
    },
  )

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } })

  test("buttons, fields and answers of the quote form keep an edge that can be seen", async ({ page }) => {
    await openReady(page, paths.home)
    await askForPrice(await openQuoteDialog(page))
    expect(await findWithoutEdge(page, "dialog")).toEqual([])
  })
})
