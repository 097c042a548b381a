import { getBrandPalettes } from "./brand"
import { calculateContrast } from "./colour"
import { formatHexColour, toOklch } from "./oklch"
import { MODES, PAIRS, createColourRoles } from "./roles"

/**
 * True if all pairs of roles have enough contrast with `colour` as the first colour. A second colour's shade is chosen to
 * fit.
 */
const isUsableColour = (colour: string): boolean =>
  MODES.every(mode => {
    const colours = createColourRoles(getBrandPalettes([colour]), "zinc", mode)
    return PAIRS.every(({ words, on, ratio }) => calculateContrast(colours[words], colours[on]) >= ratio)
  })

/** The difference in lightness between two colours to try. It's too small to see. */
const STEP = 0.002

/**
 * The firm's first colour if all text is readable with it, otherwise the colour with the nearest lightness that works, as
 * `#rrggbb`. On most other colours neither dark nor white text has enough contrast.
 *
 * @param colour In the format of `getBrandPalettes`.
 */
export function findNearestReadableColour(colour: string): string {
  if (isUsableColour(colour)) return colour
  const { first } = getBrandPalettes([colour])
  const own = toOklch(first[first.brand])
  for (let away = STEP; away < 1; away += STEP)
    for (const lightness of [own.lightness - away, own.lightness + away]) {
      const other = formatHexColour({ ...own, lightness: Math.min(1, Math.max(0, lightness)) })
      if (isUsableColour(other)) return other
    }
  throw new RangeError(`no colour near ${colour} can be used`)
}
