import { within, type ByRoleMatcher } from "@testing-library/react"

/** What the parts of `whole` with this role say, in order, without the space around it. */
export const getTexts = (role: ByRoleMatcher, whole: HTMLElement = document.body): string[] =>
  within(whole)
    .getAllByRole(role)
    .map(({ textContent }) => textContent.trim())
