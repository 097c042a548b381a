import type { Page } from "@playwright/test"
import { toTop, twoFrames } from "./visit"
import { findWcagViolations } from "./wcag"

/** The first is asked everything; the others have the same elements in other colours. */
const COLORS = [
  { name: "light", media: { colorScheme: "light", forcedColors: "none" } },
  { name: "dark", media: { colorScheme: "dark", forcedColors: "none" } },
  { name: "forced colours", media: { colorScheme: "light", forcedColors: "active" } },
] as const

/**
 * Each rule of WCAG 2.2 AA that the page breaks as it is now, in light, dark and forced colours. The page is light
 * afterwards. Nothing moves, so that no colour is seen halfway.
 *
 * @param inside Looks only at what this selects.
 */
export async function findViolationsInColors(page: Page, inside?: string): Promise<string[]> {
  await toTop(page)
  const violations: string[] = []
  for (const { name, media } of COLORS) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" })
    await twoFrames(page)
    const inLook = await findWcagViolations(page, { inside, onlyColour: name !== "light" })
    violations.push(...inLook.map(violation => `${name}: ${violation}`))
  }
  await page.emulateMedia(COLORS[0].media)
  return violations
}
