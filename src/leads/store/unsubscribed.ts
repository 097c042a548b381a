import { normaliseAddress } from "../../domain/lead/subscription"
import { UnreadableRecord } from "../core/errors"
import { createStoreId } from "../core/ids"
import type { LeadPorts } from "../core/ports"

/** Stands for an address in the `unsubscribed` collection, and tells nothing about it. */
export const createRecipientKey = (idSecret: string, email: string): string =>
  createStoreId(idSecret, "unsubscribed", normaliseAddress(email))

/**
 * True when nothing may be mailed to `email` any more. To be asked before every email. Any note counts:
 * an unreadable one is rewritten.
 *
 * @throws StoreUnavailable; then nothing may be mailed either.
 */
export async function isUnsubscribed(
  ports: Pick<LeadPorts, "store" | "idSecret" | "now">,
  email: string,
): Promise<boolean> {
  try {
    return (await ports.store.get("unsubscribed", createRecipientKey(ports.idSecret, email))) !== null
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error
    await keepUnsubscribed(ports, email)
    return true
  }
}

/**
 * Keeps that nothing may be mailed to `email` any more, and since when. Kept for ever; a note that is there keeps its day,
 * and an unreadable one is replaced.
 *
 * @throws StoreUnavailable
 */
export async function keepUnsubscribed(
  { store, idSecret, now }: Pick<LeadPorts, "store" | "idSecret" | "now">,
  email: string,
): Promise<void> {
  const key = createRecipientKey(idSecret, email)
  const isKept = (await store.get("unsubscribed", key).catch(() => null)) !== null
  if (!isKept) await store.put("unsubscribed", key, { since: now().toISOString() })
}
