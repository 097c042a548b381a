import { expect, type Frame, type Page } from "@playwright/test"

/**
 * Waits until the page is there with each of its stylesheets. A browser draws nothing before that, but it answers whoever
 * asks where something is: as if there were no styles. It matters to pages of functions, whose styles are in a file of
 * their own. Asked during a navigation, it asks again.
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
