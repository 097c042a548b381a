import { parse } from "postcss-js"
import { css, type Theme, type ThemeUICSSObject } from "theme-ui"
import { PALETTES } from "../domain/content/choices"
import { base } from "./base"
import { blockStarts } from "./blocks"
import { getBrandPalettes, type Brand } from "./brand"
import type { GrayName } from "./palettes"
import {
  createAccentColourRoles,
  createColourRoles,
  createGovernmentChargeColours,
  getCustomProperty,
  type Mode,
  type Role,
} from "./roles"
import { fontFaces, scales } from "./tokens"
import { variants } from "./variants"
import type { VariantGroup } from "./variants/variant-style"

const roleNames = Object.keys(createColourRoles(getBrandPalettes(["light-coral"]), "zinc", "light"))

/** The colours are custom properties, so that the same rules work in both colour modes and with every palette. */
const colors = Object.fromEntries(roleNames.map(role => [role, `var(${getCustomProperty(role)})`])) as Record<
  Role,
  string
>

const theme = { config: { useBorderBox: false }, colors, ...scales } satisfies Theme

/** A style object as theme-ui's `css` returns it: properties (`null`: not set here), nested selectors and at-rules. */
export type StyleObject = { [key: string]: string | number | null | StyleObject }

/** One rule without nesting, and the at-rule around it. */
export type FlatRule = { at: string | null; selector: string; declarations: Record<string, string | number> }

/** In this order after all other rules, so that they override rules of the same specificity, whichever variant these belong to. */
const COME_LAST: readonly (string | null)[] = [
  "@media (prefers-reduced-motion: reduce)",
  "@media (forced-colors: active)",
  "@media print",
]

/** In source order, without nesting. @throws RangeError for a nested selector without `&`, which tools interpret differently. */
export function flattenStyleRules(selector: string, style: StyleObject, at: string | null = null): FlatRule[] {
  const own: FlatRule = { at, selector, declarations: {} }
  const nestedRules: FlatRule[] = []
  for (const [key, value] of Object.entries(style)) {
    if (value === null) continue
    if (typeof value !== "object") own.declarations[key] = value
    else if (key.startsWith("@")) nestedRules.push(...flattenStyleRules(selector, value, key))
    else if (key.includes("&")) nestedRules.push(...flattenStyleRules(key.replaceAll("&", selector), value, at))
    else throw new RangeError(`write & in the nested selector ${key} of ${selector}`)
  }
  return Object.keys(own.declarations).length > 0 ? [own, ...nestedRules] : nestedRules
}

const compileStyleRules = (selector: string, style: ThemeUICSSObject): FlatRule[] =>
  flattenStyleRules(selector, css(style)(theme) as StyleObject)

const serialiseCss = (style: object): string => parse(style).toResult().css

/** Rules as CSS text, in order. Consecutive rules under the same at-rule share it. */
function serialiseStyleRules(rules: readonly FlatRule[]): string {
  const parts = rules.map(({ at, selector, declarations }, i) => {
    const opens = at !== null && rules[i - 1]?.at !== at
    const closes = at !== null && rules[i + 1]?.at !== at
    return `${opens ? `${at} {\n` : ""}${serialiseCss({ [selector]: declarations })}${closes ? "\n}" : ""}`
  })
  return parts.join("\n")
}

const renderColourProperties = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([role, colour]) => `${getCustomProperty(role)}:${colour}`)
    .join(";")

const renderColourModeRules = (brand: Brand, gray: GrayName, mode: Mode): string =>
  `color-scheme:${mode};${renderColourProperties(createColourRoles(brand, gray, mode))}`

/** For a part of a page with `data-palette`: a palette's name, or one or two colours with a space between them. */
const renderPaletteRules = (colours: readonly string[]): string => {
  const brand = getBrandPalettes(colours)
  const name = colours.join(" ")
  const [here, dark] = [`[data-palette=${/^[a-z-]+$/.test(name) ? name : `"${name}"`}]`, "[data-color-mode=dark]"]
  const renderAccentProperties = (mode: Mode) =>
    renderColourProperties({ ...createAccentColourRoles(brand, mode), ...createGovernmentChargeColours(brand, mode) })
  return `${here}{${renderAccentProperties("light")}}${dark}${here},${dark} ${here},${here} ${dark}{${renderAccentProperties("dark")}}`
}

/** If the page sets no colour mode, as without JavaScript, the operating system's setting applies. */
function renderColourRules(colours: readonly string[], gray: GrayName): string {
  const brand = getBrandPalettes(colours)
  return (
    `:root,[data-color-mode=light]{${renderColourModeRules(brand, gray, "light")}}` +
    `[data-color-mode=dark]{${renderColourModeRules(brand, gray, "dark")}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-color-mode]){${renderColourModeRules(brand, gray, "dark")}}}`
  )
}

const renderOtherPalettes = (colours: readonly string[], partnerColours: readonly (readonly string[])[]): string =>
  [
    ...PALETTES.filter(palette => colours.length > 1 || palette !== colours[0]).map(palette => [palette]),
    ...partnerColours,
  ]
    .map(renderPaletteRules)
    .join("")

const listClassStyleRules = () =>
  Object.entries<VariantGroup>(variants).flatMap(([family, looks]) =>
    Object.entries(looks).map(([name, look]) => ({
      name: `${family}-${name}`,
      rules: compileStyleRules(`.${family}-${name}`, look),
    })),
  )

/** Leaves out the rules for print and for the visitor's settings. */
const renderDefaultStyleRules = (rules: readonly FlatRule[]): string =>
  serialiseStyleRules(rules.filter(({ at }) => !COME_LAST.includes(at)))

/** The parts of the stylesheet. Joined in the order of the properties, they make up the whole stylesheet. */
export type SheetParts = ReturnType<typeof buildStylesheetParts>

/**
 * A page needs no other stylesheet, and no JavaScript. `palettes` are needed only if an element has `data-palette`. A page
 * that uses any class of a block contains the whole block, without its rules for print and for the visitor's settings,
 * which are in the parts named after them. `colours` are one or two, in the format of `getBrandPalettes`, and so are those of
 * each partner in `partnerColours`.
 */
export function buildStylesheetParts(
  colours: readonly string[] = ["light-coral"],
  gray: GrayName = "zinc",
  partnerColours: readonly (readonly string[])[] = [],
) {
  const elements = Object.entries(base).flatMap(([selector, style]) => compileStyleRules(selector, style))
  const classes = listClassStyleRules()
  const all = [...elements, ...classes.flatMap(({ rules }) => rules)]
  const [reducedMotion = "", forcedColours = "", print = ""] = COME_LAST.map(last =>
    serialiseStyleRules(all.filter(({ at }) => at === last)),
  )
  const starts = blockStarts.map(first => classes.findIndex(({ name }) => name === first))
  const blocks = starts.map((start, i) => {
    const own = classes.slice(start, starts[i + 1])
    return { classes: own.map(({ name }) => name), css: renderDefaultStyleRules(own.flatMap(({ rules }) => rules)) }
  })
  const fontFaceRules = fontFaces.map(face => serialiseCss({ "@font-face": face }))
  return {
    base: [...fontFaceRules, renderColourRules(colours, gray), renderDefaultStyleRules(elements)].join("\n"),
    palettes: renderOtherPalettes(colours, partnerColours),
    blocks,
    reducedMotion,
    forcedColours,
    print,
  }
}

export function buildStylesheet(...options: Parameters<typeof buildStylesheetParts>): string {
  const parts = buildStylesheetParts(...options)
  return [parts.base, renderAppStyleRules(parts)].join("\n")
}

/**
 * The rules that a page may not have in its own HTML: all palettes and classes. The typeface and the firm's colours
 * aren't repeated, because declaring a typeface again makes the browser lay out every line of the page again.
 */
export const renderAppStyleRules = ({ palettes, blocks, reducedMotion, forcedColours, print }: SheetParts): string =>
  [palettes, ...blocks.map(({ css }) => css), reducedMotion, forcedColours, print].join("\n")
