import { normaliseAddress } from "../../domain/lead/subscription"
import { UnreadableRecord } from "../core/errors"
import { createStoreId } from "../core/ids"
import type { LeadPorts } from "../core/ports"

/** The key of an email address in the `unsubscribed` collection, which reveals nothing about the address. */
export const createRecipientKey = (idSecret: string, email: string): string =>
  createStoreId(idSecret, "unsubscribed", normaliseAddress(email))

/**
 * True if nothing may be emailed to `email` any more. Check it before every email. An unreadable note counts too, and is
 * rewritten.
 *
 * @throws StoreUnavailable. Nothing may be emailed then either.
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
 * Records that nothing may be emailed to `email` any more, and since when. The record is stored forever. An earlier one
 * keeps its date; an unreadable one is replaced.
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
