// What a writer chooses from. Apart from the schemas, so that a page that only names a choice brings no validation along.

/** The layouts a page may ask for. */
export const LAYOUTS = ["default", "full-width", "no-navigation", "no-navigation-partner", "component"] as const

export type Layout = (typeof LAYOUTS)[number]

/** The palettes that a firm or a partner may choose its primary colour from. */
export const PALETTES = ["ink", "coral", "light-coral", "cca-black", "cca-grey", "cca-red", "cca-custom"] as const

/** The gray scales for text, lines and surfaces. */
export const GRAYS = ["zinc"] as const

/** What an article that is no stage can be about, in the order of the list of all articles. */
export const SUBJECTS = ["costs", "contracts", "conveyancing"] as const

export type Subject = (typeof SUBJECTS)[number]

/** Their headings in that list. */
export const SUBJECT_HEADINGS: Readonly<Record<Subject, string>> = {
  costs: "Costs and duty",
  contracts: "Contracts and title",
  conveyancing: "How conveyancing works",
}
