import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/**
 * Each rule of WCAG 2.2 AA that the page breaks, or what `inside` selects, with the elements that break it.
 * No page holds frames, so axe may run in the page itself.
 */
export async function wcagViolations(page: Page, inside?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(WCAG_2_2_AA).setLegacyMode()
  const { violations } = await (inside ? axe.include(inside) : axe).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  )
}
