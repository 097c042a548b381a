import * as v from "valibot"
import { isPublicId } from "../../domain/paths"
import { createHashKey } from "../core/ids"
import { findStoredLeadByKey, createLeadKey } from "../core/lead-key"
import type { LeadPorts } from "../core/ports"
import type { Quote } from "../../domain/quote/quote-types"
import { parseSavedLead, quoteSchema, type LeadRecord, type QuoteRecord, type ReducedLead } from "../core/records"

export const createQuoteRecordKey = (idSecret: string, id: string): string => createHashKey(idSecret, "quote", id)
export const createAcceptanceLeadKey = (idSecret: string, id: string): string =>
  createLeadKey(idSecret, "quote.accepted.v1", id)

/**
 * A stored quote and when it was first accepted; `null` until then. An accepted quote has the price that was accepted.
 */
export type FoundQuote = { record: QuoteRecord; acceptedAt: string | null }

/**
 * Finds the quote with this id; `null` both for a malformed id and for an unknown one.
 *
 * @throws StoreUnavailable
 */
export async function findSavedQuote({ store, idSecret }: LeadPorts, id = ""): Promise<FoundQuote | null> {
  if (!isPublicId(id)) return null
  const [savedQuote, acceptanceEntry] = await Promise.all([
    store.get("quote", createQuoteRecordKey(idSecret, id)),
    findStoredLeadByKey(store, createAcceptanceLeadKey(idSecret, id)),
  ])
  if (savedQuote === null) return null
  const record = v.parse(quoteSchema, savedQuote)
  const acceptance = parseSavedLead(acceptanceEntry.value)
  const quote = getAcceptedQuote(acceptance) ?? record.quote
  return { record: { ...record, quote }, acceptedAt: acceptance?.receivedAt ?? null }
}

/** The quote as it was accepted, perhaps at a new price; `null` if the acceptance was reduced to a marker. */
function getAcceptedQuote(acceptance: LeadRecord | ReducedLead | null): Quote | null {
  if (!acceptance || !("event" in acceptance) || acceptance.event.type !== "quote.accepted.v1") return null
  // Stored payloads aren't validated, so the quote may be missing.
  const { quote }: Partial<typeof acceptance.event.data> = acceptance.event.data
  return quote ?? null
}
