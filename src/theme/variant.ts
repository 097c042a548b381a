import type { Variants } from "./variants"

export type VariantName = {
  [Family in keyof Variants & string]: `${Family}.${keyof Variants[Family] & string}`
}[keyof Variants & string]

/** The class of a variant, e.g. `buttons-primary`. Several can be joined; the one later in the theme overrides the others. */
export const variant = (...names: readonly VariantName[]): string => names.map(name => name.replace(".", "-")).join(" ")
