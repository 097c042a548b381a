import { getBrand } from "./brand"
import { calculateContrast } from "./colour"
import { formatHex, toOklch } from "./oklch"
import { MODES, PAIRS, createRoles } from "./roles"

/** Whether all that needs contrast has it where `colour` is the firm's first colour. Of a second one, a shade is taken that has. */
const isUsable = (colour: string): boolean =>
  MODES.every(mode => {
    const colours = createRoles(getBrand([colour]), "zinc", mode)
    return PAIRS.every(({ words, on, ratio }) => calculateContrast(colours[words], colours[on]) >= ratio)
  })

/** How far apart in lightness the colours are that are tried: less than anyone sees. */
const STEP = 0.002

/**
 * The firm's first colour as it may be: itself, where everything can be read, otherwise the nearest lightness of it at which
 * everything can, as `#rrggbb`. On most of the others neither dark nor white words have enough contrast.
 *
 * @param colour As `getBrand` takes it.
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
