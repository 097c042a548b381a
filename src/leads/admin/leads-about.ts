import { sameAddress } from "../../domain/lead/subscription"
import type { LeadEvent } from "../core/event"
import type { LeadPorts } from "../core/ports"
import type { LeadRecord } from "../core/records"
import { keptLeads } from "./kept-leads"

/** What is about one address: leads in full, and records that cannot be read and hold its text. */
export type About = { full: { key: string; record: LeadRecord }[]; unreadable: { key: string; text: string }[] }

/**
 * Every lead that names `email` as somebody's address, however it is written, and those that belong to the same quote: an
 * acceptance, or a change that tells no address. Words about the address in somebody else's note do not count.
 *
 * @throws StoreUnavailable
 */
export async function leadsAbout(ports: Pick<LeadPorts, "store">, email: string): Promise<About> {
  const address = sameAddress(email)
  const leads = await keptLeads(ports)
  const full = leads.filter(lead => lead.is === "full")
  const named = full.filter(({ record }) => names(record.event.data, address))
  const quotes = new Set(named.flatMap(({ record }) => quoteOf(record)))
  const related = full.filter(lead => named.includes(lead) || quoteOf(lead.record).some(id => quotes.has(id)))
  return {
    full: related.map(({ key, record }) => ({ key, record })),
    unreadable: leads
      .filter(lead => lead.is === "unreadable")
      .filter(({ text }) => text.toLowerCase().includes(address))
      .map(({ key, text }) => ({ key, text })),
  }
}

const OF_A_QUOTE: readonly LeadEvent["type"][] = ["quote.requested.v1", "quote.accepted.v1", "lead.changed.v1"]

/** Reference of the quote that a lead is about, in a list of one; empty for other kinds. */
const quoteOf = ({ publicId, event }: LeadRecord): string[] => (OF_A_QUOTE.includes(event.type) ? [publicId] : [])

/** True when a text anywhere in `value` is the address. */
function names(value: unknown, address: string): boolean {
  if (typeof value === "string") return sameAddress(value) === address
  return typeof value === "object" && value !== null && Object.values(value).some(part => names(part, address))
}
