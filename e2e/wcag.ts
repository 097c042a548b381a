import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { twoFrames } from "./visit"
import { waitForStyles } from "./wait-for-styles"

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const ABOUT_COLOUR = ["color-contrast", "link-in-text-block"]

type Options = {
  inside?: string
  onlyColour?: boolean
  /** Axe normally runs in the page, where it can't see into frames of other sites. This runs it in each frame. */
  inFrames?: boolean
}

/** Lists each rule of WCAG 2.2 AA that the page breaks, with the elements that break it. */
export async function findWcagViolations(
  page: Page,
  { inside, onlyColour = false, inFrames = false }: Options = {},
): Promise<string[]> {
  await waitForStyles(page)
  // With this option axe describes only one element for each rule that isn't broken, which takes a fifth less time.
  const axe = new AxeBuilder({ page }).setLegacyMode(!inFrames).options({ resultTypes: ["violations"] })
  if (onlyColour) axe.withRules(ABOUT_COLOUR)
  else axe.withTags(WCAG_2_2_AA)
  if (inside) axe.include(inside)
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  )
}

/** The first is checked against all rules. The others show the same elements, so only rules about colour are checked. */
const COLORS = [
  { name: "light", media: { colorScheme: "light", forcedColors: "none" } },
  { name: "dark", media: { colorScheme: "dark", forcedColors: "none" } },
  { name: "forced colours", media: { colorScheme: "light", forcedColors: "active" } },
] as const

/**
 * Makes the screen as tall as the page, so that what sticks to its edges covers no part of a control. Otherwise where a
 * line of text wraps would decide whether a control seems too small to touch. Gives what puts the screen back.
 */
async function showWholePage(page: Page): Promise<() => Promise<void>> {
  const screen = page.viewportSize()
  if (!screen) throw new Error("The page has no screen of its own to make taller.")
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: screen.width, height: Math.max(height, screen.height) })
  return () => page.setViewportSize(screen)
}

/**
 * Leaves the page in light mode and at the screen's size. Motion is reduced, so that no colour is measured during a
 * transition.
 */
export async function findWcagViolationsInColours(page: Page, inside?: string): Promise<string[]> {
  const showScreenAgain = await showWholePage(page)
  const violations: string[] = []
  for (const { name, media } of COLORS) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" })
    await twoFrames(page)
    const inLook = await findWcagViolations(page, { inside, onlyColour: name !== "light" })
    violations.push(...inLook.map(violation => `${name}: ${violation}`))
  }
  await page.emulateMedia(COLORS[0].media)
  await showScreenAgain()
  return violations
}
