import type { Page } from "@playwright/test"

/** What the pages of this tab are refused by their content security policy, from now on. Before the tab goes anywhere. */
export async function watchViolations(page: Page): Promise<string[]> {
  const refused: string[] = []
  page.on("console", message => {
    if (/Content Security Policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.warn(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`),
    )
  })
  return refused
}
