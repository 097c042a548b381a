import type { IsoDate } from "../../domain/iso-date"
import type { PersonAnswers } from "../../domain/job/questions"
import { FORM_USE_KEYS } from "../../domain/lead/form-use"
import { ATTRIBUTION_KEYS, type Attribution } from "../../domain/lead/quote-request-types"
import type { LeadEvent } from "../core/event"
import type { QuoteRequested } from "../core/events/quote-requested"
import type { RequestOrigin } from "../core/events/request-parts"
import type { LeadPorts } from "../core/ports"
import type { LeadRecord } from "../core/records"
import { getBusinessDay } from "../core/schedule"
import { listDeliveryStatuses, type DeliveryStatus } from "./delivery-status"
import { getPerson } from "./find-person"
import { listLeads } from "./saved-leads"
import { getSuspicions } from "./list-leads"

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

const getRequest = (event: LeadEvent) => (event.type === "quote.requested.v1" ? event.data.request : null)
const getContact = (event: LeadEvent) => (event.type === "contact.sent.v1" ? event.data.contact : null)
const getFeedback = (event: LeadEvent) => (event.type === "feedback.sent.v1" ? event.data.feedback : null)
const getChange = (event: LeadEvent) => (event.type === "lead.changed.v1" ? event.data : null)
const getQuote = ({ data }: LeadEvent) => ("quote" in data ? data.quote : null)

const getWishes = (event: LeadEvent): Partial<Pick<PersonAnswers, "contactBy" | "bestTime">> | null =>
  event.type === "quote.accepted.v1" || event.type === "quote.repriced.v1"
    ? event.data.contact
    : (getRequest(event) ?? getContact(event))

/** The job of the request; `null` for a change, which is about the person. */
const getJob = (event: LeadEvent, { originalRequest }: ExportedLead): SavedRequest | null =>
  event.type === "lead.changed.v1" ? null : originalRequest

/** Where the event's request came from. Older events don't say it, so it's read from the request. */
const getOrigin = ({ data }: LeadEvent, { originalRequest }: ExportedLead): RequestOrigin | null =>
  ("request" in data && data.request) || originalRequest

const getAttribution = (event: LeadEvent, lead: ExportedLead): Attribution =>
  (getOrigin(event, lead) ?? getContact(event) ?? getFeedback(event))?.attribution ?? {}

const formatDollars = (cents: number | null | undefined): Value =>
  typeof cents === "number" ? (cents / 100).toFixed(2) : ""

/** The columns of an export. One row is one event. */
export const COLUMNS: readonly Column[] = [
  ["webhook_id", (_, { key }) => key, "ours"],
  ["reference", (_, { record }) => record.publicId, "ours"],
  ["kind", event => event.type, "ours"],
  ["received_at", (_, { record }) => record.receivedAt, "ours"],
  ["delivery", (_, { states }) => states.join(" "), "ours"],
  ["suspicions", event => getSuspicions(event).join(" "), "ours"],
  ["name", event => getPerson(event).name],
  ["email", event => getPerson(event).email],
  ["phone", event => getPerson(event).phone],
  ["contact_by", event => getWishes(event)?.contactBy],
  ["best_time", event => getWishes(event)?.bestTime],
  ["marketing", event => getRequest(event)?.marketing],
  ["postcode", event => getRequest(event)?.postcode],
  [
    "message",
    event => (getRequest(event) ?? getChange(event))?.note ?? (getContact(event) ?? getFeedback(event))?.message,
  ],
  ["outcome", event => ("outcome" in event.data ? event.data.outcome : null), "ours"],
  ["side", event => getQuote(event)?.side ?? getRequest(event)?.side],
  ["state", event => getQuote(event)?.state ?? getRequest(event)?.state],
  ["property_type", (event, lead) => getJob(event, lead)?.propertyType],
  ["stage", (event, lead) => getJob(event, lead)?.stage],
  ["contract_date", (event, lead) => getJob(event, lead)?.contractDate],
  ["settlement_date", (event, lead) => getJob(event, lead)?.settlementDate],
  ["price", event => formatDollars(getRequest(event)?.price ?? getQuote(event)?.priceCents), "ours"],
  ["sale_state", (event, lead) => getJob(event, lead)?.sale?.state],
  ["sale_price", (event, lead) => formatDollars(getJob(event, lead)?.sale?.price), "ours"],
  ["our_fee", event => formatDollars(getQuote(event)?.totals.ourFeeCents), "ours"],
  ["total", event => formatDollars(getQuote(event)?.totals.totalCents), "ours"],
  ["change", event => getChange(event)?.change],
  ["rating", event => getFeedback(event)?.rating],
  ["page", event => getFeedback(event)?.page],
  ["partner", (event, lead) => (getOrigin(event, lead) ?? getContact(event) ?? getFeedback(event))?.partner],
  ...ATTRIBUTION_KEYS.filter(key => key !== "embedPage").map((key): Column => [
    toSnakeCase(key),
    (event, lead) => getAttribution(event, lead)[key],
  ]),
  ...FORM_USE_KEYS.map((key): Column => [toSnakeCase(key), (event, lead) => getJob(event, lead)?.form?.[key]]),
  ["embed_page", (event, lead) => getAttribution(event, lead).embedPage],
]

/** `landingPath` is `landing_path`, and `utm_source` stays as it is. */
function toSnakeCase(key: string): string {
  return key.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`)
}

/** The row of a lead, with booleans as `yes` and `no`, unknown values empty and visitors' formulas escaped. */
const buildRow = (lead: ExportedLead): string[] =>
  COLUMNS.map(([, of, whose]) => {
    const value = of(lead.record.event, lead) ?? ""
    const text = typeof value === "boolean" ? (value ? "yes" : "no") : String(value)
    return whose === "ours" ? text : escapeFormula(text)
  })

/** Which leads to export. Days are in Sydney time, both inclusive. */
export type ExportFilter = { from: IsoDate | null; until: IsoDate | null; kind: string | null }

/**
 * Leads as a table for a spreadsheet, the oldest first. Leads that were reduced to a marker have nothing left to export.
 *
 * @throws StoreUnavailable
 */
export async function exportLeads(
  ports: Pick<LeadPorts, "store">,
  { from, until, kind }: ExportFilter,
): Promise<string> {
  const [leads, getStatuses] = await Promise.all([listLeads(ports), listDeliveryStatuses(ports)])
  const full = leads.filter(lead => lead.is === "full")
  const requests = new Map(full.map(({ key, record }) => [key, getRequest(record.event)]))
  const findRequest = (event: LeadEvent): SavedRequest | null =>
    getRequest(event) ?? ("requestWebhookId" in event.data ? (requests.get(event.data.requestWebhookId) ?? null) : null)
  const rows = full
    .filter(({ record }) => {
      const on = getBusinessDay(new Date(record.receivedAt))
      return (from === null || on >= from) && (until === null || on <= until)
    })
    .filter(({ record }) => kind === null || record.event.type === kind)
    .map(({ key, record }) =>
      buildRow({ key, record, states: getStatuses(key), originalRequest: findRequest(record.event) }),
    )
  return formatCsv([COLUMNS.map(([name]) => name), ...rows])
}

/** Spreadsheets read a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/

/** Puts an apostrophe before a text that a spreadsheet could run as a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const formatCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * Comma-separated rows as RFC 4180 defines them. Text that isn't ours must go through `escapeFormula` first. Begins with a
 * byte order mark, so that spreadsheets read it as UTF-8.
 *
 * @param rows The first is the names of the columns.
 */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(formatCell).join(",")}\r\n`).join("")}`
