import { within, type ByRoleMatcher } from "@testing-library/react"

export const getTextsByRole = (role: ByRoleMatcher, whole: HTMLElement = document.body): string[] =>
  within(whole)
    .getAllByRole(role)
    .map(({ textContent }) => textContent.trim())
