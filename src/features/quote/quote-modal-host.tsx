import { useContext, useEffect, useState } from "react"
import { QuoteAddress } from "../../components/button/quote-address"
import { loadWholePage } from "../../lib/navigation/load-whole"
import { endWaiting, LONGEST_WAIT, showWaiting } from "../../lib/waiting"
import { loadQuoteModal } from "./load-quote-modal"
import type { QuoteModalProps } from "./quote-modal"
import { useRequestStore } from "./request-store"

type Modal = (props: QuoteModalProps) => React.ReactNode

/**
 * Loads the modal when a visitor asks for it, on any page. If it doesn't load within two seconds, or at all, the form's
 * own page opens instead, which works without the modal.
 */
export function QuoteModalHost(props: QuoteModalProps) {
  const isModalActive = useRequestStore(store => store.isModalActive)
  const hide = useRequestStore(store => store.hide)
  const address = useContext(QuoteAddress)
  const [loaded, setLoaded] = useState<{ Modal: Modal } | null>(null)

  useEffect(() => {
    if (!isModalActive || loaded) return
    let isLeaving = false
    const openFormPage = () => {
      if (!isLeaving) loadWholePage(address)
      isLeaving = true
    }
    const timer = setTimeout(openFormPage, LONGEST_WAIT)
    showWaiting(document.activeElement?.closest("[data-quote-open]"))
    // A visitor who comes back to this page finds the modal closed.
    addEventListener("pagehide", hide)
    loadQuoteModal().then(({ QuoteModal }) => isLeaving || setLoaded({ Modal: QuoteModal }), openFormPage)
    return () => {
      isLeaving = true
      clearTimeout(timer)
      removeEventListener("pagehide", hide)
      endWaiting()
    }
  }, [isModalActive, loaded, address, hide])

  return isModalActive && loaded ? <loaded.Modal {...props} /> : null
}
