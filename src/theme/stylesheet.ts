import { parse } from "postcss-js"
import { css, type ThemeUICSSObject } from "theme-ui"
import { PALETTES } from "../domain/content/choices"
import { base } from "./base"
import type { GrayName, PaletteName } from "./palettes"
import { accentRoles, roles, type Mode } from "./roles"
import { property, theme } from "./theme"
import { fontFaces } from "./tokens"
import { variants } from "./variants"
import type { Family } from "./variants/look"

/** A style object as theme-ui's `css` returns it: properties (`null`: not set here), nested selectors and at-rules. */
export type StyleObject = { [key: string]: string | number | null | StyleObject }

/** One rule without nesting, and the at-rule around it. */
export type FlatRule = { at: string | null; selector: string; declarations: Record<string, string | number> }

/**
 * The rules for the visitor's settings and for paper. They come after all others, in this order, so that they win over
 * any rule of the same specificity, whichever variant it belongs to.
 */
const COME_LAST: readonly (string | null)[] = [
  "@media (prefers-reduced-motion: reduce)",
  "@media (forced-colors: active)",
  "@media print",
]

/**
 * `style` of `selector` as rules in source order, without nesting, so that browsers without CSS nesting can read them.
 *
 * @throws RangeError for a nested selector without `&`, which would mean something else in each tool.
 */
export function flatten(selector: string, style: StyleObject, at: string | null = null): FlatRule[] {
  const own: FlatRule = { at, selector, declarations: {} }
  const nested: FlatRule[] = []
  for (const [key, value] of Object.entries(style)) {
    if (value === null) continue
    if (typeof value !== "object") own.declarations[key] = value
    else if (key.startsWith("@")) nested.push(...flatten(selector, value, key))
    else if (key.includes("&")) nested.push(...flatten(key.replaceAll("&", selector), value, at))
    else throw new RangeError(`write & in the nested selector ${key} of ${selector}`)
  }
  return Object.keys(own.declarations).length > 0 ? [own, ...nested] : nested
}

const compiled = (selector: string, style: ThemeUICSSObject): FlatRule[] =>
  flatten(selector, css(style)(theme) as StyleObject)

const written = (style: object): string => parse(style).toResult().css

/** Rules as text, in their order. Consecutive rules under the same at-rule share it. */
function serialised(rules: readonly FlatRule[]): string {
  const parts = rules.map(({ at, selector, declarations }, i) => {
    const opens = at !== null && rules[i - 1]?.at !== at
    const closes = at !== null && rules[i + 1]?.at !== at
    return `${opens ? `${at} {\n` : ""}${written({ [selector]: declarations })}${closes ? "\n}" : ""}`
  })
  return parts.join("\n")
}

const properties = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([role, colour]) => `${property(role)}:${colour}`)
    .join(";")

const modeRules = (primary: PaletteName, gray: GrayName, mode: Mode): string =>
  `color-scheme:${mode};${properties(roles(primary, gray, mode))}`

const paletteRules = (palette: PaletteName): string => {
  const [here, dark] = [`[data-palette=${palette}]`, "[data-color-mode=dark]"]
  return (
    `${here}{${properties(accentRoles(palette, "light"))}}` +
    `${dark}${here},${dark} ${here},${here} ${dark}{${properties(accentRoles(palette, "dark"))}}`
  )
}

/**
 * Custom properties per colour mode, and per palette that a partner may have. Without a colour mode on the page (no
 * JavaScript) the operating system's setting applies.
 */
function colourRules(primary: PaletteName, gray: GrayName): string {
  const others = PALETTES.filter(palette => palette !== primary)
  return (
    `:root,[data-color-mode=light]{${modeRules(primary, gray, "light")}}` +
    `[data-color-mode=dark]{${modeRules(primary, gray, "dark")}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-color-mode]){${modeRules(primary, gray, "dark")}}}` +
    others.map(paletteRules).join("")
  )
}

/**
 * The whole stylesheet, with its white space: typeface, colours of both modes, plain elements, and one class per
 * variant. A page needs no other, and no JavaScript.
 */
export function stylesheet(primary: PaletteName = "light-coral", gray: GrayName = "zinc"): string {
  const elements = Object.entries(base).flatMap(([selector, style]) => compiled(selector, style))
  const classes = Object.entries<Family>(variants).flatMap(([family, looks]) =>
    Object.entries(looks).flatMap(([name, look]) => compiled(`.${family}-${name}`, look)),
  )
  const rules = [...elements, ...classes]
  const inOrder = rules.toSorted((a, b) => COME_LAST.indexOf(a.at) - COME_LAST.indexOf(b.at))
  const faces = fontFaces.map(face => written({ "@font-face": face }))
  return [...faces, colourRules(primary, gray), serialised(inOrder)].join("\n")
}
