import { CONSENT_CHANGED, readAnalyticsConsent } from "../consent"
import { deleteStoredTouches, saveVisitSource } from "../attribution/attribution"
import { PAGE_LOADED } from "../build-watch/watch-page-loads"
import { validateTagEvent } from "./events"
import { deleteTagCookies, startGoogleTags, type Tags } from "./google"
import { hasTags, readTagIds } from "./tag-ids"
import { setTrackedEventHandler, trackEvent } from "./track"

/**
 * Starts tags and stores where the visit came from, once the visitor agrees; undoes both when they no longer agree.
 * `reload` is called then, since a script can't be stopped once it has started. Returns a cleanup function.
 */
export function startTagsAfterConsent(reload: () => void = () => location.reload()): () => void {
  const ids = readTagIds()
  const stopping = new AbortController()
  const { signal } = stopping
  let tags: Tags[] | null = null
  const mayTrack = () => hasTags(ids) && readAnalyticsConsent() === "granted"

  function applyConsent() {
    if (mayTrack()) {
      saveVisitSource()
      tags ??= startGoogleTags(ids)
      return
    }
    deleteStoredTouches()
    deleteTagCookies()
    if (tags) reload()
  }

  function trackPageView() {
    if (mayTrack()) tags?.forEach(({ show }) => show())
    trackPageTestVariant()
  }

  applyConsent()
  setTrackedEventHandler(event => {
    const allowedEvent = mayTrack() && validateTagEvent(event)
    if (allowedEvent) tags?.forEach(({ take }) => take(allowedEvent))
  })
  trackPageTestVariant()
  document.addEventListener(CONSENT_CHANGED, applyConsent, { signal })
  document.addEventListener(PAGE_LOADED, trackPageView, { signal })
  document.addEventListener("click", trackPhoneLinkClick, { capture: true, signal })
  return () => stopping.abort()
}

function trackPageTestVariant(): void {
  const variant = document.querySelector<HTMLElement>("[data-variant]")?.dataset.variant
  if (variant) trackEvent({ event: "variant_seen", variant })
}

function trackPhoneLinkClick({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) trackEvent({ event: "call_clicked" })
}
