import type { Page } from "@playwright/test"
import { toTop, twoFrames } from "./visit"
import { findWcagViolations } from "./wcag"

/** The first is checked against all rules. The others show the same elements, so only rules about colour are checked. */
const COLORS = [
  { name: "light", media: { colorScheme: "light", forcedColors: "none" } },
  { name: "dark", media: { colorScheme: "dark", forcedColors: "none" } },
  { name: "forced colours", media: { colorScheme: "light", forcedColors: "active" } },
] as const

/**
 * Checks the page in light mode, dark mode and forced colours, and leaves it in light mode. Motion is reduced, so that
 * no colour is measured during a transition.
 */
export async function findWcagViolationsInColours(page: Page, inside?: string): Promise<string[]> {
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
