// Separate from the other choices of writers, since every page loads it.

/** The layouts a page may ask for. */
export const LAYOUTS = ["default", "full-width", "no-navigation", "no-navigation-partner", "component"] as const

export type Layout = (typeof LAYOUTS)[number]
