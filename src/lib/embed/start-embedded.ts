import { EMBED_PAGE_FIELD, type EmbedMessage } from "../../domain/embed"
import { getOrigin } from "../../domain/paths"
import { getLoadedAddress } from "../attribution/visit"
import { isPlaceHere } from "../navigation/links"

/**
 * What a tool in a partner's page does beside its work: it tells that page how high it is and where the focus has gone, and
 * opens links in a tab of their own, since none of our other pages may be framed. Returns a cleanup function.
 */
export function startEmbed(): () => void {
  const stops = [openLinksOutside(), postToPage()]
  return () => stops.forEach(stop => stop())
}

/** Before the app hears of the click. The page's `<base>` says the same of links before this runs, to places in it too. */
function openLinksOutside(): () => void {
  const choose = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest("a") : null
    if (link?.href) link.target = getOrigin(link.href) === null || isPlaceHere(link) ? "_self" : "_blank"
  }
  document.addEventListener("click", choose, true)
  return () => document.removeEventListener("click", choose, true)
}

/**
 * Tells the page that the tool's address names, and no other: the browser drops what's for a page of another origin. An
 * element that gets the focus by itself, such as the heading of the next step, can't be reached with Tab.
 */
function postToPage(): () => void {
  const origin = getOrigin(new URL(getLoadedAddress()).searchParams.get(EMBED_PAGE_FIELD) ?? "")
  if (origin === null || window.parent === window) return () => undefined
  const root = document.documentElement
  const post = (top?: number): void => {
    const message: EmbedMessage = { height: root.getBoundingClientRect().height, ...(top !== undefined && { top }) }
    window.parent.postMessage(message, origin)
  }
  const postFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.tabIndex < 0) post(target.getBoundingClientRect().top)
  }
  const sizes = new ResizeObserver(() => post())
  sizes.observe(root)
  document.addEventListener("focusin", postFocus)
  return () => {
    sizes.disconnect()
    document.removeEventListener("focusin", postFocus)
  }
}
