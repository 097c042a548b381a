/** The layouts a page may ask for. Apart from the schemas, so that a page that only names one brings no validation along. */
export const LAYOUTS = ["default", "full-width", "no-navigation", "no-navigation-partner", "component"] as const

export type Layout = (typeof LAYOUTS)[number]
