import { CONSENT_CHANGED, getConsent } from "../consent"
import { forgetTouches, rememberTouch } from "../attribution/attribution"
import { PAGE_LOADED } from "../build-watch/watch-page-loads"
import { filterEvent } from "./events"
import { forgetTagCookies, startGoogle, type Tags } from "./google"
import { hasTags, readTagIds } from "./tag-ids"
import { takeEvents, track } from "./track"

/**
 * Starts tags and stores where the visit came from, once the visitor agrees; undoes both when they no longer agree. Without ids
 * it does nothing.
 *
 * @param reload Reloads the page after consent is withdrawn, since a script can't be stopped once it has started.
 * @returns      A cleanup function.
 */
export function startTags(reload: () => void = () => location.reload()): () => void {
  const ids = readTagIds()
  let tags: Tags | null = null
  const mayTrack = () => hasTags(ids) && getConsent() === "granted"

  function follow() {
    if (mayTrack()) {
      rememberTouch()
      tags ??= startGoogle(ids)
      return
    }
    forgetTouches()
    forgetTagCookies()
    if (tags) reload()
  }

  function show() {
    if (mayTrack()) tags?.show()
    trackVariant()
  }

  follow()
  takeEvents(event => {
    const allowedEvent = mayTrack() && filterEvent(event)
    if (allowedEvent) tags?.take(allowedEvent)
  })
  trackVariant()
  document.addEventListener(CONSENT_CHANGED, follow)
  document.addEventListener(PAGE_LOADED, show)
  document.addEventListener("click", trackCall, true)
  return () => {
    document.removeEventListener(CONSENT_CHANGED, follow)
    document.removeEventListener(PAGE_LOADED, show)
    document.removeEventListener("click", trackCall, true)
  }
}

/** Tracks which variant of a page under test is shown. */
function trackVariant(): void {
  const variant = document.querySelector<HTMLElement>("[data-variant]")?.dataset.variant
  if (variant) track({ event: "variant_seen", variant })
}

function trackCall({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) track({ event: "call_clicked" })
}
