import type { Page } from "@playwright/test"

export const DAILY_STOPS = 20

/**
 * Scrolls down in at most `mostStops` steps, and finds text in sticky or fixed elements that other text shows through.
 */
export const findOverlappingText = (page: Page, mostStops = Infinity): Promise<string[]> =>
  page.evaluate(async most => {
    const isStickyOrFixed = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position)

    const listTextBoxes = (element: Element): DOMRect[] =>
      [...element.childNodes].flatMap(node => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      })

    const createPointTest = (x: number, y: number) => (box: DOMRect) =>
      x > box.left && x < box.right && y > box.top && y < box.bottom

    /** The elements with text at a point, from the front to the first element whose background hides everything behind it. */
    const listTextElementsAtPoint = (x: number, y: number): Element[] => {
      const words: Element[] = []
      for (const element of document.elementsFromPoint(x, y)) {
        if (listTextBoxes(element).some(createPointTest(x, y))) words.push(element)
        const { backgroundColor } = getComputedStyle(element)
        if (!/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor)) break
      }
      return words
    }

    const findFixedElements = (): Element[] => {
      const fixedElements = [...document.querySelectorAll("body *")].filter(isStickyOrFixed)
      return [...new Set(fixedElements.flatMap(element => [element, ...element.querySelectorAll("*")]))]
    }

    const findTextOverText = (fixedElements: Element[]): string[] =>
      fixedElements.flatMap(element =>
        listTextBoxes(element).flatMap(({ left, right, top, bottom }) =>
          [0.1, 0.5, 0.9].flatMap(part => {
            const words = listTextElementsAtPoint(left + (right - left) * part, (top + bottom) / 2)
            return words.length > 1 ? [words.map(({ textContent }) => textContent.trim().slice(0, 40)).join(" | ")] : []
          }),
        ),
      )

    const overlaps = new Set<string>()
    let fixedElements: Element[] = []
    let stops = 0
    const whole = document.documentElement.scrollHeight
    const step = Math.round(Math.max(innerHeight / 5, whole / most))
    for (let top = 0; top < whole; top += step) {
      scrollTo({ top, behavior: "instant" })
      // Scrolling may show or hide sticky and fixed elements, so every fifth stop looks for them again. A window with
      // nothing new to draw may never produce another frame, so there's a time limit.
      await new Promise<void>(resolve => {
        requestAnimationFrame(() => resolve())
        setTimeout(resolve, 250)
      })
      if (stops++ % 5 === 0) fixedElements = findFixedElements()
      for (const words of findTextOverText(fixedElements)) overlaps.add(words)
    }
    scrollTo({ top: 0, behavior: "instant" })
    return [...overlaps]
  }, mostStops)
