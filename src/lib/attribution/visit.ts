import { isMoment, isPartnerSlug, parsePartnerAddress } from "../../domain/lead/partner"
import type { PartnerMeeting } from "../../domain/lead/quote-request-types"
import type { Visit } from "../../domain/lead/visit-source"
import { isObject } from "../../domain/parse/wire"
import { readDraft } from "../session-draft"

/** The draft that keeps where this tab's visit began. The page's inline script writes it, before anything can be clicked. */
export const VISIT = "visit"

/** The address that the document was loaded at: navigation inside the site changes that of the window. */
export function getLoadedAddress(): string {
  const [navigation] = "getEntriesByType" in performance ? performance.getEntriesByType("navigation") : []
  return navigation?.name ?? window.location.href
}

/** The page of ours that led to this document; empty where another site did, or nothing. */
export const getOwnReferrer = (): string =>
  document.referrer.startsWith(`${window.location.origin}/`) ? document.referrer : ""

/** Where this tab's visit began; without storage, our page before this one, or else this one. */
export function getVisit(): Visit {
  const draft = readDraft(VISIT)
  if (isObject(draft) && "address" in draft && "referrer" in draft)
    return { address: String(draft.address), referrer: String(draft.referrer) }
  const before = getOwnReferrer()
  return before ? { address: before, referrer: "" } : { address: getLoadedAddress(), referrer: document.referrer }
}

/** The draft that keeps the partner by whose page this tab's visitor came. The page's inline script writes it. */
export const PARTNER = "partner"

/** A partner's slug, with when and where it was met as far as that's known. */
type MetPartner = PartnerMeeting & { partner: string }

/**
 * The partner that this tab's visitor has met, until the firm's time for it is over. Without storage, the one
 * named in the address of this page or of our page before it. Stored values are checked, since anyone could have changed them.
 *
 * @param now Milliseconds since 1970.
 */
export function getMetPartner(now = Date.now()): MetPartner | null {
  const draft = readDraft(PARTNER)
  if (draft === null)
    return (
      parsePartnerAddress(window.location.href) ??
      parsePartnerAddress(getLoadedAddress()) ??
      parsePartnerAddress(getOwnReferrer())
    )
  if (!isObject(draft)) return null
  const { partner, metAt, path, until } = draft
  if (typeof partner !== "string" || typeof metAt !== "string" || typeof path !== "string") return null
  if (!isPartnerSlug(partner) || !isMoment(metAt) || typeof until !== "number" || until <= now) return null
  return { partner, partnerMetAt: metAt, partnerPath: path }
}
