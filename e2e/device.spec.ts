import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { expect, test } from "./journey"
import { firm } from "./own-site"
import { openReady } from "./visit"

const DEVICE = paths.page("device")

const reported = (page: Page, label: string) =>
  page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd")

test("the page shows the device class, system, browser, window, pixel ratio, colour mode and connection", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(DEVICE)
  await expect(reported(page, "Device")).toHaveText("desktop")
  await expect(reported(page, "Browser")).toHaveText(/^Chrom.+ \d/)
  await expect(reported(page, "Window")).toHaveText("1000 × 700")
  await expect(reported(page, "Pixel ratio")).toHaveText("1")
  await expect(reported(page, "Colour mode")).toHaveText("dark")
  await expect(reported(page, "Connection")).toHaveText(/^online/)
  await expect(reported(page, "System")).not.toHaveText(/…|not told/)
})

test("the device is read again after a resize of the window", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(DEVICE)
  await expect(reported(page, "Window")).toHaveText("1000 × 700")
  await page.setViewportSize({ width: 400, height: 800 })
  await expect(reported(page, "Window")).toHaveText("400 × 800")
})

test("one button copies all of it for support", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(DEVICE)
  await page.getByRole("button", { name: "Copy for support" }).click()
  await expect(page.getByText("Copied")).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split("\n").map(line => line.split(": ")[0])).toEqual([
    ...["Device", "System", "Browser", "Window", "Pixel ratio", "Colour mode", "Connection"],
  ])
  expect(copied).toContain("Window: 1000 × 700")
})

test("no other page loads the code that reads a device", async ({ page }) => {
  const asked: string[] = []
  page.on("request", request => {
    if (/\/device-[^/]*\.js$/.test(request.url())) asked.push(request.url())
  })
  await openReady(page, paths.contactUs)
  expect(asked).toEqual([])
  await openReady(page, DEVICE)
  await expect(reported(page, "Device")).toHaveText("desktop")
  expect(asked).not.toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the page says that it cannot read the device, and how to reach us", async ({ page }) => {
    await page.goto(DEVICE)
    // Chromium does not draw a noscript element when a test alone turns scripts off.
    expect((await page.locator("noscript").allTextContents()).join()).toContain("this page can’t read your device")
    await expect(page.getByRole("main").getByRole("link", { name: firm.phone })).toBeVisible()
  })
})
