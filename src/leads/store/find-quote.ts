import { isPublicId } from "../../domain/paths"
import { storeId } from "../core/ids"
import { keptUnder, leadKey } from "../core/lead-key"
import type { LeadPorts } from "../core/ports"
import { quoteRecord, receivedAt, type QuoteRecord } from "../core/records"

export const quoteKey = (idSecret: string, id: string): string => storeId(idSecret, "quote", id)
export const acceptanceKey = (idSecret: string, id: string): string => leadKey(idSecret, "quote.accepted.v1", id)

/** A kept quote, and when it was accepted first; `null` until then. */
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
    keptUnder(store, acceptanceKey(idSecret, id)),
  ])
  const record = quoteRecord(kept)
  return record && { record, acceptedAt: receivedAt(accepted.value) }
}
