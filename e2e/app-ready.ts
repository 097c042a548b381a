import type { BrowserContext, Page } from "@playwright/test"

/** Lets `openReady` see when the app answers clicks, on all pages of `context` from now on. Journeys have it by themselves. */
export async function watchReady(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener("app-ready", () => document.documentElement.setAttribute("data-app-ready", ""))
  })
}

/** Waits until the app of the page that is open answers clicks. */
export const untilReady = (page: Page): Promise<void> => page.locator("html[data-app-ready]").waitFor()

/** Goes to `path` and waits until the app answers clicks. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}
