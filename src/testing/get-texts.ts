import { within, type ByRoleMatcher } from "@testing-library/react"

/** The trimmed texts of the elements in `whole` with this role, in order. */
export const getTextsByRole = (role: ByRoleMatcher, whole: HTMLElement = document.body): string[] =>
  within(whole)
    .getAllByRole(role)
    .map(({ textContent }) => textContent.trim())
