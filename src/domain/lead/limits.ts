// The longest texts that people may send us, in characters. They're in a file of their own, so that a form can use them
// without loading the rules.

/** A note with a quote request. */
export const NOTE_MAX = 1000

/** A message in the contact form. */
export const MESSAGE_MAX = 4000

/** A message in the feedback form. */
export const FEEDBACK_MAX = 2000

/** The answer to what was missing from a page. */
export const MISSING_MAX = 300
