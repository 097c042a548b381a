import type { QuoteRequest } from "../../../domain/lead/quote-request-types"

/** What of a request says what led its asker here: the partner, the campaign and the page's variant. */
export type RequestOrigin = Pick<QuoteRequest, "partner" | "attribution">

/** The same of a request as it's kept; absent when there is none, or it was reduced to a marker. */
export function originOf(request: RequestOrigin | null): { request?: RequestOrigin } {
  if (!request) return {}
  const { partner, attribution } = request
  return { request: { partner, attribution } }
}
