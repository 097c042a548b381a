import type { Trace } from "../../../domain/lead/context"
import type { QuoteRequest } from "../../../domain/lead/quote-request-types"

type GateField = "honeypot" | "formStamp" | "turnstileToken"

/** What was sent, without what only the request gate asks for. */
export type PublicPayload<T extends Trace> = Omit<T, GateField>

export function buildPublicPayload<T extends Trace>({
  honeypot,
  formStamp,
  turnstileToken,
  ...payload
}: T): PublicPayload<T> {
  return payload
}

/** Who asked for a quote, and how they want to be answered. */
export type Asker = Pick<QuoteRequest, "name" | "email" | "phone" | "contactBy" | "bestTime">

export const getAsker = ({ name, email, phone, contactBy, bestTime }: Asker): Asker => ({
  name,
  email,
  phone,
  contactBy,
  bestTime,
})

/** What of a request says what led its asker here: the partner, the campaign and the page's variant. */
export type RequestOrigin = Pick<QuoteRequest, "partner" | "attribution">

/** The same of a request as it's kept; absent when there is none, or it was reduced to a marker. */
export function getRequestOrigin(request: RequestOrigin | null): { request?: RequestOrigin } {
  if (!request) return {}
  const { partner, attribution } = request
  return { request: { partner, attribution } }
}
