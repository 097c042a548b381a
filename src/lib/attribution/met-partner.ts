import { isMoment, isPartnerSlug, parsePartnerAddress } from "../../domain/lead/partner"
import type { PartnerMeeting } from "../../domain/lead/quote-request-types"
import { isObject } from "../../domain/parse/wire"
import { readDraft } from "../session-draft"
import { getLoadedAddress, getOwnReferrer } from "./visit"

/** The draft that keeps the partner by whose page this tab's visitor came. The page's inline script writes it. */
export const PARTNER = "partner"

/** A partner's slug, with when and where it was met as far as that's known. */
export type MetPartner = PartnerMeeting & { partner: string }

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
