import type { Page } from "@playwright/test"

/** The minimum contrast of a line that conveys meaning, according to WCAG 2.2 (1.4.11). */
const LEAST = 3

const LINES = [
  { line: "connector of stages", kind: "place", selector: ".stages-stage:not(:last-child)", part: "::after" },
  { line: "number of a stage", kind: "place", selector: ".stages-stage", part: "::before" },
  { line: "text field", kind: "contact form", selector: "main .form-input", part: null },
  { line: "card of a choice", kind: "contact form", selector: "main .form-radio", part: null },
  { line: "mark of a choice", kind: "contact form", selector: "main .form-mark", part: null },
  { line: "ring of a source", kind: "buying", selector: ".piece-sourced", part: null },
  { line: "date in a month", kind: "calendar with an answer", selector: ".calendar-month [data-kind]", part: null },
]

export const findLineContrastFaults = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(
    ([lines, least, kindOf]) => {
      const parseColourChannels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
      const isVisibleColour = (colour: string) => parseColourChannels(colour)[3] !== 0
      const calculateLuminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = parseColourChannels(colour).map(value => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const getBackgroundColour = (element: Element | null): string => {
        if (!element) return "rgb(255, 255, 255)"
        const { backgroundColor } = getComputedStyle(element)
        return isVisibleColour(backgroundColor) ? backgroundColor : getBackgroundColour(element.parentElement)
      }
      const calculateLineContrast = (element: Element, part: string | null): number => {
        const line = calculateLuminance(getComputedStyle(element, part).borderLeftColor)
        const ground = calculateLuminance(getBackgroundColour(part === null ? element.parentElement : element))
        return (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05)
      }
      return lines.flatMap(({ line, kind: lineKind, selector, part }) => {
        const elements = [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length > 0)
        if (elements.length === 0) return lineKind === kindOf ? [`there's no ${line}`] : []
        const lowest = Math.min(...elements.map(one => calculateLineContrast(one, part)))
        return lowest < least ? [`${line}: ${lowest}`] : []
      })
    },
    [LINES, LEAST, kind] as const,
  )
