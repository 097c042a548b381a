import type { Page } from "@playwright/test"

/** How far below the header the heading of a page begins, in pixels, by the width of the window. A hero has more above it. */
const BELOW_HEADER: Readonly<Record<number, { head: number; hero: number }>> = {
  360: { head: 76, hero: 85 },
  768: { head: 76, hero: 91 },
  1024: { head: 72, hero: 106 },
  1440: { head: 72, hero: 131 },
}

/**
 * What begins elsewhere than it should: the h1, which is at one height and at the header's left edge on all pages, and
 * headings and paragraphs of the page's own column, which begin at the h1's. A box has an edge of its own.
 */
export const findHeadFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    below => {
      const boxOf = (element: Element) => element.getBoundingClientRect()
      const leftOf = (element: Element) => Math.round(boxOf(element).left)
      const [heading, header, home] = ["main h1", "header", "header a"].map(one => document.querySelector(one))
      if (!heading || !header || !home) return ["There's no heading or no header"]
      const expected = heading.closest(".hero-root") ? below?.hero : below?.head
      const top = Math.round(boxOf(heading).top - boxOf(header).bottom)
      const own = [...document.querySelectorAll("main h2.text-h2, main .text-prose > h2, main .text-prose > p")]
        .filter(one => one.getClientRects().length > 0 && !one.closest(".piece-callToAction, .example-frame"))
        .filter(one => Math.abs(leftOf(one) - leftOf(heading)) > 1)
      return [
        ...(expected === undefined || top === expected
          ? []
          : [`The h1 is ${top} pixels below the header, not ${expected}`]),
        ...[...own, ...(leftOf(heading) === leftOf(home) ? [] : [heading])].map(
          one => `"${one.textContent}" at ${leftOf(one)}`,
        ),
      ]
    },
    BELOW_HEADER[page.viewportSize()?.width ?? 0],
  )
