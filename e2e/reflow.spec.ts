import { paths } from "../src/domain/paths"
import { findControlsWithoutBorder } from "./audit/controls"
import { findTextAtWindowEdges, findHeadingPositionFaults } from "./audit/positions"
import { NARROW_WINDOWS } from "./audit/windows"
import { QUOTE_PAGES } from "./built-page"
import { expect, test } from "./journey"
import {
  answerUpToPrice,
  goToSendScreen,
  answerBuyersScreen,
  answerPriceScreen,
  answerPropertyScreen,
  requestOffer,
  goToNextScreen,
  openQuoteDialog,
  goToPriceScreen,
} from "./quote-form"
import { locateScreenHeading } from "./quote-places"
import { findOverflowingElements } from "./find-overflow"
import { openReady } from "./visit"

test("no text of a quote's pages touches the edge of a narrow window, when nothing is kept under the id", async ({
  page,
}) => {
  for (const path of QUOTE_PAGES) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const size of NARROW_WINDOWS) {
      await page.setViewportSize(size)
      expect(await findTextAtWindowEdges(page), `${page.url()} at ${size.height}`).toEqual([])
    }
  }
})

test("the pages of a quote begin where other pages do", async ({ page }) => {
  const id = await requestOffer(page)
  for (const path of [paths.offer, paths.thankYou, paths.landingThankYou].map(pathOf => pathOf(id))) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findHeadingPositionFaults(page), `${path}, ${width} pixels`).toEqual([])
    }
  }
})

test(
  "in each narrow window the quote form does not scroll sideways, and its close button stays in sight",
  { tag: "@daily" },
  async ({ page }) => {
    await page.goto(paths.home)
    const dialog = await openQuoteDialog(page)
    const expectDialogFitsWindows = async (screen: string): Promise<void> => {
      for (const size of NARROW_WINDOWS) {
        await page.setViewportSize(size)
        expect(await findOverflowingElements(page), `${screen} at ${size.height}`).toEqual([])
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        await dialog.evaluate(box => box.lastElementChild?.scrollTo(0, 1e6))
        await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport()
      }
    }
    await expectDialogFitsWindows("the property")
    await answerPropertyScreen(dialog)
    await goToNextScreen(dialog)
    await expect(locateScreenHeading(dialog, "timing")).toBeFocused()
    await expectDialogFitsWindows("the purchase")
    await answerPriceScreen(dialog)
    await goToNextScreen(dialog)
    await answerBuyersScreen(dialog)
    await goToPriceScreen(dialog)
    await expectDialogFitsWindows("the price")
    await goToSendScreen(dialog)
    await expectDialogFitsWindows("where to send it")
  },
)

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } })

  test("buttons, fields and answers of the quote form keep an edge that can be seen", async ({ page }) => {
    await openReady(page, paths.home)
    await answerUpToPrice(await openQuoteDialog(page))
    expect(await findControlsWithoutBorder(page, "dialog")).toEqual([])
  })
})
