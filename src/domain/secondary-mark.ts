/** What readers see after the name of a secondary source. */
export const SECONDARY_MARK = " (secondary source)"
