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

/** WCAG 2.2 AA: words, and the edges of controls. */
export const TEXT_CONTRAST = 4.5
export const CONTROL_CONTRAST = 3

const ink = palettes.ink

/** The grounds that words may stand on. */
const grounds = (mode: Mode): string[] => Object.values(ground[mode])

/** A brand from this shade on is as dark as words. */
const NEAR_BLACK = 900

/**
 * The shades of a palette from its brand shade away from the ground: darker by day, lighter by night. A brand as dark
 * as words has no colour to keep by night: it turns light, since a grey in between would look disabled.
 */
function awayFromGround(palette: Palette, mode: Mode): Shade[] {
  if (mode === "dark" && palette.brand >= NEAR_BLACK) return [100, 50]
  const at = SHADES.indexOf(palette.brand)
  return mode === "light" ? SHADES.slice(at) : SHADES.slice(0, at + 1).reverse()
}

/** The first of `shades` that stands out from everything in `against`. @throws RangeError when none does. */
function standingOut(palette: Palette, shades: readonly Shade[], against: readonly string[], ratio: number): Shade {
  const found = shades.find(shade => against.every(other => contrast(palette[shade], other) >= ratio))
  if (found === undefined)
    throw new RangeError(`no shade from ${palette[palette.brand]} reaches ${ratio}:1 in ${shades}`)
  return found
}

/** Ink or paper, whichever reads better on `fill`. */
const wordsOn = (fill: string): string =>
  contrast(ink[950], fill) >= contrast(ground.light.surface, fill) ? ink[950] : ground.light.surface

/** One step away from the brand shade for a pointer that rests on it; words must stay readable. */
function hovered(palette: Palette, shade: Shade, words: string): Shade {
  const at = SHADES.indexOf(shade)
  const near = [SHADES[at + 1], SHADES[at - 1]].filter(one => one !== undefined)
  return near.find(one => contrast(palette[one], words) >= TEXT_CONTRAST) ?? shade
}

/**
 * The roles that carry the primary colour; a partner's palette replaces only these. By night a brand colour that
 * would sink into the ground gives way to a lighter shade of it.
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
    /** The edge of a filled control, a chosen radio, a mark that must be seen. */
    accentEdge: palette[standingOut(palette, away, all, CONTROL_CONTRAST)],
    accentText: palette[standingOut(palette, away, all, TEXT_CONTRAST)],
    accentTint,
  }
}

/** What every colour is for, in one mode. */
export function roles(primary: PaletteName, gray: GrayName, mode: Mode) {
  const light = mode === "light"
  const grays = palettes[gray]
  return {
    ...ground[mode],
    text: light ? ink[900] : ink[50],
    muted: light ? grays[600] : grays[400],
    /** A hairline that only divides. */
    border: light ? grays[200] : grays[700],
    /** The edge of something that can be used. */
    controlBorder: light ? grays[500] : grays[400],
    /** The ring around what has the keyboard's focus. */
    focus: light ? ink[900] : ink[50],
    ...accentRoles(primary, mode),
    ...signals[mode],
  }
}

export type Role = keyof ReturnType<typeof roles>

type Pair = { words: Role; on: Role; ratio: number }

const pairs = (words: readonly Role[], on: readonly Role[], ratio: number): Pair[] =>
  words.flatMap(word => on.map(other => ({ words: word, on: other, ratio })))

/** Every pair of roles that a component may put together, and the contrast it must reach. */
export const PAIRS: readonly Pair[] = [
  ...pairs(["text", "muted", "accentText"], ["background", "surface", "tint", "accentTint"], TEXT_CONTRAST),
  ...pairs(["onAccent"], ["accent", "accentHover"], TEXT_CONTRAST),
  ...pairs(["danger", "success", "warning", "info"], ["background", "surface", "tint"], TEXT_CONTRAST),
  ...(["danger", "success", "warning", "info"] as const).flatMap(signal => [
    ...pairs([signal, "text"], [`${signal}Tint`], TEXT_CONTRAST),
  ]),
  ...pairs(["controlBorder", "accentEdge", "focus"], ["background", "surface", "tint", "accentTint"], CONTROL_CONTRAST),
]
