/** The names of the controls that we add to Decap CMS. */

/** Lists the entry's problems above its fields. */
export const PROBLEMS_WIDGET = "problems"

/** The first field of each form, which has that control. It's never saved. */
export const PROBLEMS = { name: "problems", label: "To fix", widget: PROBLEMS_WIDGET, required: false } as const

/** The text of a page, with buttons and what's wrong with it line by line. */
export const BODY_WIDGET = "body"
