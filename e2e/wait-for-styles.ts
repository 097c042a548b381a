import { expect, type Frame, type Page } from "@playwright/test"

/** Until then a script measures elements without styles. The check is repeated if a navigation interrupts it. */
export const waitForStyles = (page: Page | Frame): Promise<void> =>
  expect(async () => {
    const pendingSheets = await page.evaluate(() =>
      document.readyState === "loading"
        ? [document.URL]
        : [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
            .filter(({ sheet }) => !sheet)
            .map(({ href }) => href),
    )
    expect(pendingSheets).toEqual([])
  }).toPass({ timeout: 15_000 })
