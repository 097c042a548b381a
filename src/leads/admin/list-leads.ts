import * as v from "valibot"
import { FOUND_IN } from "../core/records"
import { createReference } from "../../domain/reference"
import { LEVELS } from "../../domain/urgency/urgency-types"
import type { LeadEvent } from "../core/event"
import { summariseLeadUrgency, type UrgencyInShort } from "../core/events/lead-urgency"
import type { LeadPorts } from "../core/ports"
import { getMinutesSince } from "../outbox/last-run"
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  FIRST_WEBHOOK,
  WEBHOOK_COLLECTIONS,
  listWebhookDeliveryRecords,
} from "./delivery-status"
import { getLeadSender, type Person } from "./find-person"
import type { Collection } from "../core/lead-store"
import { mapInBatches, readRecordIfReadable } from "../store/read-records"
import { readSavedLead, type SavedLead } from "./saved-leads"

/** A line of the list. `person` is only printed on request. */
export type ListItem = {
  id: string
  state: DeliveryStatus
  /** Name of the webhook that the state is about, unless it is the first or the email. */
  webhook: string | null
  /** Event type; `unreadable`, or `no lead` for a marker whose lead was never saved. */
  kind: string
  /** What the visitor calls the quote on the phone; empty when that isn't known. */
  reference: string
  /** How urgent it was when it came; `null` if it wasn't urgent. */
  urgency: UrgencyInShort | null
  /** Whole minutes since it came; `null` when that is not known. */
  ageMinutes: number | null
  delivery: string
  person: Person | null
}

/**
 * Lists the leads with these delivery statuses, a line for each webhook. Urgent leads that wait come first, then the
 * oldest.
 *
 * @param kind    Lists only this event type; `null` for all.
 * @param webhook Lists only this webhook, `main` for the first; `null` for all.
 * @throws StoreUnavailable
 */
export async function listLeadsByDeliveryStatus(
  ports: LeadPorts,
  states: readonly DeliveryStatus[],
  kind: string | null = null,
  webhook: string | null = null,
): Promise<ListItem[]> {
  const isOfFirst = webhook === null || webhook === FIRST_WEBHOOK
  const markers = await Promise.all([
    ...DELIVERY_STATUSES.filter(state => isOfFirst && states.includes(state)).map(async state => {
      const entries = await ports.store.list(state)
      return entries.map(({ key }) => ({ webhook: null, lead: key, state, key, collection: state }))
    }),
    ...(webhook === FIRST_WEBHOOK ? [] : [listWebhookDeliveryRecords(ports, webhook)]).map(async hookMarkers =>
      (await hookMarkers)
        .filter(({ state }) => states.includes(state))
        .map(marker => ({ ...marker, collection: WEBHOOK_COLLECTIONS[marker.state] })),
    ),
  ])
  const leads = await mapInBatches(markers.flat(), marker => loadLeadListItem(ports, marker))
  const all = leads.filter(lead => kind === null || lead.kind === kind)
  return all.sort((a, b) => getListRank(a) - getListRank(b) || (b.ageMinutes ?? 0) - (a.ageMinutes ?? 0))
}

/** Ranks leads that nobody has received yet by their urgency, and all others after them. */
const getListRank = ({ state, urgency }: ListItem): number =>
  urgency && ["pending", "held", "dead"].includes(state) ? LEVELS.indexOf(urgency.urgency) : LEVELS.length

type MarkerEntry = { webhook: string | null; lead: string; state: DeliveryStatus; key: string; collection: Collection }

async function loadLeadListItem(ports: LeadPorts, entry: MarkerEntry): Promise<ListItem> {
  const { state } = entry
  const [lead, marker] = await Promise.all([
    readSavedLead(ports, entry.lead),
    readRecordIfReadable(ports.store, entry.collection, entry.key, markerFields),
  ])
  const event = lead?.is === "full" ? lead.record.event : null
  const receivedAt = lead && lead.is !== "unreadable" ? lead.record.receivedAt : (marker?.since ?? marker?.at)
  return {
    id: entry.lead,
    state,
    webhook: entry.webhook,
    kind: getLeadEventType(lead),
    reference: lead && lead.is !== "unreadable" ? createReference(lead.record.publicId) : "",
    urgency: (event && summariseLeadUrgency(event)) ?? null,
    ageMinutes: receivedAt === undefined ? null : getMinutesSince(ports, receivedAt),
    delivery: [...describeLeadDelivery(state, marker ?? {}), ...(event ? getLeadSuspicions(event) : [])].join(", "),
    person: event && getLeadSender(event),
  }
}

/** The event type of a lead, even a reduced one. */
export function getLeadEventType(lead: SavedLead | null): string {
  if (lead === null) return "no lead"
  if (lead.is === "unreadable") return "unreadable"
  return lead.is === "full" ? lead.record.event.type : lead.record.type
}

/** Every field that a marker of any collection may have. A record of another shape has none. */
const markerFields = v.fallback(
  v.partial(
    v.object({
      since: v.string(),
      failures: v.number(),
      dueAt: v.string(),
      lastStatus: v.nullable(v.number()),
      lastCode: v.nullable(v.string()),
      deliveredAt: v.string(),
      undelivered: v.string(),
      at: v.string(),
      [FOUND_IN]: v.string(),
    }),
  ),
  {},
)

function describeLeadDelivery(state: DeliveryStatus, marker: v.InferOutput<typeof markerFields>): string[] {
  const { failures = 0, dueAt, lastStatus, lastCode, deliveredAt, undelivered, [FOUND_IN]: collection } = marker
  if (undelivered !== undefined) return [`not sent: ${undelivered}`]
  if (state === "done" || state === "mailed") return deliveredAt === undefined ? [] : [`sent ${deliveredAt}`]
  if (state === "pending" || state === "mail")
    return [`${failures} refused`, ...(dueAt === undefined ? [] : [`due ${dueAt}`])]
  if (state === "dead" || state === "dead-mail")
    return [`${failures} refused`, `last answer ${lastStatus ?? lastCode ?? "none"}`]
  if (state === "bad" && collection !== undefined) return [`found in the ${collection} collection`]
  return []
}

/** Why a lead may be spam; empty for an ordinary one. */
export const getLeadSuspicions = ({ data }: LeadEvent): readonly string[] =>
  "suspicions" in data ? data.suspicions : []
