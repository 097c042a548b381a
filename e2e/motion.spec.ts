import type { Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { getLongestAnimationMs } from "./audit/movement"
import { expect, test } from "./journey"
import { openQuoteDialog, requestQuote } from "./quote-form"
import { openReady } from "./visit"

const MOVES = ["modal-dialog", "quoteForm-heading", "quote-bar", "piece-leaf"]

const recordTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const classes: string[] = []
    Object.assign(window, { moved: classes })
    const recordTransition = ({ target, propertyName }: TransitionEvent) => {
      if (target instanceof Element && ["transform", "opacity"].includes(propertyName))
        classes.push(...(target.getAttribute("class") ?? "").split(" "))
    }
    document.addEventListener("transitionrun", recordTransition)
  })

const readMovedClasses = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved)

/** @returns the longest animation of the page with its dialog open, in milliseconds. */
async function requestAndAcceptQuote(page: Page): Promise<number> {
  await openReady(page, paths.home)
  const dialog = await openQuoteDialog(page)
  const longest = await getLongestAnimationMs(page)
  await requestQuote(dialog)
  await page.getByRole("button", { name: "Accept this quote" }).click()
  await expect(page).toHaveURL(/\/thank-you$/)
  await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor()
  return longest
}

test.describe("where movement is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } })

  test("the dialog, each step, the price and the door of the thank-you page move", async ({ page }) => {
    await recordTransitions(page)
    expect(await requestAndAcceptQuote(page)).toBeGreaterThan(1)
    await expect.poll(() => readMovedClasses(page)).toEqual(expect.arrayContaining(MOVES))
  })
})

test("under reduced motion nothing moves", async ({ page }) => {
  await recordTransitions(page)
  expect(await requestAndAcceptQuote(page)).toBeLessThanOrEqual(1)
  expect(await readMovedClasses(page)).toEqual([])
})
