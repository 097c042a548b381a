import type { Trace } from "../../../domain/lead/context"
import type { QuoteRequest } from "../../../domain/lead/quote-request-types"
import { isObject } from "../../../domain/parse/wire"
import type { Firm } from "../ports"

type GateField = "honeypot" | "formStamp" | "turnstileToken"

/** A submission without the fields that only the spam checks need. */
export type PublicPayload<T extends Trace> = Omit<T, GateField>

export function removeSpamCheckFields<T extends Trace>({
  honeypot,
  formStamp,
  turnstileToken,
  ...payload
}: T): PublicPayload<T> {
  return payload
}

/** Who asked for a quote, and how they want to be answered. */
export type Asker = Pick<QuoteRequest, "name" | "email" | "phone" | "contactBy" | "bestTime">

export const getAskerDetails = ({ name, email, phone, contactBy, bestTime }: Asker): Asker => ({
  name,
  email,
  phone,
  contactBy,
  bestTime,
})

/** Where a request came from: its partner, its campaign and the variant of the page. */
export type RequestOrigin = Pick<QuoteRequest, "partner" | "attribution">

/** The `request` field of an event about a stored request. Left out if there's none, or it was reduced to a marker. */
export function buildQuoteRequestSourceField(request: Partial<RequestOrigin> | null): { request?: RequestOrigin } {
  if (!request) return {}
  const { partner = null, attribution = {} } = request
  return { request: { partner, attribution } }
}

/**
 * The firm with the phone number of the page that `request` was sent from. Everything that's shown or sent about a request
 * uses it.
 *
 * @param request A request, checked or not; `null` if it isn't known.
 */
export function getFirmForRequest(firm: Firm, request: unknown): Firm {
  const attribution = isObject(request) ? request.attribution : null
  const path = isObject(attribution) ? String(attribution.formPath).replace(/\/$/, "") : ""
  return { ...firm, phone: firm.pagePhones.get(path) ?? firm.phone }
}
