import type { IsoDate } from "../../domain/iso-date"
import type { PersonAnswers } from "../../domain/job/questions"
import { FORM_USE_KEYS } from "../../domain/lead/form-use"
import { ATTRIBUTION_KEYS, type Attribution } from "../../domain/lead/quote-request-types"
import type { LeadEvent } from "../core/event"
import type { QuoteRequested } from "../core/events/quote-requested"
import type { RequestOrigin } from "../core/events/request-parts"
import type { LeadPorts } from "../core/ports"
import type { LeadRecord } from "../core/records"
import { businessDay } from "../core/schedule"
import { listDeliveryStatuses, type DeliveryStatus } from "./delivery-status"
import { getPerson } from "./find-person"
import { listLeads } from "./kept-leads"
import { suspicionsOf } from "./list-leads"

type KeptRequest = QuoteRequested["request"]

/**
 * A lead with what became of it, and the request that it's about: its own, or the one that was accepted, changed or priced
 * again.
 */
type Exported = { key: string; record: LeadRecord; states: readonly DeliveryStatus[]; asked: KeptRequest | null }

type Value = string | number | boolean | null | undefined

/**
 * One column: its name, and what it holds of an event. Names and order stay; new ones come last. What is `"ours"` was made
 * here, and is exported to the letter: an id must still be the one that the webhook has. All else may be a visitor's text.
 */
type Column = readonly [name: string, of: (event: LeadEvent, lead: Exported) => Value, whose?: "ours"]

const request = (event: LeadEvent) => (event.type === "quote.requested.v1" ? event.data.request : null)
const contact = (event: LeadEvent) => (event.type === "contact.sent.v1" ? event.data.contact : null)
const feedback = (event: LeadEvent) => (event.type === "feedback.sent.v1" ? event.data.feedback : null)
const change = (event: LeadEvent) => (event.type === "lead.changed.v1" ? event.data : null)
const quote = ({ data }: LeadEvent) => ("quote" in data ? data.quote : null)

const wishes = (event: LeadEvent): Partial<Pick<PersonAnswers, "contactBy" | "bestTime">> | null =>
  event.type === "quote.accepted.v1" || event.type === "quote.repriced.v1"
    ? event.data.contact
    : (request(event) ?? contact(event))

/** The job that was asked about; of a change nothing, since it's about the person. */
const job = (event: LeadEvent, { asked }: Exported): KeptRequest | null =>
  event.type === "lead.changed.v1" ? null : asked

/** What an event says of its request's origin. In events from before, the request itself says it. */
const origin = ({ data }: LeadEvent, { asked }: Exported): RequestOrigin | null =>
  ("request" in data && data.request) || asked

const attribution = (event: LeadEvent, lead: Exported): Attribution =>
  (origin(event, lead) ?? contact(event) ?? feedback(event))?.attribution ?? {}

const dollars = (cents: number | null | undefined): Value => (typeof cents === "number" ? (cents / 100).toFixed(2) : "")

/** The columns of an export. One row is one event. */
export const COLUMNS: readonly Column[] = [
  ["webhook_id", (_, { key }) => key, "ours"],
  ["reference", (_, { record }) => record.publicId, "ours"],
  ["kind", event => event.type, "ours"],
  ["received_at", (_, { record }) => record.receivedAt, "ours"],
  ["delivery", (_, { states }) => states.join(" "), "ours"],
  ["suspicions", event => suspicionsOf(event).join(" "), "ours"],
  ["name", event => getPerson(event).name],
  ["email", event => getPerson(event).email],
  ["phone", event => getPerson(event).phone],
  ["contact_by", event => wishes(event)?.contactBy],
  ["best_time", event => wishes(event)?.bestTime],
  ["marketing", event => request(event)?.marketing],
  ["postcode", event => request(event)?.postcode],
  ["message", event => (request(event) ?? change(event))?.note ?? (contact(event) ?? feedback(event))?.message],
  ["outcome", event => ("outcome" in event.data ? event.data.outcome : null), "ours"],
  ["side", event => quote(event)?.side ?? request(event)?.side],
  ["state", event => quote(event)?.state ?? request(event)?.state],
  ["property_type", (event, lead) => job(event, lead)?.propertyType],
  ["stage", (event, lead) => job(event, lead)?.stage],
  ["contract_date", (event, lead) => job(event, lead)?.contractDate],
  ["settlement_date", (event, lead) => job(event, lead)?.settlementDate],
  ["price", event => dollars(request(event)?.price ?? quote(event)?.priceCents), "ours"],
  ["sale_state", (event, lead) => job(event, lead)?.sale?.state],
  ["sale_price", (event, lead) => dollars(job(event, lead)?.sale?.price), "ours"],
  ["our_fee", event => dollars(quote(event)?.totals.ourFeeCents), "ours"],
  ["total", event => dollars(quote(event)?.totals.totalCents), "ours"],
  ["change", event => change(event)?.change],
  ["rating", event => feedback(event)?.rating],
  ["page", event => feedback(event)?.page],
  ["partner", (event, lead) => (origin(event, lead) ?? contact(event) ?? feedback(event))?.partner],
  ...ATTRIBUTION_KEYS.filter(key => key !== "embedPage").map((key): Column => [
    toSnakeCase(key),
    (event, lead) => attribution(event, lead)[key],
  ]),
  ...FORM_USE_KEYS.map((key): Column => [toSnakeCase(key), (event, lead) => job(event, lead)?.form?.[key]]),
  ["embed_page", (event, lead) => attribution(event, lead).embedPage],
]

/** `landingPath` is `landing_path`, and `utm_source` stays as it is. */
function toSnakeCase(key: string): string {
  return key.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`)
}

/** The row of a lead. Yes and no are `yes` and `no`; what is not known is empty; no spreadsheet computes a visitor's text. */
const rowOf = (lead: Exported): string[] =>
  COLUMNS.map(([, of, whose]) => {
    const value = of(lead.record.event, lead) ?? ""
    const text = typeof value === "boolean" ? (value ? "yes" : "no") : String(value)
    return whose === "ours" ? text : inert(text)
  })

/** Which leads to export. Days are of Sydney's clock, the first and the last included. */
export type Wanted = { from: IsoDate | null; until: IsoDate | null; kind: string | null }

/**
 * Leads as a table for a spreadsheet, the oldest first. Leads that were reduced to a marker have nothing left to export.
 *
 * @throws StoreUnavailable
 */
export async function exportLeads(ports: Pick<LeadPorts, "store">, { from, until, kind }: Wanted): Promise<string> {
  const [leads, statesOf] = await Promise.all([listLeads(ports), listDeliveryStatuses(ports)])
  const full = leads.filter(lead => lead.is === "full")
  const requests = new Map(full.map(({ key, record }) => [key, request(record.event)]))
  const askedIn = (event: LeadEvent): KeptRequest | null =>
    request(event) ?? ("requestWebhookId" in event.data ? (requests.get(event.data.requestWebhookId) ?? null) : null)
  const rows = full
    .filter(({ record }) => {
      const on = businessDay(new Date(record.receivedAt))
      return (from === null || on >= from) && (until === null || on <= until)
    })
    .filter(({ record }) => kind === null || record.event.type === kind)
    .map(({ key, record }) => rowOf({ key, record, states: statesOf(key), asked: askedIn(record.event) }))
  return csv([COLUMNS.map(([name]) => name), ...rows])
}

/** Spreadsheets read a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/

/** A text that no spreadsheet computes: an apostrophe goes before what could begin a formula. */
export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Comma-separated rows as RFC 4180 says, to the letter: whoever gives a text that is not ours makes it `inert` first.
 * With a byte order mark, by which spreadsheets know that it is UTF-8.
 *
 * @param rows The first is the names of the columns.
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cell).join(",")}\r\n`).join("")}`
