import { createReference } from "../../domain/reference"
import type { LeadEvent } from "../core/event"
import type { LeadPorts } from "../core/ports"
import { quoteSchema, type LeadRecord } from "../core/records"
import { createQuoteRecordKey } from "../store/find-quote"
import { mapInBatches, readRecordIfReadable } from "../store/read-records"
import { findUnsubscription, listEmailSpellings } from "../store/unsubscribed"
import { readUpload } from "../store/uploads"
import { loadLeadDeliveryStatuses } from "./delivery-status"
import { listSavedLeads } from "./saved-leads"

/** Who sent a lead; `null` for each detail that it doesn't have. */
export type Person = { name: string | null; email: string | null; phone: string | null }

const NOBODY: Person = { name: null, email: null, phone: null }

export function getLeadSender(event: LeadEvent): Person {
  switch (event.type) {
    case "quote.requested.v1":
      return createPersonWithPhone(event.data.request)
    case "quote.accepted.v1":
    case "quote.repriced.v1":
    case "contact.sent.v1":
    case "lead.changed.v1":
    case "document.uploaded.v1":
      return event.data.contact ? createPersonWithPhone(event.data.contact) : NOBODY
    case "feedback.sent.v1":
      return { ...NOBODY, email: event.data.feedback.email }
    case "subscription.ended.v1":
      return { ...NOBODY, email: event.data.email }
    case "lead.followed-up.v1":
      return NOBODY
  }
}

type Sender = Pick<Person, "name" | "email"> & {
  phone: { typed: string; e164: string | null; extension?: string } | null
}

const createPersonWithPhone = ({ name, email, phone }: Sender): Person => ({
  name,
  email,
  phone: phone && (phone.e164 ?? phone.typed) + (phone.extension ? ` ext ${phone.extension}` : ""),
})

/**
 * Every lead that names `email` as someone's address, however it is written, and those that belong to the same quote or
 * message: an acceptance, a price that changed, a change without an address, or what became of it. An address mentioned in someone else's note doesn't
 * count. Unreadable records are found by their text.
 *
 * @throws StoreUnavailable
 */
export async function findLeadsByEmailAddress(ports: Pick<LeadPorts, "store">, email: string) {
  const spellings = listEmailSpellings(email)
  const leads = await listSavedLeads(ports)
  const full = leads.filter(lead => lead.is === "full")
  const directLeads = full.filter(({ record }) => isEmailAddressInFields(record.event.data, spellings[0]))
  const quotes = new Set(directLeads.flatMap(({ record }) => listLeadQuoteIds(record)))
  const relatedLeads = full.filter(
    lead => directLeads.includes(lead) || listLeadQuoteIds(lead.record).some(id => quotes.has(id)),
  )
  return {
    full: relatedLeads.map(({ key, record }) => ({ key, record })),
    unreadable: leads
      .filter(lead => lead.is === "unreadable")
      .filter(({ text }) => spellings.some(spelling => text.toLowerCase().includes(spelling)))
      .map(({ key, text }) => ({ key, text })),
  }
}

/** The id of the quote or message that a lead is or is about, in a list of one; empty for other kinds. */
const listLeadQuoteIds = ({ publicId, event }: LeadRecord): string[] =>
  event.type === "quote.requested.v1" || event.type === "contact.sent.v1" || "requestWebhookId" in event.data
    ? [publicId]
    : []

/** True when a text anywhere in `value` is the address. */
function isEmailAddressInFields(value: unknown, address: string): boolean {
  if (typeof value === "string") return listEmailSpellings(value)[0] === address
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).some(part => isEmailAddressInFields(part, address))
  )
}

/**
 * Finds what a person who asks for access to their data must be given. `files` are those that they sent, or began to send, after a
 * request; the event about a file has the link to it. `unsubscribed` says since when the address gets no
 * email; `null` when it does. @throws StoreUnavailable
 */
export async function findPersonRecordsByEmail(ports: LeadPorts, email: string) {
  const [about, getStatuses, unsubscribed] = await Promise.all([
    findLeadsByEmailAddress(ports, email),
    loadLeadDeliveryStatuses(ports),
    findUnsubscription(ports, email),
  ])
  return {
    leads: about.full.map(({ key, record }) => ({ id: key, states: getStatuses(key), ...record })),
    quotes: await loadQuotesOfLeads(ports, about.full),
    files: (await mapInBatches(about.full, ({ key }) => readUpload(ports, key))).filter(upload => upload !== null),
    unsubscribed,
    unreadable: about.unreadable.map(({ key, text }) => ({ id: key, text })),
  }
}

/** The stored quotes that these leads request or are about, each once. */
async function loadQuotesOfLeads(ports: LeadPorts, leads: readonly { record: { publicId: string } }[]) {
  const ids = [...new Set(leads.map(({ record }) => record.publicId))]
  const quotes = await mapInBatches(ids, id =>
    readRecordIfReadable(ports.store, "quote", createQuoteRecordKey(ports.idSecret, id), quoteSchema),
  )
  return quotes.filter(quote => quote !== null)
}

/**
 * Finds all leads of the quotes that have this reference, as `createReference` writes it, also those that were reduced, and the
 * quotes. It may be more than one quote. @throws StoreUnavailable
 */
export async function findRecordsByReference(ports: LeadPorts, reference: string) {
  const [all, getStatuses] = await Promise.all([listSavedLeads(ports), loadLeadDeliveryStatuses(ports)])
  const leads = all
    .filter(lead => lead.is !== "unreadable")
    .filter(({ record }) => createReference(record.publicId) === reference)
  return {
    leads: leads.map(({ key, record }) => ({ id: key, states: getStatuses(key), ...record })),
    quotes: await loadQuotesOfLeads(ports, leads),
  }
}
