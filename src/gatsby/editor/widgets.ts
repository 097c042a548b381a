/** The controls that the editor adds to those of Decap CMS, by the names that its configuration calls them. */

/** Says what is wrong with the entry, above its fields. */
export const PROBLEMS_WIDGET = "problems"

/** The field above all others that has it. It's never saved. */
export const PROBLEMS = { name: "problems", label: "To fix", widget: PROBLEMS_WIDGET, required: false } as const

/** The text of a page, with buttons and what's wrong with it line by line. */
export const BODY_WIDGET = "body"
