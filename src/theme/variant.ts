import type { Variants } from "./variants"

/** Every look that the theme offers, as `family.name`. */
export type VariantName = {
  [Family in keyof Variants & string]: `${Family}.${keyof Variants[Family] & string}`
}[keyof Variants & string]

/** The class of a variant, e.g. `buttons-primary`. Several may be joined; the later in the theme wins. */
export const variant = (...names: readonly VariantName[]): string => names.map(name => name.replace(".", "-")).join(" ")
