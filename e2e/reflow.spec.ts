import { paths } from "../src/domain/paths"
import { findWithoutEdge } from "./audit/controls"
import { findAtEdges } from "./audit/edges"
import { findHeadFaults } from "./audit/heads"
import { NARROW_WINDOWS } from "./audit/windows"
import { QUOTE_PAGES } from "./built-page"
import { expect, test } from "./journey"
import {
  askForPrice,
  askWhereToSend,
  describePrice,
  describeProperty,
  getOffer,
  goOn,
  openQuoteDialog,
  showPrice,
} from "./quote-form"
import { screenHeading } from "./quote-places"
import { findOverflow } from "./find-overflow"
import { openReady } from "./visit"

test("no text of a quote's pages touches the edge of a narrow window, when nothing is kept under the id", async ({
  page,
}) => {
  for (const path of QUOTE_PAGES) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const size of NARROW_WINDOWS) {
      await page.setViewportSize(size)
      expect(await findAtEdges(page), `${page.url()} at ${size.height}`).toEqual([])
    }
  }
})

test("the pages of a quote begin where other pages do", async ({ page }) => {
  const id = await getOffer(page)
  for (const path of [paths.offer, paths.thankYou, paths.landingThankYou].map(pathOf => pathOf(id))) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findHeadFaults(page), `${path}, ${width} pixels`).toEqual([])
    }
  }
})

test(
  "in each narrow window the quote form does not scroll sideways, and its close button stays in sight",
  { tag: "@daily" },
  async ({ page }) => {
    await page.goto(paths.home)
    const dialog = await openQuoteDialog(page)
    const expectFits = async (screen: string): Promise<void> => {
      for (const size of NARROW_WINDOWS) {
        await page.setViewportSize(size)
        expect(await findOverflow(page), `${screen} at ${size.height}`).toEqual([])
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport()
      }
    }
    await expectFits("the property")
    await describeProperty(dialog)
    await goOn(dialog)
    await expect(screenHeading(dialog, "timing")).toBeFocused()
    await expectFits("price and timing")
    await describePrice(dialog)
    await showPrice(dialog)
    await expectFits("the price")
    await askWhereToSend(dialog)
    await expectFits("where to send it")
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
