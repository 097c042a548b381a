import { useEffect } from "react"
import { OPEN_QUOTE_HASH, QUOTE_MODAL_FORM_ID } from "../../domain/paths"
import { isPlainClick } from "../../lib/navigation/links"
import { addBackAndForwardHandler } from "../../lib/navigation/traversals"
import type { QuoteContext } from "./quote-context"
import { useRequestStore } from "./request-store"

type Props = Pick<QuoteContext, "thankYouPageRoute"> & {
  /** The page's path: a new page's address may have the hash. */
  path: string
}

/** The elements that open the quote form when they're clicked: a button, or a link to the hash on the current page. */
export const OPENERS = `[data-quote-open], a[href="${OPEN_QUOTE_HASH}"]`

/** The attribute of a document whose app opens the quote form. */
export const QUOTE_READY = "data-quote-ready"

/** Opens the quote form when a visitor clicks an opener or the address has the hash. Renders nothing. */
export function QuoteActivation({ path, thankYouPageRoute }: Props) {
  useEffect(() => {
    const activateQuoteForm = () => useRequestStore.getState().activate({ thankYouPageRoute })

    function openForClick(event: MouseEvent) {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENERS) : null
      if (!opener || !isPlainClick(event)) return
      event.preventDefault()
      // Some browsers don't focus a clicked button, and the focus has to return to it later.
      opener.focus({ preventScroll: true })
      activateQuoteForm()
    }

    function openForHash() {
      if (location.hash !== OPEN_QUOTE_HASH) return
      history.replaceState(history.state, "", location.pathname + location.search)
      activateQuoteForm()
    }

    /** Reopens the form if Back, Forward or a reload leads to where it was open over this page. @returns true if it opened. */
    function openForHistoryEntry(): boolean {
      const entry = history.state as { quote?: { form?: unknown } } | null
      const wasOpen = entry?.quote?.form === QUOTE_MODAL_FORM_ID && location.pathname === path
      // A form that's already open handles its own entries.
      if (!wasOpen || useRequestStore.getState().isModalActive) return false
      activateQuoteForm()
      return true
    }

    // From now on, the browser doesn't open the form by itself any more: see `openQuoteEarly`.
    document.documentElement.toggleAttribute(QUOTE_READY, true)
    openForHash()
    openForHistoryEntry()
    const stopTaking = addBackAndForwardHandler(openForHistoryEntry)
    addEventListener("pageshow", openForHistoryEntry)
    document.addEventListener("click", openForClick, true)
    addEventListener("hashchange", openForHash)
    return () => {
      stopTaking()
      removeEventListener("pageshow", openForHistoryEntry)
      document.removeEventListener("click", openForClick, true)
      removeEventListener("hashchange", openForHash)
    }
  }, [path, thankYouPageRoute])
  return null
}
