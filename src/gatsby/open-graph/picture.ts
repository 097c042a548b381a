import sharp from "sharp"
import { getBrandPalettes } from "../../theme/brand"
import { createColourRoles, getCustomProperty } from "../../theme/roles"
import { type Typeface, wrapTitleAtLargestSize } from "./typeface"

type PictureWords = {
  title: string
  label: string
  firmName: string
  /** The colours of the page's partner, or the firm's. */
  colours: readonly string[]
  /** The page's drawing, as SVG. Null if the page has none, so that the picture shows the firm's mark instead. */
  art: string | null
}

export const PICTURE = { width: 1200, height: 630 }

const MARGIN = 80
const PANEL = 860
const TITLE = { width: 730, lines: 3, sizes: [84, 76, 68, 60, 52] }
/** The position of a page's drawing in its panel, and of the ground line, which is at 208 in the drawing itself. */
const ART = { x: 8, scale: 1.0125 }
const GROUND = 500
/** The distance between two lines, and from the label to the title, as a multiple of the title's size. */
const LEADING = 1.1
const LABEL_SIZE = 30
/** The firm's name is one line beside the small mark, and must end before the panel. */
const NAME = { width: PANEL - MARGIN - 64 - 24, lines: 1, sizes: [34, 30, 26] }

export type Drawing = {
  typeface: Typeface
  loadArt: (name: string) => string
  mark: (colours: readonly string[]) => string
}

export function renderOpenGraphPictureSvg(
  { title, label, firmName, colours, art }: PictureWords,
  { typeface, mark }: Drawing,
): string {
  const { width, height } = PICTURE
  const palette = createColourRoles(getBrandPalettes(colours), "zinc", "light")
  const { background, text, border, accentText, accentTint, tint } = palette
  const drawnMark = mark(colours)
  const renderTextPath = (content: string, x: number, y: number, size: number, fill: string) =>
    `<path fill="${fill}" d="${typeface.outlines(content, x, y, size)}"/>`

  const name = wrapTitleAtLargestSize(firmName, typeface.measureWidth, NAME)
  const { lines, size } = wrapTitleAtLargestSize(title, typeface.measureWidth, TITLE)
  const lastLine = height - MARGIN - 24
  const firstLine = lastLine - (lines.length - 1) * size * LEADING
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${accentTint}" d="M${PANEL} 0H${width}v${height}H${PANEL}z"/>`,
    `<path stroke="${border}" stroke-width="2" d="M${PANEL} 0v${height}"/>`,
    // The mark is cut off at the right and the bottom, and never overlaps the words.
    `<svg x="${PANEL}" width="${width - PANEL}" height="${height}">`,
    ...(art
      ? [
          `<path fill="${tint}" d="M0 ${GROUND}h${width}v${height}H0z"/>`,
          `<path stroke="${text}" stroke-width="2" d="M0 ${GROUND}h${width}"/>`,
          `<g transform="translate(${ART.x} ${GROUND - 208 * ART.scale}) scale(${ART.scale})">${replaceVariables(art, palette)}</g>`,
        ]
      : [placeMarkInPicture(drawnMark, -10, 168, 492)]),
    "</svg>",
    placeMarkInPicture(drawnMark, MARGIN - 8, MARGIN - 8, 56),
    renderTextPath(name.lines.join(" "), MARGIN + 64, MARGIN + 33, name.size, text),
    renderTextPath(label, MARGIN, firstLine - size * LEADING - 12, LABEL_SIZE, accentText),
    ...lines.map((line, index) => renderTextPath(line, MARGIN - 3, firstLine + index * size * LEADING, size, text)),
    "</svg>",
  ].join("")
}

/**
 * Replaces the custom properties in a drawing by a palette's colours, and others by the drawing's own values, since a picture
 * file can't inherit properties from a page.
 */
function replaceVariables(art: string, palette: Readonly<Record<string, string>>): string {
  const colours = new Map(Object.entries(palette).map(([role, colour]) => [getCustomProperty(role), colour]))
  return art.replace(/var\((--[\w-]+),([^)]*)\)/g, (_, name: string, own: string) => colours.get(name) ?? own)
}

/** Places the firm's mark in another picture, `size` wide and high. */
const placeMarkInPicture = (svg: string, x: number, y: number, size: number): string =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)

/** The compression level of PNG files. Level 6, the default, makes files 8 % smaller, but takes 60 % longer. */
const COMPRESSION = 3

/** Renders the picture as PNG. A palette with few colours would halve its size, but take five times as long. */
export const renderPicturePng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: COMPRESSION }).toBuffer()
