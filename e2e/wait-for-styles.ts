import { expect, type Frame, type Page } from "@playwright/test"

/**
 * Waits until the page and all of its stylesheets have loaded. Before that, a browser paints nothing, but a script can already
 * measure elements and gets results without styles. That matters on pages rendered by functions, whose styles are in a
 * separate file. If a navigation interrupts the check, it's repeated.
 */
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
