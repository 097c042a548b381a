import type { Page, Response } from "@playwright/test"
import { openReady } from "./visit"

/** The visitor's clock stops here, so that nothing asks again by itself. */
const OPENED = Date.parse("2026-11-23T01:00:00Z")

/** In seconds. A tab that a visitor comes back to asks at most once a minute. */
const LATER_BY = 61

const isLatest = (response: Response): boolean => /\/builds\/latest\.json\?\d+$/.test(response.url())
const isMeta = (response: Response): boolean => /\/builds\/meta\/[\w-]+\.json$/.test(response.url())

/** Opens a page, gives it a sign of a visitor, and waits until the tab knows which build it is of. */
export async function openWatched(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(OPENED)
  await waitForAnswer(page, isLatest, async () => {
    await openReady(page, path)
    await page.keyboard.press("Shift")
  })
}

/** The visitor comes back to the tab a minute later, and the tab hears of a newer build. */
export const comeBack = (page: Page): Promise<void> =>
  waitForAnswer(page, isMeta, async () => {
    await setSecondsLater(page, LATER_BY)
    await page.evaluate(() => dispatchEvent(new Event("focus")))
  })

/** Sets the visitor's clock to so many seconds after the tab was opened. */
export const setSecondsLater = (page: Page, seconds: number): Promise<void> =>
  page.clock.setFixedTime(OPENED + seconds * 1000)

/** Does `act`, and waits until the page has read the answer that follows: what it asked for first, it reads first. */
async function waitForAnswer(
  page: Page,
  isAnswer: (response: Response) => boolean,
  act: () => Promise<void>,
): Promise<void> {
  const answer = page.waitForResponse(isAnswer)
  await act()
  await (await answer).finished()
  await page.evaluate(async () => void (await (await fetch("/builds/latest.json")).json()))
}

/** Marks the document, so that `isSameDocument` tells whether a page came whole. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute("data-marked", ""))

export const isSameDocument = async (page: Page): Promise<boolean> =>
  (await page.locator("html[data-marked]").count()) === 1

/** Lets nothing come that waits for a sign of a visitor: the page keeps to what its first load brought. */
export const blockDeferred = (page: Page): Promise<unknown> =>
  page.route("**/deferred-features-*.js", route => route.abort())
