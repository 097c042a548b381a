import type { JobAnswers } from "../domain/job/questions"
import type { Quote } from "../domain/quote/quote-types"
import { createQuoteRecordKey } from "../leads/store/find-quote"
import { createHashKey } from "../leads/core/ids"
import { QUOTE, buildQuoteRequestBody, type LeadTestHarness } from "../harness/lead-test-harness"

export const QUOTE_ID = "abcdefghijklmnopqrstuv"
export const ASKED_AT = "2026-11-21T01:00:00.000Z"

export const ORIGIN = {
  partner: "harbour-homes",
  attribution: { landingPath: "/lp/conveyancers-b", utm_campaign: "spring", variant: "conveyancers-b" },
}

/**
 * @param quote `null` means that a person has to work out the price.
 * @param job   Needed if the quote is to be priced again.
 * @returns the request's key.
 */
export async function seedQuote(
  { ports }: LeadTestHarness,
  quote: Quote | null = QUOTE,
  job: Partial<JobAnswers> = {},
): Promise<string> {
  const { store, idSecret } = ports
  const lead = createHashKey(idSecret, "request")
  const { name, email, contactBy, phone: phoneText } = buildQuoteRequestBody()
  const phone = { typed: phoneText, e164: "+61491570006" }
  const request = { name, email, contactBy, phone, bestTime: null, ...ORIGIN, ...job }
  const event = { type: "quote.requested.v1", timestamp: ASKED_AT, data: { request } }
  await store.put("lead", lead, { publicId: QUOTE_ID, fingerprint: "f", receivedAt: ASKED_AT, event })
  await store.put("quote", createQuoteRecordKey(idSecret, QUOTE_ID), { id: QUOTE_ID, lead, createdAt: ASKED_AT, quote })
  return lead
}
