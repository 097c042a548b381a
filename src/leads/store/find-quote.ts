import { isPublicId } from "../../domain/paths"
import { storeId } from "../core/ids"
import { findLeadEntry, createLeadKey } from "../core/lead-key"
import type { LeadPorts } from "../core/ports"
import type { Quote } from "../../domain/quote/quote-types"
import { keptRecord, quoteRecord, type LeadRecord, type QuoteRecord, type ReducedLead } from "../core/records"

export const quoteKey = (idSecret: string, id: string): string => storeId(idSecret, "quote", id)
export const acceptanceKey = (idSecret: string, id: string): string => createLeadKey(idSecret, "quote.accepted.v1", id)

/** A kept quote, once it's accepted with the price that was accepted, and when that was first; `null` until then. */
export type FoundQuote = { record: QuoteRecord; acceptedAt: string | null }

/**
 * The quote that a visitor knows as `id`. A malformed id and an unknown one are the same `null`.
 *
 * @throws StoreUnavailable
 */
export async function findQuote({ store, idSecret }: LeadPorts, id = ""): Promise<FoundQuote | null> {
  if (!isPublicId(id)) return null
  const [kept, accepted] = await Promise.all([
    store.get("quote", quoteKey(idSecret, id)),
    findLeadEntry(store, acceptanceKey(idSecret, id)),
  ])
  const record = quoteRecord(kept)
  if (!record) return null
  const acceptance = keptRecord(accepted.value)
  const quote = getAcceptedQuote(acceptance) ?? record.quote
  return { record: { ...record, quote }, acceptedAt: acceptance?.receivedAt ?? null }
}

/** What was accepted, which isn't what was quoted where prices had changed; `null` once that was reduced to a marker. */
function getAcceptedQuote(acceptance: LeadRecord | ReducedLead | null): Quote | null {
  if (!acceptance || !("event" in acceptance) || acceptance.event.type !== "quote.accepted.v1") return null
  // A payload is taken as it was written, whatever that was.
  const { quote }: Partial<typeof acceptance.event.data> = acceptance.event.data
  return quote ?? null
}
