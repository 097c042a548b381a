import { EMBED_PAGE_FIELD, type EmbedMessage } from "../../domain/embed"
import { getOrigin } from "../../domain/paths"
import { getUrlAtPageLoad } from "../attribution/visit"
import { isSamePageLink } from "../navigation/links"

/** Links open in a new tab, since none of our other pages may be framed. Returns a cleanup function. */
export function handleEmbedSizeAndLinks(): () => void {
  const stopping = new AbortController()
  openLinksInNewTab(stopping.signal)
  reportFrameSizeAndFocus(stopping.signal)
  return () => stopping.abort()
}

/** The page's `<base>` gives all links the same target, including links to a position in the page. */
function openLinksInNewTab(signal: AbortSignal): void {
  const choose = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest("a") : null
    if (link?.href) link.target = getOrigin(link.href) === null || isSamePageLink(link) ? "_self" : "_blank"
  }
  document.addEventListener("click", choose, { capture: true, signal })
}

/**
 * Reports only to the page that the tool's address names. The focus is reported for an element that can't be reached with
 * Tab, such as the heading of the next step, since a script must have focused it.
 */
function reportFrameSizeAndFocus(signal: AbortSignal): void {
  const origin = getOrigin(new URL(getUrlAtPageLoad()).searchParams.get(EMBED_PAGE_FIELD) ?? "")
  if (origin === null || window.parent === window) return
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
  document.addEventListener("focusin", postFocus, { signal })
  signal.addEventListener("abort", () => sizes.disconnect())
}
