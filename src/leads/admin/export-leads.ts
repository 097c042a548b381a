import type { IsoDate } from "../../domain/iso-date"
import type { PersonAnswers } from "../../domain/job/questions"
import { FORM_USE_KEYS } from "../../domain/lead/form-use"
import { ATTRIBUTION_KEYS, type Attribution } from "../../domain/lead/quote-request-types"
import { createReference } from "../../domain/reference"
import { escapeSpreadsheetFormula, formatRowsAsCsv } from "../../domain/csv"
import type { LeadEvent } from "../core/event"
import { formatFirstDate } from "../core/events/lead-urgency"
import type { QuoteRequested } from "../core/events/quote-requested"
import type { RequestOrigin } from "../core/events/request-parts"
import type { LeadPorts } from "../core/ports"
import type { LeadRecord } from "../core/records"
import { getSydneyDate } from "../core/schedule"
import { loadLeadDeliveryStatuses, type DeliveryStatus } from "./delivery-status"
import { getLeadSender } from "./find-person"
import { listSavedLeads } from "./saved-leads"
import { getLeadSuspicions } from "./list-leads"

type SavedRequest = QuoteRequested["request"]

/**
 * A lead with its delivery statuses, and the request that it's about: its own, or the one that was accepted, changed or
 * priced again.
 */
type ExportedLead = {
  key: string
  record: LeadRecord
  states: readonly DeliveryStatus[]
  originalRequest: SavedRequest | null
}

type Value = string | number | boolean | null | undefined

/**
 * One column: its name, and how its value is read from an event. Names and order are stable; new columns go last. A value
 * marked `"ours"` was made by us and is exported unchanged, so that ids match those of the webhook. Any other may be a
 * visitor's text.
 */
type Column = readonly [name: string, of: (event: LeadEvent, lead: ExportedLead) => Value, whose?: "ours"]

const getQuoteRequest = (event: LeadEvent) => (event.type === "quote.requested.v1" ? event.data.request : null)
/** How urgent a request was when it came, and by when to call; `null` for other types. */
const getRequestUrgency = (event: LeadEvent) => (event.type === "quote.requested.v1" ? event.data : null)
const getContactMessage = (event: LeadEvent) => (event.type === "contact.sent.v1" ? event.data.contact : null)
const getEventFeedback = (event: LeadEvent) => (event.type === "feedback.sent.v1" ? event.data.feedback : null)
const getEnquiryChange = (event: LeadEvent) => (event.type === "lead.changed.v1" ? event.data : null)
const getEventQuote = ({ data }: LeadEvent) => ("quote" in data ? data.quote : null)

const getContactWishes = (event: LeadEvent): Partial<Pick<PersonAnswers, "contactBy" | "bestTime">> | null =>
  event.type === "quote.accepted.v1" || event.type === "quote.repriced.v1"
    ? event.data.contact
    : (getQuoteRequest(event) ?? getContactMessage(event))

/** The job of the request; `null` for a change, which is about the person. */
const getRequestedJob = (event: LeadEvent, { originalRequest }: ExportedLead): SavedRequest | null =>
  event.type === "lead.changed.v1" ? null : originalRequest

/** Where the event's request came from. Older events don't say it, so it's read from the request. */
const getRequestSource = ({ data }: LeadEvent, { originalRequest }: ExportedLead): RequestOrigin | null =>
  ("request" in data && data.request) || originalRequest

const getLeadAttribution = (event: LeadEvent, lead: ExportedLead): Attribution =>
  (getRequestSource(event, lead) ?? getContactMessage(event) ?? getEventFeedback(event))?.attribution ?? {}

/** What the office recorded: of a request or message the last of it, of an event about that what it says. */
const getRecordedFollowUp = (event: LeadEvent, record: LeadRecord): Value =>
  event.type === "lead.followed-up.v1" ? event.data.followUp : record.followUp?.what

const formatCentsAsDollars = (cents: number | null | undefined): Value =>
  typeof cents === "number" ? (cents / 100).toFixed(2) : ""

/** The columns of an export. One row is one event, such as a request, an acceptance or a change. */
export const COLUMNS: readonly Column[] = [
  ["webhook_id", (_, { key }) => key, "ours"],
  ["reference", (_, { record }) => record.publicId, "ours"],
  ["kind", event => event.type, "ours"],
  ["received_at", (_, { record }) => record.receivedAt, "ours"],
  ["delivery", (_, { states }) => states.join(" "), "ours"],
  ["suspicions", event => getLeadSuspicions(event).join(" "), "ours"],
  ["name", event => getLeadSender(event).name],
  ["email", event => getLeadSender(event).email],
  ["phone", event => getLeadSender(event).phone],
  ["contact_by", event => getContactWishes(event)?.contactBy],
  ["best_time", event => getContactWishes(event)?.bestTime],
  ["marketing", event => getQuoteRequest(event)?.marketing],
  ["postcode", event => getQuoteRequest(event)?.postcode],
  [
    "message",
    event =>
      (getQuoteRequest(event) ?? getEnquiryChange(event))?.note ??
      (getContactMessage(event) ?? getEventFeedback(event))?.message,
  ],
  ["outcome", event => ("outcome" in event.data ? event.data.outcome : null), "ours"],
  ["side", event => getEventQuote(event)?.side ?? getQuoteRequest(event)?.side],
  ["state", event => getEventQuote(event)?.state ?? getQuoteRequest(event)?.state],
  ["property_type", (event, lead) => getRequestedJob(event, lead)?.propertyType],
  ["stage", (event, lead) => getRequestedJob(event, lead)?.stage],
  ["contract_date", (event, lead) => getRequestedJob(event, lead)?.contractDate],
  ["settlement_date", (event, lead) => getRequestedJob(event, lead)?.settlementDate],
  ["price", event => formatCentsAsDollars(getQuoteRequest(event)?.price ?? getEventQuote(event)?.priceCents), "ours"],
  ["sale_state", (event, lead) => getRequestedJob(event, lead)?.sale?.state],
  ["sale_price", (event, lead) => formatCentsAsDollars(getRequestedJob(event, lead)?.sale?.price), "ours"],
  ["our_fee", event => formatCentsAsDollars(getEventQuote(event)?.totals.ourFeeCents), "ours"],
  ["total", event => formatCentsAsDollars(getEventQuote(event)?.totals.totalCents), "ours"],
  ["change", event => getEnquiryChange(event)?.change],
  ["rating", event => getEventFeedback(event)?.rating],
  ["page", event => getEventFeedback(event)?.page],
  [
    "partner",
    (event, lead) => (getRequestSource(event, lead) ?? getContactMessage(event) ?? getEventFeedback(event))?.partner,
  ],
  ...ATTRIBUTION_KEYS.filter(key => !["embedPage", "formPath", "offer"].includes(key)).map((key): Column => [
    toSnakeCase(key),
    (event, lead) => getLeadAttribution(event, lead)[key],
  ]),
  ...FORM_USE_KEYS.map((key): Column => [toSnakeCase(key), (event, lead) => getRequestedJob(event, lead)?.form?.[key]]),
  ["embed_page", (event, lead) => getLeadAttribution(event, lead).embedPage],
  ["form_path", (event, lead) => getLeadAttribution(event, lead).formPath],
  ["spoken_reference", (_, { record }) => createReference(record.publicId), "ours"],
  ["urgency_text", event => getRequestUrgency(event)?.urgencyText, "ours"],
  ["call_by", event => getRequestUrgency(event)?.callBy, "ours"],
  ["first_date", event => formatFirstDate(getRequestUrgency(event)?.firstDate), "ours"],
  ["follow_up", (event, { record }) => getRecordedFollowUp(event, record), "ours"],
  ["offer", (event, lead) => getLeadAttribution(event, lead).offer],
  ["discount", event => formatCentsAsDollars(getEventQuote(event)?.totals.discountCents), "ours"],
  ["file_bytes", ({ data }) => ("bytes" in data ? data.bytes : null), "ours"],
]

/** Converts `landingPath` to `landing_path`; `utm_source` stays as it is. */
function toSnakeCase(key: string): string {
  return key.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`)
}

/** Builds the row of a lead: booleans as `yes` and `no`, unknown values empty, and visitors' formulas escaped. */
const buildLeadRow = (lead: ExportedLead): string[] =>
  COLUMNS.map(([, of, whose]) => {
    const value = of(lead.record.event, lead) ?? ""
    const text = typeof value === "boolean" ? (value ? "yes" : "no") : String(value)
    return whose === "ours" ? text : escapeSpreadsheetFormula(text)
  })

/** Which leads to export. Days are in Sydney time, both inclusive. */
export type ExportFilter = { from: IsoDate | null; until: IsoDate | null; kind: string | null }

/**
 * Leads as a table for a spreadsheet, the oldest first. Leads that were reduced to a marker have nothing left to export.
 *
 * @throws StoreUnavailable
 */
export async function exportLeadsAsCsv(
  ports: Pick<LeadPorts, "store">,
  { from, until, kind }: ExportFilter,
): Promise<string> {
  const [leads, getStatuses] = await Promise.all([listSavedLeads(ports), loadLeadDeliveryStatuses(ports)])
  const full = leads.filter(lead => lead.is === "full")
  const requests = new Map(full.map(({ key, record }) => [key, getQuoteRequest(record.event)]))
  const findOriginalRequest = (event: LeadEvent): SavedRequest | null =>
    getQuoteRequest(event) ??
    ("requestWebhookId" in event.data ? (requests.get(event.data.requestWebhookId) ?? null) : null)
  const rows = full
    .filter(({ record }) => {
      const on = getSydneyDate(new Date(record.receivedAt))
      return (from === null || on >= from) && (until === null || on <= until)
    })
    .filter(({ record }) => kind === null || record.event.type === kind)
    .map(({ key, record }) =>
      buildLeadRow({ key, record, states: getStatuses(key), originalRequest: findOriginalRequest(record.event) }),
    )
  return formatRowsAsCsv([COLUMNS.map(([name]) => name), ...rows])
}
