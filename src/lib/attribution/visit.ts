import { isIsoTimestamp, isPartnerSlug, parsePartnerFromUrl } from "../../domain/lead/partner"
import type { PartnerMeeting } from "../../domain/lead/quote-request-types"
import type { Visit } from "../../domain/lead/visit-source"
import { isObject } from "../../domain/parse/wire"
import { readDraft } from "../session-draft"

/** The name of the draft that stores where this tab's visit began. The page's inline script writes it, before anything can be clicked. */
export const VISIT = "visit"

/** The address at which the document was loaded. Navigation inside the site changes only the address of the window. */
export function getUrlAtPageLoad(): string {
  const [navigation] = "getEntriesByType" in performance ? performance.getEntriesByType("navigation") : []
  return navigation?.name ?? window.location.href
}

/** The page of this site that led to this document; empty if it was another site, or nothing. */
export const getOwnReferrer = (): string =>
  document.referrer.startsWith(`${window.location.origin}/`) ? document.referrer : ""

/** Where this tab's visit began. Without storage, it's the page of this site before this one, or else this page. */
export function getLandingPageAndReferrer(): Visit {
  const draft = readDraft(VISIT)
  if (isObject(draft) && "address" in draft && "referrer" in draft)
    return { address: String(draft.address), referrer: String(draft.referrer) }
  const before = getOwnReferrer()
  return before ? { address: before, referrer: "" } : { address: getUrlAtPageLoad(), referrer: document.referrer }
}

/** The name of the draft that stores the partner through whose page this tab's visitor came. The page's inline script writes it. */
export const PARTNER = "partner"

type MetPartner = PartnerMeeting & { partner: string }

/**
 * The partner that this tab's visitor has met, until the firm's time for it is over. Without storage, it's the partner that
 * the address of this page names, or that of the page before it. Stored values are checked, since anyone could have changed
 * them. `now` is in milliseconds since 1970.
 */
export function getReferringPartner(now = Date.now()): MetPartner | null {
  const draft = readDraft(PARTNER)
  if (draft === null)
    return (
      parsePartnerFromUrl(window.location.href) ??
      parsePartnerFromUrl(getUrlAtPageLoad()) ??
      parsePartnerFromUrl(getOwnReferrer())
    )
  if (!isObject(draft)) return null
  const { partner, metAt, path, until } = draft
  if (typeof partner !== "string" || typeof metAt !== "string" || typeof path !== "string") return null
  if (!isPartnerSlug(partner) || !isIsoTimestamp(metAt) || typeof until !== "number" || until <= now) return null
  return { partner, partnerMetAt: metAt, partnerPath: path }
}
