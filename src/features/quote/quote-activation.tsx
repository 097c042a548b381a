import { useEffect } from "react"
import { OPEN_QUOTE_HASH, QUOTE_MODAL_FORM_ID, QUOTE_MODAL_ID } from "../../domain/paths"
import { runAfterPaint } from "../../lib/deferred-features"
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

/** The attribute of a document whose app looks after the quote form. */
export const QUOTE_READY = "data-quote-ready"

/** The attribute of a closed quote dialog that's laid out already, out of sight. */
export const PREPARED = "data-prepared"

const isDialogOpen = (): boolean => document.getElementById(QUOTE_MODAL_ID)?.hasAttribute("open") ?? false

/** Opens the quote form when a visitor clicks an opener or the address has the hash. Renders nothing. */
export function QuoteActivation({ path, thankYouPageRoute }: Props) {
  useEffect(() => {
    const activateQuoteForm = () => useRequestStore.getState().activate({ thankYouPageRoute })
    // `openQuoteEarly` opens the form that's in the page's HTML. Drawing that comes first.
    const takeOpenDialog = () => runAfterPaint(() => isDialogOpen() && activateQuoteForm())

    function openForClick(event: MouseEvent) {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENERS) : null
      const isOpening = isDialogOpen()
      if (!opener || !(isOpening || isPlainClick(event))) return
      event.preventDefault()
      // Some browsers don't focus a clicked button, and the focus has to return to it later.
      opener.focus({ preventScroll: true })
      if (isOpening) takeOpenDialog()
      else activateQuoteForm()
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

    // From now on, the app closes the form and opens those it draws itself: see `openQuoteEarly`.
    document.documentElement.toggleAttribute(QUOTE_READY, true)
    openForHash()
    // The visitor may have clicked just before this, and the form gets its entry only when it's drawn.
    if (!openForHistoryEntry() && isDialogOpen()) takeOpenDialog()
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
