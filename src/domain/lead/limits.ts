// The longest texts that people may send us, in characters. They're in a file of their own, so that a form can use them
// without loading the rules.

export const NOTE_MAX = 1000

export const MESSAGE_MAX = 4000

export const FEEDBACK_MAX = 2000

/** What was missing from a page. */
export const MISSING_MAX = 300
