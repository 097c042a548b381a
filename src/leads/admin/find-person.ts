import { quoteKey } from "../store/find-quote"
import type { LeadPorts } from "../core/ports"
import { quoteRecord, type LeadRecord, type QuoteRecord } from "../core/records"
import { recipientKey } from "../store/unsubscribed"
import { inTurn, unreadable } from "./kept-leads"
import { leadsAbout } from "./leads-about"
import { whereabouts, type State } from "./delivery-status"

/** All that this site keeps about one address. */
export type Found = {
  leads: ({ id: string; states: State[] } & LeadRecord)[]
  /** What was worked out for them. Kept without personal data; found by its reference. */
  quotes: QuoteRecord[]
  /** Since when the address gets no email; `null` when it does. Kept as a code made from the address. */
  unsubscribed: unknown
  /** Records that were cut short or written over, and hold the address. */
  unreadable: { id: string; text: string }[]
}

/** Answers a request for access. @throws StoreUnavailable */
export async function findPerson(ports: LeadPorts, email: string): Promise<Found> {
  const [about, statesOf, unsubscribed] = await Promise.all([
    leadsAbout(ports, email),
    whereabouts(ports),
    ports.store.get("unsubscribed", recipientKey(ports.idSecret, email)),
  ])
  const references = [...new Set(about.full.map(({ record }) => record.publicId))]
  const quotes = await inTurn(references, async id =>
    ports.store.get("quote", quoteKey(ports.idSecret, id)).then(quoteRecord).catch(unreadable),
  )
  return {
    leads: about.full.map(({ key, record }) => ({ id: key, states: statesOf(key), ...record })),
    quotes: quotes.filter(quote => quote !== null),
    unsubscribed,
    unreadable: about.unreadable.map(({ key, text }) => ({ id: key, text })),
  }
}
