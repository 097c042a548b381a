// What the page itself needs, without the rules: it has no dates yet.

/** The id of the heading above the dates. */
export const TITLE_ID = "key-dates-title"

/** Shown where the dates will be. */
export const WAITING = "Choose a state and enter the contract date. Your dates will appear here."
