import { useSyncExternalStore } from "react"
import { paths } from "../../domain/paths"
import { CONSENT_CHANGED, readAnalyticsConsent, type Consent as Answer } from "../../lib/consent"
import { hasTags } from "../../lib/tags/tag-ids"
import { ConsentBanner } from "./consent-banner"

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
  return isAsked && <ConsentBanner />
}
