import type { ThemeUICSSObject } from "theme-ui"

/** How one thing looks. */
export type Look = ThemeUICSSObject

/** A family of looks: one class per key. */
export type Family = Record<string, Look>

/** Spread into a variant that isn't printed. */
export const notPrinted = { "@media print": { display: "none !important" } } satisfies Look

/** After a link on paper: where it leads. */
export const linkTarget = { content: "' (' attr(href) ')'", overflowWrap: "anywhere", fontSize: "9pt" } satisfies Look

/** A list of names and what belongs to them, with a line between each two. */
export const ruled = {
  m: 0,
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 3,
    py: 2,
    borderTop: "1px solid",
    borderColor: "border",
  },
  "& > :first-of-type": { borderTop: 0 },
} satisfies Look
