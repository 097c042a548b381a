import { type Redirect, findRedirect } from "../../domain/redirects"
import { isAnythingUnsaved } from "../session-draft"
import { loadWhole } from "./load-whole"
import { setGoingToTop } from "./use-is-whole"

type NavigationRules = {
  redirects: readonly Pick<Redirect, "from" | "to">[]
  /** Whether the host has a newer build than the one that runs in this tab. */
  stale: boolean
  /** Addresses of the pages under test. The script in the head of such a page runs only when the browser loads it whole. */
  underTest: readonly string[]
}

let rules: NavigationRules = { redirects: [], stale: false, underTest: [] }

/** What holds for every navigation from now on; what is not named stays as it is. */
export function setNavigationRules(changes: Partial<NavigationRules>): void {
  rules = { ...rules, ...changes }
}

export const getNavigationRules = (): NavigationRules => rules

/**
 * What no page of the app answers, though it is of this site: endpoints, files, and the documents that a function makes;
 * and the search, the component library, the page for partners and tools for their pages, whose own content security policies
 * come only with a whole load.
 */
const NO_PAGE =
  /^\/(?:api|u|enquiries|embed)\/|^\/(?:search|component-library|misc\/embed)$|\.\w+$|^\/quotes\/[^/]+\/document$/

/** Whether a page of the app answers at `address`, or at least says that there is none. */
export const isPage = ({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean =>
  origin === location.origin && !NO_PAGE.test(pathname)

/** Where `to` leads: without a slash at the end, and after redirects. */
export function getDestination(to: string): URL {
  const target = new URL(to, location.href)
  if (!isPage(target)) return target
  target.pathname = target.pathname.replace(/(.)\/+$/, "$1")
  const { pathname, search, hash } = target
  return new URL(findRedirect(pathname + search + hash, getNavigationRules().redirects) ?? target, target)
}

declare global {
  interface Window {
    /** Gatsby's way to a page: it loads the page's parts, then moves the router (`@gatsbyjs/reach-router`). */
    ___navigate?: (to: string, options: { replace: boolean }) => void
  }
}

/**
 * Goes to `to`, the one way for a link as for code: by way of the redirects; as a whole load where no page of this app
 * answers, to a page under test, and in a tab of an older build. Such a tab stays while a form holds something unsent.
 */
export function follow(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const { href, origin, pathname, search, hash } = getDestination(to)
  const { stale, underTest } = getNavigationRules()
  const isLeft = !isPage({ origin, pathname }) || underTest.includes(pathname) || (stale && !isAnythingUnsaved())
  if (isLeft || !window.___navigate) return loadWhole(href)
  setGoingToTop(!hash && pathname !== location.pathname)
  window.___navigate(pathname + search + hash, { replace: replace || href === location.href })
}

type Place = { pathname: string; hash: string }

/** Brings a page that the visitor has gone to to its place: the element that the hash names, or the top. */
export function scrollToDestination({ pathname, hash }: Place, before: Place): void {
  setGoingToTop(false)
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target) target.scrollIntoView()
  else if (!hash || pathname !== before.pathname) scrollTo(0, 0)
}
