import type { BrowserContext, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { renderInventedContract } from "../tools/journeys/invented-contract"
import { changeEachText, readChangedPage, waitUntilStill } from "./change-page"
import { findOverflowingElements } from "./find-overflow"
import { recordRequests } from "./intercept-requests"
import { expect, test } from "./journey"
import { watchPageProblems } from "./violations"
import { clickLinkTo, openReady, twoFrames } from "./visit"
import { findWcagViolations } from "./wcag"
import { serveWithTagIds, triggerDeferredFeatures } from "./with-tags"

const HERE_WORDS = "The reader is here. You can turn off your internet now."

type FilePayload = { name: string; mimeType: string; buffer: Buffer }

const isOfReader = (url: string): boolean => new URL(url).pathname.startsWith("/contract-reader-")
const locateResult = (page: Page) => page.getByRole("region", { name: "What your contract says" })
const readStorage = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Prints an invented contract with a tab of its own, whose requests aren't those of the page. */
async function printContract(context: BrowserContext): Promise<FilePayload> {
  const page = await context.newPage()
  await page.setContent(renderInventedContract("nsw-sample"))
  const buffer = await page.pdf({ preferCSSPageSize: true })
  await page.close()
  return { name: "contract.pdf", mimeType: "application/pdf", buffer }
}

/** Opens what the first page says. */
const openMainDetails = (page: Page) =>
  locateResult(page).locator("summary", { hasText: "Main details" }).press("Enter")

const locateFileBox = (page: Page) => page.getByLabel(/^Choose your contract/)

async function getReady(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Get ready" }).click()
  await expect(page.getByText(HERE_WORDS)).toBeVisible()
}

test("nothing of the reader is fetched before it's asked for, and nothing at all after the page says that it's here", async ({
  page,
  context,
  baseURL,
}) => {
  const file = await printContract(context)
  const problems = await watchPageProblems(page, baseURL)
  const urls = recordRequests(page, request => request.url())
  await openReady(page, paths.ownContract)
  await page.mouse.wheel(0, 5000)
  await page.waitForLoadState("networkidle")
  expect(urls.filter(isOfReader)).toEqual([])
  await expect(page.locator("input[type=file]")).toHaveCount(0)
  await getReady(page)
  expect(urls.filter(isOfReader)).not.toEqual([])

  await context.setOffline(true)
  urls.length = 0
  const storage = await readStorage(page)
  const address = page.url()
  await locateFileBox(page).setInputFiles(file)
  await openMainDetails(page)
  await expect(
    locateResult(page)
      .getByText(/^Page 1 says:/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole("region", { name: "Ask us about" })).toBeVisible()
  await page.getByRole("checkbox", { name: /Price$/ }).check()
  await expect(page.getByRole("region", { name: "Ask us about" }).getByRole("listitem")).toContainText("Price")
  expect(urls).toEqual([])
  expect(await readStorage(page)).toBe(storage)
  expect(page.url()).toBe(address)
  expect(problems).toEqual([])
})

test("a visitor who agreed to analytics isn't measured there, and other pages are loaded whole before and after", async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere = await serveWithTagIds(context, baseURL)
  await openReady(page, paths.page("buying"))
  await triggerDeferredFeatures(page)
  await page.getByRole("button", { name: "Accept analytics" }).click()
  await expect.poll(() => elsewhere).not.toEqual([])
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await clickLinkTo(page, paths.ownContract)
  await expect(page.getByRole("button", { name: "Get ready" })).toBeVisible()
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false)
  elsewhere.length = 0
  await getReady(page)
  await page.keyboard.press("Shift")
  await page.waitForLoadState("networkidle")
  expect(elsewhere).toEqual([])
  expect(await page.locator("dialog, iframe").count()).toBe(0)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await clickLinkTo(page, paths.page("buying"))
  await expect(page).toHaveURL(new RegExp(`${paths.page("buying")}$`))
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(false)
})

test("the worker's file comes with a policy of its own, by which it reaches nothing", async ({ page }) => {
  const headers: Record<string, string>[] = []
  page.on("response", response => {
    if (isOfReader(response.url())) headers.push(response.headers())
  })
  await openReady(page, paths.ownContract)
  await getReady(page)
  expect(headers.map(one => one["content-security-policy"])).toEqual(["default-src 'none'; script-src 'self'"])
})

test("what's ticked arrives in the quote request by its name, without what the contract says", async ({
  page,
  context,
}) => {
  const file = await printContract(context)
  await openReady(page, paths.ownContract)
  await getReady(page)
  await locateFileBox(page).setInputFiles(file)
  await openMainDetails(page)
  await page.getByRole("checkbox", { name: /Price$/ }).check()
  await page.getByRole("link", { name: "Add these to a quote request" }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.requestAQuote}$`))
  const draft = await page.evaluate(() => JSON.parse(sessionStorage.getItem("draft:quote") ?? "null"))
  expect(draft.values).toMatchObject({
    side: "buying",
    state: "NSW",
    note: "I’d like to ask about these in my contract (New South Wales):\n- Price",
  })
})

for (const colorScheme of ["light", "dark"] as const)
  test(`by keyboard alone, in ${colorScheme}, it breaks no rule of WCAG 2.2 AA and fits a phone`, async ({
    page,
    context,
  }) => {
    const file = await printContract(context)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 640 })
    await openReady(page, paths.ownContract)
    await page.getByRole("button", { name: "Get ready" }).focus()
    await page.keyboard.press("Enter")
    await expect(locateFileBox(page)).toBeFocused()
    expect(await findOverflowingElements(page)).toEqual([])
    expect(await findWcagViolations(page)).toEqual([])
    await locateFileBox(page).setInputFiles(file)
    await expect(locateResult(page)).toBeFocused()
    await openMainDetails(page)
    await page.getByRole("checkbox", { name: /Price$/ }).focus()
    await page.keyboard.press("Space")
    await expect(page.getByRole("link", { name: "Add these to a quote request" })).toBeVisible()
    await locateResult(page)
      .locator("details")
      .evaluateAll(folds => folds.forEach(fold => fold.setAttribute("open", "")))
    await twoFrames(page)
    expect(await findOverflowingElements(page)).toEqual([])
    expect(await findWcagViolations(page)).toEqual([])
  })

test("on a page that's translated as soon as it's there, no tap is lost and each contract is read", async ({
  page,
  context,
  baseURL,
}) => {
  const file = await printContract(context)
  const problems = await watchPageProblems(page, baseURL)
  await changeEachText(page, "DOMContentLoaded", true)
  await page.goto(paths.ownContract, { waitUntil: "commit" })
  await getReady(page)
  for (const times of [1, 2]) {
    await locateFileBox(page).setInputFiles(file)
    await openMainDetails(page)
    await expect(locateResult(page).getByText("$1,180,000").first(), `time ${times}`).toBeVisible()
    await page.getByRole("checkbox", { name: /Price/ }).check()
    await expect(page.getByRole("region", { name: "Ask us about" }).getByRole("listitem")).toContainText("Price")
    await page.getByRole("button", { name: "Choose another file" }).click()
  }
  await waitUntilStill(page)
  expect(await readChangedPage(page)).toMatchObject({ untranslated: [], lost: [], redrawn: [] })
  expect(problems).toEqual([])
})

test("without scripts the page leads to the contracts that are explained", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const page = await context.newPage()
  await page.goto(paths.ownContract)
  await expect(page.getByRole("button", { name: "Get ready" })).toBeHidden()
  const links = page.getByRole("main").locator(`a[href^="/documents/"]`)
  expect(await links.count()).toBeGreaterThan(0)
  await context.close()
})
