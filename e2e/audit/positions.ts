import type { Page } from "@playwright/test"

export const findTextAtWindowEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    return [...document.querySelectorAll("main h1, main h2, main p")]
      .filter(element => element.checkVisibility())
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < 12 || right > clientWidth - 12)
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`)
  })

/** The distance in pixels from the header to the page's h1, by the width of the window: on a plain page, and in a hero. */
const BELOW_HEADER: Readonly<Record<number, { head: number; hero: number }>> = {
  360: { head: 76, hero: 85 },
  768: { head: 76, hero: 91 },
  1024: { head: 72, hero: 106 },
  1440: { head: 72, hero: 131 },
}

/** The h1 has the same height on all pages; it and the main column are aligned with the left edge of the header. */
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

/** How far a gap above the footer may exceed the standard gap, in pixels, since a line of text is taller than its letters. */
const LEADING = 6

/**
 * Lists faults in a page's vertical spacing. The standard gap, a share of the window's width within limits, separates
 * sections from each other and the last content from the footer, and is the most below a hero. Where two sections have
 * different backgrounds, it's measured on each side of the border between them.
 */
export const findSpacingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(leading => {
    const gap = Math.min(96, Math.max(48, innerWidth * 0.07))
    const isPageSection = (one: Element) => one.matches(".section-plain, .section-tint")
    const isPagePart = (one: Element) => isPageSection(one) || one.matches(".piece-callToAction")
    const isTintedSection = (one: Element) => one.matches(".section-tint")
    const getBoundingBox = (one: Element) => one.getBoundingClientRect()
    const getContentBox = (one: Element) => getBoundingBox(isPageSection(one) ? (one.firstElementChild ?? one) : one)

    const parts = [...document.querySelectorAll(".layout-flow > *")]
    const between = parts.flatMap((part, i) => {
      const before = parts[i - 1]
      if (!before || !isPagePart(part) || !isPagePart(before)) return []
      const [end, start] = [getContentBox(before).bottom, getContentBox(part).top]
      const border = isTintedSection(part) ? getBoundingBox(part).top : getBoundingBox(before).bottom
      const gaps = isTintedSection(part) === isTintedSection(before) ? [start - end] : [border - end, start - border]
      return gaps
        .filter(distance => Math.abs(distance - gap) > 1)
        .map(distance => `${Math.round(distance)} pixels above "${part.querySelector("h2")?.textContent}"`)
    })

    const hero = location.pathname === "/" ? null : document.querySelector(".hero-root > *")
    const first = document.querySelector(".hero-root + .section-plain > *")
    const below = hero && first ? getBoundingBox(first).top - getBoundingBox(hero).bottom : gap
    const belowHero = below > 0 && below <= gap ? [] : [`${below} pixels below the hero`]

    const isVisibleElement = (one: Element): boolean => {
      const { backgroundColor, borderBottomWidth, overflowX } = getComputedStyle(one)
      const hasWords = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const isDrawn = !backgroundColor.endsWith(", 0)") || borderBottomWidth !== "0px" || overflowX !== "visible"
      // A summary is as high as a finger needs, whatever its heading is.
      return hasWords || isDrawn || one.childElementCount === 0 || one.matches("summary")
    }
    const getLowestVisibleEdge = (one: Element): number => {
      if (!one.checkVisibility()) return 0
      return isVisibleElement(one)
        ? getBoundingBox(one).bottom
        : Math.max(...[...one.children].map(getLowestVisibleEdge))
    }
    const [main, footer] = [document.querySelector("main"), document.querySelector("body footer")]
    if (!main || !footer) return ["There's no footer"]
    const above = getBoundingBox(footer).top - Math.max(...[...main.children].map(getLowestVisibleEdge))
    const aboveFooter = above > gap - 1 && above < gap + leading ? [] : [`${above} pixels above the footer`]
    const under = document.documentElement.scrollHeight - getBoundingBox(footer).bottom - scrollY
    return [
      ...between,
      ...belowHero,
      ...aboveFooter,
      ...(Math.abs(under) > 1 ? [`${under} pixels below the footer`] : []),
    ]
  }, LEADING)
