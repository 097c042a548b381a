import { getBrandPalettes } from "./brand"
import { calculateContrast } from "./colour"
import { formatHexColour, toOklch } from "./oklch"
import { MODES, PAIRS, createColourRoles } from "./roles"

/** A second colour's shade is chosen to fit, so only the first counts. */
const isUsableColour = (colour: string): boolean =>
  MODES.every(mode => {
    const colours = createColourRoles(getBrandPalettes([colour]), "zinc", mode)
    return PAIRS.every(({ words, on, ratio }) => calculateContrast(colours[words], colours[on]) >= ratio)
  })

/** The difference in lightness between two colours to try. It's too small to see. */
const STEP = 0.002

/**
 * As `#rrggbb`, with the nearest lightness that works. On most other colours neither dark nor white text has enough
 * contrast. `colour` is in the format of `getBrandPalettes`.
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
