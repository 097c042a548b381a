import { keepDraft, readDraft } from "./session-draft"

const getDraftName = (quoteId: string): string => `enquiry:${quoteId}`

/** Keeps, for this tab, where the enquiry behind a quote can be changed. The path is signed and holds nothing personal. */
export function keepEnquiryPath(quoteId: string, path: string): void {
  keepDraft(getDraftName(quoteId), path)
}

/** Where the enquiry behind a quote can be changed; `null` in a tab that did not send it. */
export function getEnquiryPath(quoteId: string): string | null {
  const path = readDraft(getDraftName(quoteId))
  return typeof path === "string" && /^\/(?!\/)/.test(path) ? path : null
}
