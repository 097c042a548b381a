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

/** Applies if a heading has room for a drawing beside it. A page enlarged to 400 % doesn't. */
export const BESIDE_DRAWING = "@media (min-width: 22rem)"

export const plainList = { listStyle: "none", m: 0, p: 0 } satisfies VariantStyle

export const cardGround = {
  bg: "surface",
  border: "line",
  borderRadius: "card",
} satisfies VariantStyle
