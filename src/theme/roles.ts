import type { Brand } from "./brand"
import { calculateContrast, mixColours } from "./colour"
import {
  grayScales,
  ground,
  lit,
  ink,
  paperText,
  SHADES,
  signals,
  type GrayName,
  type Palette,
  type Shade,
} from "./palettes"

export const MODES = ["light", "dark"] as const
export type Mode = (typeof MODES)[number]

/** The minimum contrast in WCAG 2.2 AA, for text and for the borders of controls. */
const TEXT_CONTRAST = 4.5
const CONTROL_CONTRAST = 3

const listTextBackgrounds = (mode: Mode): string[] => Object.values(ground[mode])

/** A brand colour of this shade or a darker one is as dark as text. */
const NEAR_BLACK = 900

/** A brand colour of this shade or a lighter one is nearly as light as the backgrounds of light mode. */
const NEAR_WHITE = 100

/** Darker in light mode, lighter in dark mode. A brand as dark as text gets light shades there: a grey would look disabled. */
function listShadesAwayFromBackground(palette: Palette, mode: Mode): Shade[] {
  if (mode === "dark" && palette.brand >= NEAR_BLACK) return [100, 50]
  const at = SHADES.indexOf(palette.brand)
  return mode === "light" ? SHADES.slice(at) : SHADES.slice(0, at + 1).reverse()
}

/** The first of `shades` with at least the contrast `ratio` to each of `against`. @throws RangeError if none has. */
function findContrastingShade(
  palette: Palette,
  shades: readonly Shade[],
  against: readonly string[],
  ratio: number,
): Shade {
  const match = shades.find(shade => against.every(other => calculateContrast(palette[shade], other) >= ratio))
  if (match === undefined)
    throw new RangeError(`no shade from ${palette[palette.brand]} reaches ${ratio}:1 in ${shades}`)
  return match
}

/** The colour of text on `fill`: blue-black or white, whichever is easier to read. */
const chooseTextColour = (fill: string): string =>
  calculateContrast(ink[950], fill) >= calculateContrast(ground.light.surface, fill) ? ink[950] : ground.light.surface

function findAccentFillShade(palette: Palette, mode: Mode): Shade {
  const readable = listShadesAwayFromBackground(palette, mode).filter(
    shade => calculateContrast(palette[shade], chooseTextColour(palette[shade])) >= TEXT_CONTRAST,
  )
  return findContrastingShade(palette, readable, listTextBackgrounds(mode), CONTROL_CONTRAST)
}

/** The colour on hover: the palette's own, or one step from `shade`, if text on it is still readable. */
function findHoverColour(palette: Palette, shade: Shade, words: string): string {
  const at = SHADES.indexOf(shade)
  const own = shade === palette.brand ? palette.hover : undefined
  const near = [SHADES[at + 1], SHADES[at - 1]].flatMap(one => (one === undefined ? [] : [palette[one]]))
  const colours = own === undefined ? near : [own, ...near]
  return colours.find(one => calculateContrast(one, words) >= TEXT_CONTRAST) ?? palette[shade]
}

/** The share of the brand colour in a tint mixed from it, from 0 to 1. */
const TINT = 0.12

/**
 * In light mode the tint is mixed if the brand is the lightest shade, which would be its own tint. In dark mode the
 * lightest brands are mixed in at half strength, so that grey text stays readable.
 */
function getAccentTint(palette: Palette, mode: Mode): string {
  const [own, { surface, tint }] = [palette[palette.brand], ground[mode]]
  if (mode === "light") return palette.brand === 50 ? mixColours(own, surface, TINT) : palette[50]
  return mixColours(own, tint, palette.brand <= NEAR_WHITE ? TINT / 2 : TINT)
}

/** The share of the darkest brand shade in the background of a call to action, from 0 to 1. */
const DEEP = 0.5

/** The share of the tint in the lines of light mode, from 0 to 1. Grey lines would look blue on warm white. */
const WARMTH = 0.75

/** A partner's palette replaces only these. In dark mode, a lighter shade replaces one without enough contrast. */
export function createAccentColourRoles({ first, second }: Brand, mode: Mode) {
  const fill = mode === "light" ? first.brand : findAccentFillShade(first, mode)
  const onAccent = chooseTextColour(first[fill])
  const accentTint = getAccentTint(first, mode)
  const all = [...listTextBackgrounds(mode), accentTint]
  const away = listShadesAwayFromBackground(second, mode)
  return {
    accent: first[fill],
    accentHover: findHoverColour(first, fill, onAccent),
    onAccent,
    /** The border of a filled control, of a checked radio button, and of symbols that must be visible. */
    accentEdge: second[findContrastingShade(second, away, all, CONTROL_CONTRAST)],
    accentText: second[findContrastingShade(second, away, [...all, signals[mode].dangerTint], TEXT_CONTRAST)],
    accentTint,
    /** The background of a call to action, which is dark in both modes: a dark shade of the firm's colour. */
    accentDeep: mixColours(first[900], ground.dark.tint, DEEP),
  }
}

/** Below this contrast, two segments of a bar look alike. */
const PARTS_CONTRAST = 1.5

const getTextColour = (mode: Mode): string => (mode === "light" ? ink[900] : paperText)

/** The grey of dark mode of which `share`, from 0 to 1, is the text's colour. */
const mixNightGrey = (share: number): string => mixColours(paperText, ground.dark.surface, share)

/** The government's segment of a cost bar: as dark as text in light mode, and a middle grey in dark mode, where ours is the brightest. */
const GOVERNMENT = { light: ink[900], dark: mixNightGrey(0.38) } as const

/** Another colour for it, if the brand's own is so close to it that our segment would look the same. */
const OTHER_GOVERNMENT = { light: ink[300], dark: mixNightGrey(0.16) } as const

export function createGovernmentChargeColours(brand: Brand, mode: Mode) {
  const isApart = calculateContrast(createAccentColourRoles(brand, mode).accent, GOVERNMENT[mode]) >= PARTS_CONTRAST
  const government = (isApart ? GOVERNMENT : OTHER_GOVERNMENT)[mode]
  return { government, onGovernment: chooseTextColour(government) }
}

export function createColourRoles(brand: Brand, gray: GrayName, mode: Mode) {
  const light = mode === "light"
  const grays = grayScales[gray]
  return {
    ...ground[mode],
    lit: lit[mode],
    text: getTextColour(mode),
    muted: light ? grays[600] : mixNightGrey(0.68),
    /** Between text and background: for a part of a whole that's neither ours nor the largest. */
    midInk: light ? ink[600] : mixNightGrey(0.6),
    border: light ? mixColours(ground.light.tint, grays[400], WARMTH) : mixNightGrey(0.16),
    controlBorder: light ? grays[500] : mixNightGrey(0.57),
    focus: getTextColour(mode),
    ...createAccentColourRoles(brand, mode),
    ...createGovernmentChargeColours(brand, mode),
    ...signals[mode],
  }
}

export const getCustomProperty = (role: string): string =>
  `--${role.replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}`

export type Role = keyof ReturnType<typeof createColourRoles>

type Pair = { words: Role; on: Role; ratio: number }

const buildContrastPairs = (words: readonly Role[], on: readonly Role[], ratio: number): Pair[] =>
  words.flatMap(word => on.map(other => ({ words: word, on: other, ratio })))

/** Every pair of roles that components can combine, and the contrast it needs. */
export const PAIRS: readonly Pair[] = [
  ...buildContrastPairs(
    ["text", "muted", "accentText"],
    ["background", "surface", "tint", "accentTint"],
    TEXT_CONTRAST,
  ),
  ...buildContrastPairs(["onAccent"], ["accent", "accentHover"], TEXT_CONTRAST),
  ...buildContrastPairs(["danger", "success"], ["background", "surface", "tint"], TEXT_CONTRAST),
  ...buildContrastPairs(["danger", "text", "accentText"], ["dangerTint"], TEXT_CONTRAST),
  ...buildContrastPairs(["surface"], ["text", "midInk"], TEXT_CONTRAST),
  ...buildContrastPairs(["onGovernment"], ["government"], TEXT_CONTRAST),
  ...buildContrastPairs(
    ["controlBorder", "accentEdge", "focus", "midInk"],
    ["background", "surface", "tint", "accentTint"],
    CONTROL_CONTRAST,
  ),
]
