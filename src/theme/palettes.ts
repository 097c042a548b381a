import type { GRAYS, PALETTES } from "../domain/content/choices"

export type PaletteName = (typeof PALETTES)[number]
export type GrayName = (typeof GRAYS)[number]

export const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
export type Shade = (typeof SHADES)[number]

/**
 * One hue from lightest to darkest. `brand` says which shade is the brand colour. `hover` is for a button under the pointer;
 * without it, that's the next shade.
 */
export type Palette = Record<Shade, string> & { brand: Shade; hover?: string }

/** Blue-black, the colour of the text. */
export const ink: Palette = {
  brand: 900,
  50: "#f7f8fa",
  100: "#e3e5e9",
  200: "#ccced4",
  300: "#b3b7be",
  400: "#9a9ea8",
  500: "#808691",
  600: "#676d7a",
  700: "#4d5564",
  800: "#353d4e",
  900: "#1e2638",
  950: "#0c111e",
}

/** CSS `lightcoral` at 400. */
const lightCoral: Palette = {
  brand: 400,
  /* Nearer to orange: the next shade is red, like an error. */
  hover: "#e0735c",
  50: "#fef5f5",
  100: "#fddedd",
  200: "#fac2c0",
  300: "#f6a3a1",
  400: "#f08080",
  500: "#d76567",
  600: "#b85153",
  700: "#993d40",
  800: "#7c2a2e",
  900: "#5f181d",
  950: "#44050d",
}

/** A palette made by hand, or the brand colour that the shades are generated from. The default is `light-coral`. */
export const palettes: Record<PaletteName, Palette | string> = {
  ink,
  coral: "#ff7f50",
  "light-coral": lightCoral,
  "cca-black": {
    brand: 900,
    50: "#f8f8f8",
    100: "#e4e4e4",
    200: "#cccccc",
    300: "#b3b2b3",
    400: "#999899",
    500: "#7f7e7f",
    600: "#656466",
    700: "#4c4b4c",
    800: "#333234",
    900: "#1c1b1d",
    950: "#09090a",
  },
  "cca-grey": "#6d6a6f",
  "cca-red": {
    brand: 600,
    50: "#fff5f4",
    100: "#fddcd9",
    200: "#f4c0bb",
    300: "#eba09b",
    400: "#e07e78",
    500: "#d35855",
    600: "#c4242f",
    700: "#a5011c",
    800: "#7f0113",
    900: "#5b010b",
    950: "#3a0004",
  },
  /** Eucalypt green: for a firm to replace with its own palette. */
  "cca-custom": {
    brand: 700,
    50: "#f2f9f9",
    100: "#dce9e8",
    200: "#c1d5d5",
    300: "#a4c1c0",
    400: "#85abaa",
    500: "#649694",
    600: "#41807f",
    700: "#0e6a69",
    800: "#04504f",
    900: "#013737",
    950: "#002020",
  },
}

/** The gray scales, for borders and secondary text, with only the shades that these have. */
export const grayScales: Record<GrayName, Record<400 | 500 | 600 | 700, string>> = {
  zinc: { 400: "#a1a1aa", 500: "#71717a", 600: "#52525b", 700: "#3f3f46" },
}

/**
 * The backgrounds of a page: warm white in light mode, brown-black in dark mode. They're visibly different: a tint has a
 * contrast of 1.15:1 with the background. In dark mode it's about 1.1:1, and 1.2:1 between surface and tint.
 */
export const ground = {
  light: { background: "#fcfaf6", surface: "#ffffff", tint: "#f1e9dd" },
  dark: { background: "#17120f", surface: "#332b25", tint: "#241d18" },
} as const

/** A window in a drawing, or a doorway with its light on the ground: a lamp is on behind it. */
export const lit = { light: "#f8e2b3", dark: "#b98a45" } as const

/** The colour of text in dark mode, like paper. The greys of dark mode are mixed from it, so that they're as warm. */
export const paperText = "#f3ebe0"

/** Colours in print: black and greys, and no background that would use ink. */
export const paper = {
  text: "#000000",
  muted: "#333333",
  midInk: "#666666",
  accentText: "#000000",
  border: "#999999",
  background: "#ffffff",
  surface: "#ffffff",
  tint: "#ffffff",
  lit: "#ffffff",
  government: "#000000",
  onGovernment: "#ffffff",
} as const

/** The background of a warning that nobody may overlook, with white text on it. It's red in both modes and for any brand. */
export const alarm = "#c8102e"

/**
 * Colours with a fixed meaning for any brand: for text and borders, with a tint for their background. An error is nearer to
 * violet than the default brand, so that neither looks like the other.
 */
export const signals = {
  light: { danger: "#a3195b", dangerTint: "#fbeaf1", success: "#1f6b45" },
  dark: { danger: "#ff9cc8", dangerTint: "#3b1626", success: "#8fd8b0" },
} as const
