import { formatHexPair, getLinearRgb } from "./colour"

/**
 * A colour as people perceive it: `lightness` from 0 (black) to 1 (white), `chroma` from 0 (grey) to about 0.4, and `hue`
 * in radians. Equal steps look equal. The numbers below are from https://bottosson.github.io/posts/oklab/
 */
export type Oklch = { lightness: number; chroma: number; hue: number }

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = getLinearRgb(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** Amounts of red, green and blue light. An amount below 0 or above 1 can't be shown on a screen. */
function toLinearRgb({ lightness, chroma, hue }: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Less than half of one step in `#rrggbb`. */
const TOLERANCE = 1e-4

const isDisplayableColour = (colour: Oklch): boolean =>
  toLinearRgb(colour).every(light => light >= -TOLERANCE && light <= 1 + TOLERANCE)

/** How many halvings make the chroma more exact than `#rrggbb` can show. */
const HALVINGS = 18

function limitToDisplayableChroma(colour: Oklch): Oklch {
  if (isDisplayableColour(colour)) return colour
  let [least, most] = [0, colour.chroma]
  for (let i = 0; i < HALVINGS; i += 1) {
    const chroma = (least + most) / 2
    if (isDisplayableColour({ ...colour, chroma })) least = chroma
    else most = chroma
  }
  return { ...colour, chroma: least }
}

function formatLinearChannelAsHex(light: number): string {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return formatHexPair(Math.min(1, Math.max(0, value)) * 255)
}

/** A colour as `#rrggbb`. A colour that screens can't show loses chroma until they can; its lightness and hue stay the same. */
export const formatHexColour = (colour: Oklch): string =>
  `#${toLinearRgb(limitToDisplayableChroma(colour)).map(formatLinearChannelAsHex).join("")}`
