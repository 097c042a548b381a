import { isOwnContractPage } from "../../domain/paths"
import { type Redirect, findRedirectTarget } from "../../domain/redirects"
import { isAnythingUnsaved } from "../session-draft"
import { loadWholePage } from "./load-whole"
import { setGoingToTop } from "./use-is-whole"

type NavigationRules = {
  redirects: readonly Pick<Redirect, "from" | "to">[]
  /** Whether the host has a newer build than the one that runs in this tab. */
  stale: boolean
  /** Addresses of the pages under test. The script in the head of such a page runs only when the browser loads it whole. */
  underTest: readonly string[]
}

let rules: NavigationRules = { redirects: [], stale: false, underTest: [] }

export function setNavigationRules(changes: Partial<NavigationRules>): void {
  rules = { ...rules, ...changes }
}

export const getNavigationRules = (): NavigationRules => rules

/**
 * The addresses that the app doesn't render: endpoints, files, and documents from functions; and pages with content
 * security policies of their own, which apply only after a full page load.
 */
const NO_PAGE =
  /^\/(?:api|u|enquiries|embed)\/|^\/(?:search|component-library|misc\/embed)$|\.\w+$|^\/quotes\/[^/]+\/document$/

/** Whether the app renders a page at `address`, even if it's the page that says there's none. */
export const isAppPage = ({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean =>
  origin === location.origin && !NO_PAGE.test(pathname) && !isOwnContractPage(pathname)

export function getUrlAfterRedirects(to: string): URL {
  const target = new URL(to, location.href)
  if (!isAppPage(target)) return target
  target.pathname = target.pathname.replace(/(.)\/+$/, "$1")
  const { pathname, search, hash } = target
  return new URL(findRedirectTarget(pathname + search + hash, getNavigationRules().redirects) ?? target, target)
}

declare global {
  interface Window {
    /** Gatsby's navigation: it loads the page's parts, then moves the router (`@gatsbyjs/reach-router`). */
    ___navigate?: (to: string, options: { replace: boolean }) => void
  }
}

/**
 * Navigates to `to` after redirects, for links as well as code. It's a full page load if the app doesn't render the target, if
 * it's this page with another query, which a page reads when it's loaded, if the target is under test, from the page that
 * reads a visitor's contract, so that the contract is gone, and in a tab of an older build; but not in such a tab while a form
 * has unsent text.
 */
export function navigateTo(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const { href, origin, pathname, search, hash } = getUrlAfterRedirects(to)
  const { stale, underTest } = getNavigationRules()
  const isSamePage = pathname === location.pathname && search !== location.search
  const isLeft =
    isSamePage ||
    !isAppPage({ origin, pathname }) ||
    underTest.includes(pathname) ||
    isOwnContractPage(location.pathname) ||
    (stale && !isAnythingUnsaved())
  if (isLeft || !window.___navigate) return loadWholePage(href)
  setGoingToTop(!hash && pathname !== location.pathname)
  window.___navigate(pathname + search + hash, { replace: replace || href === location.href })
}

type Place = { pathname: string; hash: string }

/** The element that a hash names; `null` if there's none. A hash that can't be decoded, such as `#100%`, is taken as it is. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}

/** Opens every disclosure that contains `element`: in a closed one it can't be scrolled to. */
export function openDisclosuresAround(element: HTMLElement | null): void {
  for (let around = element?.closest("details"); around; around = around.parentElement?.closest("details"))
    around.open = true
}

/** Scrolls to the element that a hash names, after opening what contains it. Does nothing if there's no such element. */
export function scrollToHash(hash: string): void {
  const target = findHashTarget(hash)
  openDisclosuresAround(target)
  target?.scrollIntoView()
}

/** Scrolls a page after a navigation: to the element that the hash names, or to the top. */
export function scrollToHashOrTop({ pathname, hash }: Place, before: Place): void {
  setGoingToTop(false)
  if (findHashTarget(hash)) scrollToHash(hash)
  else if (!hash || pathname !== before.pathname) scrollTo(0, 0)
}
