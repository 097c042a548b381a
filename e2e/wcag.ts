import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { waitForStyles } from "./wait-for-styles"

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** The rules of axe whose answer depends on the colours of a page. */
const ABOUT_COLOUR = ["color-contrast", "link-in-text-block"]

type Options = {
  /** Looks only at what this selects. */
  inside?: string
  /** Asks only what another colour mode can change. */
  onlyColour?: boolean
  /** Looks into frames too. */
  inFrames?: boolean
}

/**
 * Each rule of WCAG 2.2 AA that the page breaks, with the elements that break it. Axe runs in the page itself, where it can't
 * see into frames of other sites; asked about those, it runs in each, and puts its findings together in a page of its own.
 */
export async function findWcagViolations(
  page: Page,
  { inside, onlyColour = false, inFrames = false }: Options = {},
): Promise<string[]> {
  await waitForStyles(page)
  // Of what's well axe then describes one element only, which makes it a fifth quicker.
  const axe = new AxeBuilder({ page }).setLegacyMode(!inFrames).options({ resultTypes: ["violations"] })
  if (onlyColour) axe.withRules(ABOUT_COLOUR)
  else axe.withTags(WCAG_2_2_AA)
  if (inside) axe.include(inside)
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  )
}
