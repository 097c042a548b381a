import { formatHexColour, toOklch } from "./oklch"
import { SHADES, type Palette, type Shade } from "./palettes"

/** The lightness of each shade, and the share of the brand's chroma that it has: the averages of the palettes made by hand. */
const PROFILE: Readonly<Record<Shade, { lightness: number; chroma: number }>> = {
  50: { lightness: 0.977, chroma: 0.1 },
  100: { lightness: 0.92, chroma: 0.28 },
  200: { lightness: 0.86, chroma: 0.5 },
  300: { lightness: 0.79, chroma: 0.75 },
  400: { lightness: 0.72, chroma: 1 },
  500: { lightness: 0.64, chroma: 1 },
  600: { lightness: 0.555, chroma: 1 },
  700: { lightness: 0.47, chroma: 0.95 },
  800: { lightness: 0.385, chroma: 0.8 },
  900: { lightness: 0.3, chroma: 0.62 },
  950: { lightness: 0.22, chroma: 0.45 },
}

function findNearestShade(lightness: number): Shade {
  const getLightnessDistance = (shade: Shade): number => Math.abs(PROFILE[shade].lightness - lightness)
  return SHADES.reduce((nearest, shade) =>
    getLightnessDistance(shade) < getLightnessDistance(nearest) ? shade : nearest,
  )
}

/** `colour` is `#rrggbb`. The lightness of its shades is spaced evenly from the colour to both ends, so that no two are alike. */
export function generatePalette(colour: string): Palette {
  const own = toOklch(colour)
  const brand = findNearestShade(own.lightness)
  const [middle, at] = [PROFILE[brand], SHADES.indexOf(brand)]

  function generateShade(shade: Shade): string {
    if (shade === brand) return colour
    const { lightness, chroma } = PROFILE[shade]
    const end = PROFILE[SHADES.indexOf(shade) < at ? 50 : 950].lightness
    const share = (lightness - end) / (middle.lightness - end)
    return formatHexColour({
      lightness: end + share * (own.lightness - end),
      chroma: own.chroma * Math.min(1, chroma / middle.chroma),
      hue: own.hue,
    })
  }

  const shades = Object.fromEntries(SHADES.map(shade => [shade, generateShade(shade)])) as Record<Shade, string>
  return { brand, ...shades }
}
