import type { ThemeUICSSObject } from "theme-ui"

/** How one thing looks. */
export type Look = ThemeUICSSObject

/** A family of looks: one class per key. */
export type Family = Record<string, Look>

/** Spread into a variant that isn't printed. */
export const notPrinted = { "@media print": { display: "none !important" } } satisfies Look

/** After a link on paper: where it leads. */
export const linkTarget = { content: "' (' attr(href) ')'", overflowWrap: "anywhere", fontSize: "9pt" } satisfies Look
