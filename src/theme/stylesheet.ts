import { parse } from "postcss-js"
import { css, type ThemeUICSSObject } from "theme-ui"
import { adaptations, base } from "./base"
import { colourRules } from "./colour-rules"
import { flatten, type FlatRule, type StyleObject } from "./flatten"
import type { GrayName, PaletteName } from "./palettes"
import { theme } from "./theme"
import { fontFaces } from "./tokens/typography"
import { variants } from "./variants"
import type { Family } from "./variants/style"

const compiled = (selector: string, style: ThemeUICSSObject): FlatRule[] =>
  flatten(selector, css(style)(theme) as StyleObject)

const written = (style: object): string => parse(style).toResult().css

/** Rules as text; a rule under an at-rule follows the plain rules of its own variant, so that a variant stays whole. */
const serialised = (rules: readonly FlatRule[]): string =>
  rules
    .map(({ at, selector, declarations }) => {
      const rule = { [selector]: declarations }
      return written(at === null ? rule : { [at]: rule })
    })
    .join("\n")

/** Takes out the white space that only people need. */
const minified = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: /g, ":")
    .replaceAll(";}", "}")

/**
 * The whole stylesheet: typeface, colours of both modes, plain elements, and one class per variant. A page needs no
 * other, and no script.
 */
export function stylesheet(primary: PaletteName = "light-coral", gray: GrayName = "zinc"): string {
  const elements = Object.entries(base).flatMap(([selector, style]) => compiled(selector, style))
  const classes = Object.entries<Family>(variants).flatMap(([family, looks]) =>
    Object.entries(looks).flatMap(([name, look]) => compiled(`.${family}-${name}`, look)),
  )
  const faces = fontFaces.map(face => written({ "@font-face": face }))
  return minified([...faces, colourRules(primary, gray), serialised([...elements, ...classes]), adaptations].join("\n"))
}
