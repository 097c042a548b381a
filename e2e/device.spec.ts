import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { openReady } from "./visit"

const DEVICE = paths.page("device")

const locateReportValue = (page: Page, label: string) =>
  page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd")

test(
  "the page shows the device, and reads it again after a resize of the window",
  { tag: "@daily" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await page.setViewportSize({ width: 1000, height: 700 })
    const urls: string[] = []
    page.on("request", request => {
      if (/\/device-[^/]*\.js$/.test(request.url())) urls.push(request.url())
    })
    await openReady(page, paths.contactUs)
    expect(urls).toEqual([])
    await openReady(page, DEVICE)
    await expect(locateReportValue(page, "Device")).toHaveText("desktop")
    await expect(locateReportValue(page, "Browser")).toHaveText(/^Chrom.+ \d/)
    await expect(locateReportValue(page, "Window")).toHaveText("1000 × 700")
    await expect(locateReportValue(page, "Pixel ratio")).toHaveText("1")
    await expect(locateReportValue(page, "Colour mode")).toHaveText("dark")
    await expect(locateReportValue(page, "Connection")).toHaveText(/^online/)
    await expect(locateReportValue(page, "System")).not.toHaveText(/…|not told/)
    expect(urls).not.toEqual([])
    await page.setViewportSize({ width: 400, height: 800 })
    await expect(locateReportValue(page, "Window")).toHaveText("400 × 800")
  },
)
