import { useEffect } from "react"
import { OPEN_QUOTE_HASH, QUOTE_MODAL_FORM_ID } from "../../domain/paths"
import { isPlainClick } from "../../lib/navigation/links"
import { handleTraversals } from "../../lib/navigation/traversals"
import { endWaiting } from "../../lib/waiting"
import { useRequestStore, type RequestOptions } from "./request-store"

type Props = RequestOptions & {
  /** The page's path: a new page may have been asked for with the hash. */
  path: string
}

/** What asks for the quote form: a button, or a link to the hash on the page that the visitor is on. */
const OPENERS = `[data-quote-open], a[href="${OPEN_QUOTE_HASH}"]`

/** Opens the quote form when a visitor asks for it anywhere on the page, or arrives with the hash. Shows nothing. */
export function QuoteActivation({ path, thankYouPageRoute, sendEmailQuote }: Props) {
  useEffect(() => {
    const activate = () => useRequestStore.getState().activate({ thankYouPageRoute, sendEmailQuote })

    function openFor(event: MouseEvent) {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENERS) : null
      if (!opener || !isPlainClick(event)) return
      event.preventDefault()
      // Some browsers leave the focus where it was; it has to come back to the opener.
      opener.focus({ preventScroll: true })
      activate()
      // The page's own form is there already. For the modal, its host knows when it's there.
      if (!useRequestStore.getState().isModalActive) endWaiting()
    }

    function openForHash() {
      if (location.hash !== OPEN_QUOTE_HASH) return
      history.replaceState(history.state, "", location.pathname + location.search)
      activate()
    }

    /** Back, Forward and a reload may lead to where the form was open over this page. @returns whether it was opened. */
    function openForEntry(): boolean {
      const entry = history.state as { quote?: { form?: unknown } } | null
      const wasOpen = entry?.quote?.form === QUOTE_MODAL_FORM_ID && location.pathname === path
      // A form that is open follows its own entries.
      if (!wasOpen || useRequestStore.getState().isModalActive) return false
      activate()
      return true
    }

    openForHash()
    openForEntry()
    const endTaking = handleTraversals(openForEntry)
    addEventListener("pageshow", openForEntry)
    document.addEventListener("click", openFor, true)
    addEventListener("hashchange", openForHash)
    return () => {
      endTaking()
      removeEventListener("pageshow", openForEntry)
      document.removeEventListener("click", openFor, true)
      removeEventListener("hashchange", openForHash)
    }
  }, [path, thankYouPageRoute, sendEmailQuote])
  return null
}
