import { saveDraft, readDraft } from "./session-draft"

const getDraftName = (quoteId: string): string => `enquiry:${quoteId}`

/** Stores, for this tab, the path at which the enquiry behind a quote can be changed. The path is signed and contains nothing personal. */
export function saveEnquiryEditPath(quoteId: string, path: string): void {
  saveDraft(getDraftName(quoteId), path)
}

/** The path at which the enquiry behind a quote can be changed; `null` in a tab that didn't send it. */
export function getEnquiryEditPath(quoteId: string): string | null {
  const path = readDraft(getDraftName(quoteId))
  return typeof path === "string" && /^\/(?!\/)/.test(path) ? path : null
}
