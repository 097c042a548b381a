/** The firm's mark, read from `content/brand/mark.svg`: the size of the drawing, and what's inside its `<svg>`. */
export type Mark = { viewBox: string; drawing: string }

/** CSS values for the firm's own colour and for what's drawn on top of it. The palette and the colour mode set both. */
export const ACCENT = "var(--accent)"
export const ON_ACCENT = "var(--on-accent)"

/** The colours that replace a mark's variable colours in a file, which has no palette. `text` replaces `currentColor`. */
export type MarkColours = { accent: string; onAccent: string; text: string }

/** Whether a colour of a mark is fixed, so that no palette changes it. */
export const isFixedColour = (colour: string): boolean => colour.startsWith("#")

export const listFixedColours = ({ drawing }: Mark): string[] => [
  ...new Set([...drawing.matchAll(/ (?:fill|stroke|stop-color)="(#[\da-f]{6})"/g)].map(([, colour = ""]) => colour)),
]

export const hasPaletteColours = ({ drawing }: Mark): boolean =>
  drawing.includes("var(--") || drawing.includes("currentColor")

const fillInMarkColours = ({ drawing }: Mark, { accent, onAccent, text }: MarkColours): string =>
  drawing.replaceAll(ACCENT, accent).replaceAll(ON_ACCENT, onAccent).replaceAll("currentColor", text)

export const renderMarkFile = (mark: Mark, colours: MarkColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${fillInMarkColours(mark, colours)}</svg>`

/** An SVG icon with the mark in its middle, at half the icon's width, for systems that crop icons to a circle or another shape. */
export function renderPaddedBrandMark(mark: Mark, colours: MarkColours, background: string): string {
  const [x = 0, y = 0, width = 0, height = 0] = mark.viewBox.split(" ").map(Number)
  const box = [x - width / 2, y - height / 2, 2 * width, 2 * height]
  const [left = 0, top = 0, across = 0, down = 0] = box
  const ground = `<rect x="${left}" y="${top}" width="${across}" height="${down}" fill="${background}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}">${ground}${fillInMarkColours(mark, colours)}</svg>`
}
