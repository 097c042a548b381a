import { normaliseEmailAddress } from "../../domain/lead/subscription"
import { UnreadableRecord } from "../core/errors"
import { createHashKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { domainToASCII, domainToUnicode } from "node:url"

/**
 * The ways to write one email address: with its domain in the letters of its language, which comes first, encoded for
 * mail servers (`xn--…`), and as given. Most addresses have only one.
 */
export function listEmailSpellings(email: string): readonly [string, ...string[]] {
  const address = normaliseEmailAddress(email)
  const domain = address.slice(address.lastIndexOf("@") + 1)
  const local = address.slice(0, address.length - domain.length)
  if (local === "") return [address]
  const first = local + (domainToUnicode(domain) || domain)
  const others = new Set([local + domainToASCII(domain), address])
  others.delete(first)
  return [first, ...others]
}

/** The key of an email address in the `unsubscribed` collection, which reveals nothing about the address. */
export const createOptOutKey = (idSecret: string, email: string): string =>
  createHashKey(idSecret, "unsubscribed", listEmailSpellings(email)[0])

/**
 * The note that nothing may be emailed to `email`, however that was written then; `null` if there's none. Notes from
 * before November 2026 are under the spelling of their time. @throws StoreUnavailable
 */
export async function findUnsubscription({ store, idSecret }: Pick<LeadPorts, "store" | "idSecret">, email: string) {
  for (const spelling of listEmailSpellings(email)) {
    const note = await store.get("unsubscribed", createHashKey(idSecret, "unsubscribed", spelling))
    if (note !== null) return note
  }
  return null
}

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
    return (await findUnsubscription(ports, email)) !== null
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
  ports: Pick<LeadPorts, "store" | "idSecret" | "now">,
  email: string,
): Promise<void> {
  const isSaved = (await findUnsubscription(ports, email).catch(() => null)) !== null
  const key = createOptOutKey(ports.idSecret, email)
  if (!isSaved) await ports.store.put("unsubscribed", key, { since: ports.now().toISOString() })
}
