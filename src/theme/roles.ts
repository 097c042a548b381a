import { contrast, mix } from "./colour"
import {
  ground,
  palettes,
  SHADES,
  signals,
  type GrayName,
  type Palette,
  type PaletteName,
  type Shade,
} from "./palettes"

export const MODES = ["light", "dark"] as const
export type Mode = (typeof MODES)[number]

/** The least contrast of WCAG 2.2 AA: of text, and of the borders of controls. */
export const TEXT_CONTRAST = 4.5
export const CONTROL_CONTRAST = 3

const ink = palettes.ink

/** The backgrounds that text may have. */
const grounds = (mode: Mode): string[] => Object.values(ground[mode])

/** From this shade on, a brand colour is as dark as text. */
const NEAR_BLACK = 900

/**
 * The shades of a palette from its brand shade away from the background: darker in light mode, lighter in dark mode. A
 * brand as dark as text has no colour to keep in dark mode: it becomes light, since a grey would look disabled.
 */
function awayFromGround(palette: Palette, mode: Mode): Shade[] {
  if (mode === "dark" && palette.brand >= NEAR_BLACK) return [100, 50]
  const at = SHADES.indexOf(palette.brand)
  return mode === "light" ? SHADES.slice(at) : SHADES.slice(0, at + 1).reverse()
}

/** The first of `shades` with the contrast `ratio` to each of `against`, or more. @throws RangeError when none has. */
function standingOut(palette: Palette, shades: readonly Shade[], against: readonly string[], ratio: number): Shade {
  const found = shades.find(shade => against.every(other => contrast(palette[shade], other) >= ratio))
  if (found === undefined)
    throw new RangeError(`no shade from ${palette[palette.brand]} reaches ${ratio}:1 in ${shades}`)
  return found
}

/** The colour of text on `fill`: blue-black or white, whichever is easier to read. */
const wordsOn = (fill: string): string =>
  contrast(ink[950], fill) >= contrast(ground.light.surface, fill) ? ink[950] : ground.light.surface

/** The shade on hover: one step from `shade`, as long as text on it stays readable. */
function hovered(palette: Palette, shade: Shade, words: string): Shade {
  const at = SHADES.indexOf(shade)
  const near = [SHADES[at + 1], SHADES[at - 1]].filter(one => one !== undefined)
  return near.find(one => contrast(palette[one], words) >= TEXT_CONTRAST) ?? shade
}

/**
 * The roles that carry the primary colour; a partner's palette replaces only these. In dark mode a brand
 * colour too close to the background is replaced by a lighter shade.
 */
export function accentRoles(primary: PaletteName, mode: Mode) {
  const palette = palettes[primary]
  const away = awayFromGround(palette, mode)
  const fill = mode === "light" ? palette.brand : standingOut(palette, away, grounds(mode), CONTROL_CONTRAST)
  const onAccent = wordsOn(palette[fill])
  const accentTint = mode === "light" ? palette[50] : mix(palette[palette.brand], ground.dark.surface, 0.12)
  const all = [...grounds(mode), accentTint]
  return {
    accent: palette[fill],
    accentHover: palette[hovered(palette, fill, onAccent)],
    onAccent,
    /** The border of a filled control, of a checked radio button, and of marks that must be seen. */
    accentEdge: palette[standingOut(palette, away, all, CONTROL_CONTRAST)],
    accentText: palette[standingOut(palette, away, all, TEXT_CONTRAST)],
    accentTint,
  }
}

/** The colours of one mode, named for what they're used for. */
export function roles(primary: PaletteName, gray: GrayName, mode: Mode) {
  const light = mode === "light"
  const grays = palettes[gray]
  return {
    ...ground[mode],
    text: light ? ink[900] : ink[50],
    muted: light ? grays[600] : grays[400],
    /** Between the text and the background: a part of a whole that is neither ours nor the largest. */
    midInk: light ? ink[600] : ink[400],
    /** A line that only separates. */
    border: light ? grays[200] : grays[700],
    /** The border of a control. */
    controlBorder: light ? grays[500] : grays[400],
    /** The outline of what has keyboard focus. */
    focus: light ? ink[900] : ink[50],
    ...accentRoles(primary, mode),
    ...signals[mode],
  }
}

export type Role = keyof ReturnType<typeof roles>

type Pair = { words: Role; on: Role; ratio: number }

const pairs = (words: readonly Role[], on: readonly Role[], ratio: number): Pair[] =>
  words.flatMap(word => on.map(other => ({ words: word, on: other, ratio })))

/** Every pair of roles that a component may use together, and the contrast it needs. */
export const PAIRS: readonly Pair[] = [
  ...pairs(["text", "muted", "accentText"], ["background", "surface", "tint", "accentTint"], TEXT_CONTRAST),
  ...pairs(["onAccent"], ["accent", "accentHover"], TEXT_CONTRAST),
  ...pairs(["danger", "success", "warning", "info"], ["background", "surface", "tint"], TEXT_CONTRAST),
  ...(["danger", "success", "warning", "info"] as const).flatMap(signal => [
    ...pairs([signal, "text"], [`${signal}Tint`], TEXT_CONTRAST),
  ]),
  ...pairs(["surface"], ["text", "midInk"], TEXT_CONTRAST),
  ...pairs(
    ["controlBorder", "accentEdge", "focus", "midInk"],
    ["background", "surface", "tint", "accentTint"],
    CONTROL_CONTRAST,
  ),
]
