import { useLocationContext } from "@gatsbyjs/reach-router"
import { navigateTo, isAppPage } from "./follow"

/** Null if the browser handles the link: one to another site, to a position on this page, to a download, or for another window. */
export function findClosestInternalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null
  if (!link?.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null
  return isAppPage(link) && !isSamePageLink(link) ? link : null
}

export const isSamePageLink = ({ href, hash }: HTMLAnchorElement): boolean =>
  (hash !== "" || href.endsWith("#")) && href.split("#")[0] === location.href.split("#")[0]

/** True for a click that asks for nothing special, such as another tab, and that nothing else has answered. */
export const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)

function navigateOnLinkClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = findClosestInternalLink(event.target)
  if (!link) return
  event.preventDefault()
  navigateTo(link.href)
}

/** Handles clicks on every link of the page with `navigateTo`, including links in HTML that no component rendered. */
export const followLinks = (): void => document.addEventListener("click", navigateOnLinkClick)

/** Replaces the query of the page's address, so that a link to it restores what the query says. `query` has no question mark. */
export const replaceQuery = (query: string): void =>
  history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`)

/** The path of the page that is shown, without a slash at the end; `null` in HTML that is made outside the app. */
export const usePath = (): string | null => useLocationContext()?.location?.pathname.replace(/(.)\/+$/, "$1") ?? null
