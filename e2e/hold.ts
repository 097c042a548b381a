import type { Page } from "@playwright/test"

/** Keeps what matches `url` from arriving until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(url, async route => {
    await released
    await route.continue()
  })
  return () => release()
}
