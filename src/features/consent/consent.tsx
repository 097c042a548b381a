import { useEffect, useState, useSyncExternalStore } from "react"
import { paths } from "../../domain/paths"
import { CONSENT_CHANGED, readAnalyticsConsent, type Consent as Answer } from "../../lib/consent"
import { hasTags } from "../../lib/tags/tag-ids"

function subscribeToConsent(onChange: () => void): () => void {
  document.addEventListener(CONSENT_CHANGED, onChange)
  // Another tab of the site may have changed the answer.
  window.addEventListener("storage", onChange)
  return () => {
    document.removeEventListener(CONSENT_CHANGED, onChange)
    window.removeEventListener("storage", onChange)
  }
}

/** The visitor's answer about analytics; `null` until the app has started. */
export const useConsent = (): Answer | null =>
  useSyncExternalStore<Answer | null>(
    subscribeToConsent,
    () => readAnalyticsConsent(),
    () => null,
  )

/** Asks for consent to analytics if the site has tags to measure visits with and the visitor hasn't answered yet. */
export function Consent({ path }: { path: string }) {
  const isAsked = useConsent() === "unasked" && hasTags() && path !== paths.page("cookies")
  const [loaded, setLoaded] = useState<{ Banner: () => React.ReactNode } | null>(null)

  useEffect(() => {
    if (!isAsked || loaded) return
    // If the banner can't load, nobody is asked and nothing is measured.
    import(/* webpackChunkName: "consent" */ "./consent-banner").then(
      ({ ConsentBanner }) => setLoaded({ Banner: ConsentBanner }),
      console.warn,
    )
  }, [isAsked, loaded])

  return isAsked && loaded && <loaded.Banner />
}
