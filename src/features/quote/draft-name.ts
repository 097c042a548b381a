/** The quote form's draft in this tab. One for all pages, so that a visitor who moves on finds the answers again. */
export const DRAFT_NAME = "quote"
