import { PALETTES } from "../domain/content/choices"
import type { GrayName, PaletteName } from "./palettes"
import { accentRoles, roles, type Mode } from "./roles"
import { property } from "./theme"

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
export function colourRules(primary: PaletteName, gray: GrayName): string {
  const others = PALETTES.filter(palette => palette !== primary)
  return (
    `:root,[data-color-mode=light]{${modeRules(primary, gray, "light")}}` +
    `[data-color-mode=dark]{${modeRules(primary, gray, "dark")}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-color-mode]){${modeRules(primary, gray, "dark")}}}` +
    others.map(paletteRules).join("")
  )
}
