import { normaliseEmailAddress } from "../../domain/lead/subscription"
import { UnreadableRecord } from "../core/errors"
import { createHashKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"

/** The key of an email address in the `unsubscribed` collection, which reveals nothing about the address. */
export const createOptOutKey = (idSecret: string, email: string): string =>
  createHashKey(idSecret, "unsubscribed", normaliseEmailAddress(email))

/**
 * True if nothing may be emailed to `email` any more. Check it before every email. An unreadable note counts too, and is
 * rewritten.
 *
 * @throws StoreUnavailable. Nothing may be emailed then either.
 */
export async function isUnsubscribedEmailAddress(
  ports: Pick<LeadPorts, "store" | "idSecret" | "now">,
  email: string,
): Promise<boolean> {
  try {
    return (await ports.store.get("unsubscribed", createOptOutKey(ports.idSecret, email))) !== null
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error
    await saveUnsubscribedEmailAddress(ports, email)
    return true
  }
}

/**
 * Records that nothing may be emailed to `email` any more, and since when. The record is stored forever. An earlier one
 * keeps its date; an unreadable one is replaced.
 *
 * @throws StoreUnavailable
 */
export async function saveUnsubscribedEmailAddress(
  { store, idSecret, now }: Pick<LeadPorts, "store" | "idSecret" | "now">,
  email: string,
): Promise<void> {
  const key = createOptOutKey(idSecret, email)
  const isKept = (await store.get("unsubscribed", key).catch(() => null)) !== null
  if (!isKept) await store.put("unsubscribed", key, { since: now().toISOString() })
}
