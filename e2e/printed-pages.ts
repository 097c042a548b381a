import type { Page } from "@playwright/test"

export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" })
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length
}
