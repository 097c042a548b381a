import { useSyncExternalStore } from "react"
import { CONSENT_CHANGED, consentNow, type Consent } from "../../lib/consent"

function follow(changed: () => void): () => void {
  document.addEventListener(CONSENT_CHANGED, changed)
  // Another tab of the site may have changed it.
  window.addEventListener("storage", changed)
  return () => {
    document.removeEventListener(CONSENT_CHANGED, changed)
    window.removeEventListener("storage", changed)
  }
}

/** What the visitor has said about measuring; `null` while the page is as the build made it. */
export const useConsent = (): Consent | null =>
  useSyncExternalStore<Consent | null>(
    follow,
    () => consentNow(),
    () => null,
  )
