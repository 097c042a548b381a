import type { Locator, Page } from "@playwright/test"

/** What is wrong with a form that was refused, each line a link to its field. */
export const errorSummary = (place: Page | Locator): Locator =>
  place.getByRole("group", { name: "There’s a problem", exact: true })

/** What a form says above its button when nobody can tell whether it was taken. */
export const sendFailure = (place: Page | Locator): Locator =>
  place.getByRole("group", { name: "We couldn’t send it", exact: true })
