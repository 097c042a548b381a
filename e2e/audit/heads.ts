import type { Page } from "@playwright/test"

/** The distance in pixels from the header to the page's h1, by the width of the window: on a plain page, and in a hero. */
const BELOW_HEADER: Readonly<Record<number, { head: number; hero: number }>> = {
  360: { head: 76, hero: 85 },
  768: { head: 76, hero: 91 },
  1024: { head: 72, hero: 106 },
  1440: { head: 72, hero: 131 },
}

/**
 * Lists headings in the wrong position. The h1 has the same height on all pages; it and the main column are aligned
 * with the left edge of the header.
 */
export const findHeadingPositionFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    below => {
      const getBoundingBox = (element: Element) => element.getBoundingClientRect()
      const getLeftEdge = (element: Element) => Math.round(getBoundingBox(element).left)
      const [heading, header, home] = ["main h1", "header", "header a"].map(one => document.querySelector(one))
      if (!heading || !header || !home) return ["There's no heading or no header"]
      const expectedDistance = heading.closest(".hero-root") ? below?.hero : below?.head
      const top = Math.round(getBoundingBox(heading).top - getBoundingBox(header).bottom)
      const own = [...document.querySelectorAll("main h2.text-h2, main .text-prose > h2, main .text-prose > p")]
        .filter(one => one.getClientRects().length > 0 && !one.closest(".piece-callToAction, .example-frame"))
        .filter(one => Math.abs(getLeftEdge(one) - getLeftEdge(heading)) > 1)
      return [
        ...(expectedDistance === undefined || top === expectedDistance
          ? []
          : [`The h1 is ${top} pixels below the header, not ${expectedDistance}`]),
        ...[...own, ...(getLeftEdge(heading) === getLeftEdge(home) ? [] : [heading])].map(
          one => `"${one.textContent}" at ${getLeftEdge(one)}`,
        ),
      ]
    },
    BELOW_HEADER[page.viewportSize()?.width ?? 0],
  )
