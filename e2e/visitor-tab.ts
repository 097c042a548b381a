import type { Page, Response } from "@playwright/test"
import { openReady } from "./visit"

/** The visitor's clock is stopped at this time, so that the page doesn't check for a new build by itself. */
const OPENED = Date.parse("2026-11-23T01:00:00Z")

/** How much later the visitor returns, in milliseconds. On return, a tab checks for a new build at most once a minute. */
const LATER_BY = 61_000

const isLatestBuildResponse = (response: Response): boolean => /\/builds\/latest\.json\?\d+$/.test(response.url())
const isBuildMetaResponse = (response: Response): boolean => /\/builds\/meta\/[\w-]+\.json$/.test(response.url())

export async function openPageAndReadBuild(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(OPENED)
  await runAndWaitForResponse(page, isLatestBuildResponse, async () => {
    await openReady(page, path)
    await page.keyboard.press("Shift")
  })
}

export const returnToTab = (page: Page): Promise<void> =>
  runAndWaitForResponse(page, isBuildMetaResponse, async () => {
    await page.clock.setFixedTime(OPENED + LATER_BY)
    await page.evaluate(() => dispatchEvent(new Event("focus")))
  })

/** Makes another request at the end, since the page reads responses in the order of its requests. */
async function runAndWaitForResponse(
  page: Page,
  isAnswer: (response: Response) => boolean,
  act: () => Promise<void>,
): Promise<void> {
  const answer = page.waitForResponse(isAnswer)
  await act()
  await (await answer).finished()
  await page.evaluate(async () => void (await (await fetch("/builds/latest.json")).json()))
}

/** Marks the document, so that `isSameDocument` can tell whether a page was loaded in full since then. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute("data-marked", ""))

export const isSameDocument = async (page: Page): Promise<boolean> =>
  (await page.locator("html[data-marked]").count()) === 1
