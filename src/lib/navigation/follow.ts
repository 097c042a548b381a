import { isAnythingUnsaved } from "../unsaved"
import { destinationOf, isPage } from "./destination"
import { loadWhole } from "./load-whole"
import { navigationRules } from "./rules"

declare global {
  interface Window {
    /** Gatsby's way to a page: it loads the page's parts, then moves the router (`@gatsbyjs/reach-router`). */
    ___navigate?: (to: string, options: { replace: boolean }) => void
  }
}

/**
 * Goes to `to`, the one way for a link as for code: by way of the redirects; as a whole load where no page of this app
 * answers and in a tab of an older build. Such a tab stays while a form holds something unsent.
 */
export function follow(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const { href, origin, pathname, search, hash } = destinationOf(to)
  const isLeft = !isPage({ origin, pathname }) || (navigationRules().stale && !isAnythingUnsaved())
  if (isLeft || !window.___navigate) loadWhole(href)
  else window.___navigate(pathname + search + hash, { replace: replace || href === location.href })
}
