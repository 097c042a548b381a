import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
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
