import type { Redirect } from "../../domain/redirects"

type NavigationRules = {
  redirects: readonly Pick<Redirect, "from" | "to">[]
  /** Whether the host has a newer build than the one that runs in this tab. */
  stale: boolean
}

let rules: NavigationRules = { redirects: [], stale: false }

/** What holds for every navigation from now on; what is not named stays as it is. */
export function setNavigationRules(changed: Partial<NavigationRules>): void {
  rules = { ...rules, ...changed }
}

export const navigationRules = (): NavigationRules => rules
