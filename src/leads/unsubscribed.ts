import { sameAddress } from "../domain/lead/subscription"
import { storeId } from "./ids"
import type { LeadPorts } from "./ports"

/** Stands for an address on the `unsubscribed` shelf, and tells nothing about it. */
export const recipientKey = (idSecret: string, email: string): string =>
  storeId(idSecret, "unsubscribed", sameAddress(email))

/**
 * True when nothing may be mailed to `email` any more. To be asked before every email.
 *
 * @throws StoreUnavailable; then nothing may be mailed either.
 */
export const isUnsubscribed = async (
  { store, idSecret }: Pick<LeadPorts, "store" | "idSecret">,
  email: string,
): Promise<boolean> => (await store.get("unsubscribed", recipientKey(idSecret, email))) !== null

/** Keeps that nothing may be mailed to `email` any more. Kept for ever. @throws StoreUnavailable */
export const keepUnsubscribed = (
  { store, idSecret, now }: Pick<LeadPorts, "store" | "idSecret" | "now">,
  email: string,
): Promise<void> => store.put("unsubscribed", recipientKey(idSecret, email), { since: now().toISOString() })
