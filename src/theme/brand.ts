import { PALETTES } from "../domain/content/choices"
import { generatePalette } from "./generate-palette"
import { palettes, type Palette, type PaletteName } from "./palettes"

/** `first` is for buttons and icons, `second` for links and edges. They're the same if the firm has only one colour. */
export type Brand = { first: Palette; second: Palette }

const isPaletteName = (text: string): text is PaletteName => PALETTES.some(name => name === text)

const normaliseHexColour = (colour: string): string =>
  colour.toLowerCase().replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, "#$1$1$2$2$3$3")

/** @throws RangeError for text that's neither a palette's name nor a colour. */
function getPaletteForColour(colour: string): Palette {
  const palette = isPaletteName(colour) ? palettes[colour] : colour
  if (typeof palette !== "string") return palette
  const hex = normaliseHexColour(palette)
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new RangeError(`${colour} is neither a palette nor a colour as #rrggbb`)
  return generatePalette(hex)
}

/** Colours are a palette's name, `#rrggbb` or `#rgb`. @throws RangeError without a colour, and for any other format. */
export function getBrandPalettes([first, second]: readonly string[]): Brand {
  if (first === undefined) throw new RangeError("a brand has one or two colours")
  const palette = getPaletteForColour(first)
  return { first: palette, second: second === undefined ? palette : getPaletteForColour(second) }
}
