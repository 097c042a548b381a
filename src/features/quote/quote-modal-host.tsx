import { useEffect, useState } from "react"
import { paths } from "../../domain/paths"
import type { QuoteModalProps } from "./quote-modal"
import { useRequestStore } from "./request-store"

type Modal = (props: QuoteModalProps) => React.ReactNode

/** Stands on every page and fetches the modal when it is asked for, not before. */
export function QuoteModalHost(props: QuoteModalProps) {
  const isModalActive = useRequestStore(store => store.isModalActive)
  const [loaded, setLoaded] = useState<{ Modal: Modal } | null>(null)

  useEffect(() => {
    if (!isModalActive || loaded) return
    import(/* webpackChunkName: "quote-modal" */ "./quote-modal").then(
      ({ QuoteModal }) => setLoaded({ Modal: QuoteModal }),
      // The form's own page works where the modal cannot be had.
      () => window.location.assign(paths.requestAQuote),
    )
  }, [isModalActive, loaded])

  return isModalActive && loaded ? <loaded.Modal {...props} /> : null
}
