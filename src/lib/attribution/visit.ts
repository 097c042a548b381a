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
