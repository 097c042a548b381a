import * as v from "valibot"
import { isPublicId } from "../../domain/paths"
import { isRecordKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { leadSchema, type LeadRecord, type ReducedLead } from "../core/records"
import { mapInBatches, readStoredRecord } from "../store/read-records"
import {
  loadLeadDeliveryStatuses,
  DELIVERY_STATUSES,
  WEBHOOK_COLLECTIONS,
  listWebhookDeliveryRecords,
} from "./delivery-status"
import type { Collection } from "../core/lead-store"

/** A stored lead: in full, reduced to a marker, or as text that cannot be read. */
export type SavedLead = { key: string } & (
  { is: "full"; record: LeadRecord } | { is: "reduced"; record: ReducedLead } | { is: "unreadable"; text: string }
)

type StorePort = Pick<LeadPorts, "store">

/** The lead under `key`; `null` when there is none. @throws StoreUnavailable */
export async function readSavedLead({ store }: StorePort, key: string): Promise<SavedLead | null> {
  const result = await readStoredRecord(store, "lead", key, leadSchema)
  if ("broken" in result) return { key, is: "unreadable", text: result.broken }
  const record = result.value
  return record && ("event" in record ? { key, is: "full", record } : { key, is: "reduced", record })
}

/** Lists every stored lead, the oldest first; unreadable leads come last. @throws StoreUnavailable */
export async function listSavedLeads(ports: StorePort): Promise<SavedLead[]> {
  const keys = (await ports.store.list("lead")).map(({ key }) => key)
  const leads = await mapInBatches(keys, key => readSavedLead(ports, key))
  return leads.filter(lead => lead !== null).sort((a, b) => (getLeadReceivedAt(a) < getLeadReceivedAt(b) ? -1 : 1))
}

const getLeadReceivedAt = (lead: SavedLead): string => (lead.is === "unreadable" ? "~" : lead.record.receivedAt)

/**
 * Finds the keys of the leads with this id: one for a `webhook-id`; for the id in a quote's address all that have it, such as
 * the request, its acceptance and its changes. Empty for an unknown id.
 *
 * @throws StoreUnavailable
 */
export async function findLeadKeysById(ports: LeadPorts, id: string): Promise<string[]> {
  if (isRecordKey(id)) {
    const isThere = (await ports.store.list("lead")).some(({ key }) => key === id)
    return isThere || (await loadLeadDeliveryStatuses(ports))(id).length > 0 ? [id] : []
  }
  if (!isPublicId(id)) return []
  const leads = await listSavedLeads(ports)
  return leads.filter(lead => lead.is !== "unreadable" && lead.record.publicId === id).map(({ key }) => key)
}

/**
 * Loads everything stored under one key: the lead, with personal data, and its record in each delivery collection, also
 * for each webhook after the first that has a marker for it.
 *
 * @throws StoreUnavailable
 */
export async function loadLeadDetails(ports: LeadPorts, key: string) {
  const [lead, ...collections] = await Promise.all([
    readSavedLead(ports, key),
    ...DELIVERY_STATUSES.map(async state => [state, await readRawRecord(ports, state, key)] as const),
  ])
  const webhooks: Record<string, Record<string, unknown>> = {}
  for (const { webhook, lead: leadKey, state, key: own } of await listWebhookDeliveryRecords(ports))
    if (leadKey === key)
      webhooks[webhook] = { ...webhooks[webhook], [state]: await readRawRecord(ports, WEBHOOK_COLLECTIONS[state], own) }
  return {
    id: key,
    lead: lead && (lead.is === "unreadable" ? { unreadable: lead.text } : lead.record),
    delivery: Object.fromEntries(collections.filter(([, marker]) => marker !== null)),
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
  }
}

async function readRawRecord({ store }: LeadPorts, state: Collection, key: string): Promise<unknown> {
  const result = await readStoredRecord(store, state, key, v.unknown())
  return "broken" in result ? { unreadable: result.broken } : result.value
}
