import type { Page } from "@playwright/test"
import { toTop, twoFrames } from "./visit"
import { wcagViolations } from "./wcag"

/** The first is asked everything; the others have the same elements in other colours. */
const LOOKS = [
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
export async function violationsInEveryLook(page: Page, inside?: string): Promise<string[]> {
  await toTop(page)
  const found: string[] = []
  for (const { name, media } of LOOKS) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" })
    await twoFrames(page)
    const violations = await wcagViolations(page, { inside, onlyColour: name !== "light" })
    found.push(...violations.map(violation => `${name}: ${violation}`))
  }
  await page.emulateMedia(LOOKS[0].media)
  return found
}
