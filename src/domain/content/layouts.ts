// Separate from writers' other options, since every page loads this file.

export const LAYOUTS = ["default", "full-width", "no-navigation", "no-navigation-partner", "component"] as const

export type Layout = (typeof LAYOUTS)[number]
