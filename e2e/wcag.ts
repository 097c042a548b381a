import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { waitForStyles } from "./wait-for-styles"

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** The axe rules whose result depends on the page's colours. */
const ABOUT_COLOUR = ["color-contrast", "link-in-text-block"]

type Options = {
  /** A selector of the elements to check. By default the whole page is checked. */
  inside?: string
  /** Whether to check only the rules that depend on colours. */
  onlyColour?: boolean
  /** Whether to check the contents of frames too. */
  inFrames?: boolean
}

/**
 * Lists each rule of WCAG 2.2 AA that the page breaks, with the elements that break it. Axe normally runs in the page itself,
 * where it can't see into frames of other sites. With `inFrames` it runs in each frame, and a separate page merges the results.
 */
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
