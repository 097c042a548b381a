import type { Page } from "@playwright/test"

/** How many pages of A4 the page that is open takes on paper. */
export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" })
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length
}
