// A file of its own, because pages show sources without the code of figures' periods.

/** What readers see after the name of a secondary source. */
export const SECONDARY_MARK = " (secondary source)"
