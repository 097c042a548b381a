import { useLocationContext } from "@gatsbyjs/reach-router"
import { follow, isPage } from "./follow"

/**
 * The link at or around `target` that leads to another page by way of this app. `null` for none, and for one that the
 * browser handles itself: of another site, to a place on this page, to a download, for another window.
 */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null
  if (!link?.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null
  return isPage(link) && !isPlaceHere(link) ? link : null
}

/** Whether a link leads to a place on this page. */
export const isPlaceHere = ({ href, hash }: HTMLAnchorElement): boolean =>
  (hash !== "" || href.endsWith("#")) && href.split("#")[0] === location.href.split("#")[0]

/** True for a click that asks for nothing special, such as another tab, and that nothing else has answered. */
export const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)

function followClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = findPageLink(event.target)
  if (!link) return
  event.preventDefault()
  follow(link.href)
}

/** Lets every link of the page go by way of `follow`, also one in HTML that no component made. */
export const followLinks = (): void => document.addEventListener("click", followClick)

/** Puts `query`, without its question mark, in the page's address, so that a link to it brings back what it says. */
export const replaceQuery = (query: string): void =>
  history.replaceState(history.state, "", `${location.pathname}${query && `?${query}`}${location.hash}`)

/** The path of the page that is shown, without a slash at the end; `null` in HTML that is made outside the app. */
export const usePath = (): string | null => useLocationContext()?.location?.pathname.replace(/(.)\/+$/, "$1") ?? null
