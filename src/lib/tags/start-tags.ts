import { CONSENT_CHANGED, consentNow } from "../consent"
import { forgetTouches, rememberTouch } from "../attribution/attribution"
import { PAGE_LOADED } from "../build-watch/watch-page-loads"
import { allowedEvent } from "./events"
import { forgetTagCookies, startGoogle, type Tags } from "./google"
import { hasTags, tagIds } from "./tag-ids"
import { takeEvents, track } from "./track"

/**
 * Starts tags and remembers what led here, once the visitor agrees; takes both back when they no longer do. Without ids
 * it does nothing.
 *
 * @param reload How the page is left that tags have run in: a script that was started cannot be taken back.
 * @returns      A cleanup function.
 */
export function startTags(reload: () => void = () => location.reload()): () => void {
  const ids = tagIds()
  let tags: Tags | null = null
  const mayTrack = () => hasTags(ids) && consentNow() === "granted"

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
    seeVariant()
  }

  follow()
  takeEvents(event => {
    const allowed = mayTrack() && allowedEvent(event)
    if (allowed) tags?.take(allowed)
  })
  seeVariant()
  document.addEventListener(CONSENT_CHANGED, follow)
  document.addEventListener(PAGE_LOADED, show)
  document.addEventListener("click", seeCall, true)
  return () => {
    document.removeEventListener(CONSENT_CHANGED, follow)
    document.removeEventListener(PAGE_LOADED, show)
    document.removeEventListener("click", seeCall, true)
  }
}

/** A page that is compared with another says which of them it is. */
function seeVariant(): void {
  const variant = document.querySelector<HTMLElement>("[data-variant]")?.dataset.variant
  if (variant) track({ event: "variant_seen", variant })
}

function seeCall({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href^="tel:"]')) track({ event: "call_clicked" })
}
