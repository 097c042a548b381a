import { expect, type Frame, type Page } from "@playwright/test"

/**
 * Waits until each stylesheet of the page has come. A browser draws nothing before that, but it answers whoever asks where
 * something is: as if there were no styles. It matters to pages of functions, whose styles are in a file of their own.
 */
export const styled = (page: Page | Frame): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
          .filter(({ sheet }) => !sheet)
          .map(({ href }) => href),
      ),
    )
    .toEqual([])
