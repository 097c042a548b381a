import { getBrand } from "./brand"
import { calculateContrast } from "./colour"
import { formatHex, toOklch } from "./oklch"
import { MODES, PAIRS, createRoles } from "./roles"

/**
 * True if all pairs of roles have enough contrast with `colour` as the first colour. A second colour's shade is chosen to
 * fit.
 */
const isUsable = (colour: string): boolean =>
  MODES.every(mode => {
    const colours = createRoles(getBrand([colour]), "zinc", mode)
    return PAIRS.every(({ words, on, ratio }) => calculateContrast(colours[words], colours[on]) >= ratio)
  })

/** The difference in lightness between two colours to try. It's too small to see. */
const STEP = 0.002

/**
 * The firm's first colour if all text is readable with it, otherwise the colour with the nearest lightness that works, as
 * `#rrggbb`. On most other colours neither dark nor white text has enough contrast.
 *
 * @param colour In the format of `getBrand`.
 */
export function findUsableColour(colour: string): string {
  if (isUsable(colour)) return colour
  const { first } = getBrand([colour])
  const own = toOklch(first[first.brand])
  for (let away = STEP; away < 1; away += STEP)
    for (const lightness of [own.lightness - away, own.lightness + away]) {
      const other = formatHex({ ...own, lightness: Math.min(1, Math.max(0, lightness)) })
      if (isUsable(other)) return other
    }
  throw new RangeError(`no colour near ${colour} can be used`)
}
