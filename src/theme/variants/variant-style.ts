import type { ThemeUICSSObject } from "theme-ui"

export type VariantStyle = ThemeUICSSObject

export type VariantGroup = Record<string, VariantStyle>

export const notPrinted = { "@media print": { display: "none !important" } } satisfies VariantStyle

export const printedOnly = { display: "none", "@media print": { display: "block" } } satisfies VariantStyle

export const linkTarget = {
  content: "' (' attr(href) ')'",
  overflowWrap: "anywhere",
  fontSize: "9pt",
} satisfies VariantStyle

/** The window widths at which links of 17rem are in at most two columns. */
export const BELOW_THREE_COLUMNS = "@media (max-width: 58rem)"

/**
 * Applies if the window is high enough for what always stays visible at its bottom. A page enlarged to 400 % isn't: there, the
 * bar would cover the element that has the focus.
 */
export const tall = "@media (min-height: 30rem)"

/**
 * The ground of a drawing that's 136 pixels high, to both edges of the screen. It's 208/240 of the height down, as in every
 * drawing of that size.
 */
export const groundAcrossScreen =
  "linear-gradient(transparent 117px, var(--text) 0 119px, var(--tint) 0) 0 fill / 0 / 0 100vw"

export const plainList = { listStyle: "none", m: 0, p: 0 } satisfies VariantStyle

export const cardGround = {
  bg: "surface",
  border: "line",
  borderRadius: "card",
} satisfies VariantStyle
