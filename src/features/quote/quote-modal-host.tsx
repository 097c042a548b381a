import { useContext, useEffect, useState } from "react"
import { QuoteAddress } from "../../components/button/quote-address"
import { loadWhole } from "../../lib/navigation/load-whole"
import { endWaiting, LONGEST_WAIT, showWaiting } from "../../lib/waiting"
import { loadQuoteModal } from "./load-quote-modal"
import type { QuoteModalProps } from "./quote-modal"
import { useRequestStore } from "./request-store"

type Modal = (props: QuoteModalProps) => React.ReactNode

/**
 * On every page. Fetches the modal when it's asked for, not before. Where it doesn't come within two seconds, or not at
 * all, the form's own page is shown instead, which works without it.
 */
export function QuoteModalHost(props: QuoteModalProps) {
  const isModalActive = useRequestStore(store => store.isModalActive)
  const hide = useRequestStore(store => store.hide)
  const address = useContext(QuoteAddress)
  const [loaded, setLoaded] = useState<{ Modal: Modal } | null>(null)

  useEffect(() => {
    if (!isModalActive || loaded) return
    let isLeaving = false
    const leave = () => {
      if (!isLeaving) loadWhole(address)
      isLeaving = true
    }
    const timer = setTimeout(leave, LONGEST_WAIT)
    showWaiting(document.activeElement?.closest("[data-quote-open]"))
    // A visitor who comes back to this page finds it at rest.
    addEventListener("pagehide", hide)
    loadQuoteModal().then(({ QuoteModal }) => isLeaving || setLoaded({ Modal: QuoteModal }), leave)
    return () => {
      isLeaving = true
      clearTimeout(timer)
      removeEventListener("pagehide", hide)
      endWaiting()
    }
  }, [isModalActive, loaded, address, hide])

  return isModalActive && loaded ? <loaded.Modal {...props} /> : null
}
