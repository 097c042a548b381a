import type { ThemeUICSSObject } from "theme-ui"

/** How one thing looks. */
export type Look = ThemeUICSSObject

/** A family of looks: one class per key. */
export type Family = Record<string, Look>
