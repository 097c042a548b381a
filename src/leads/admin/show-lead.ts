import { UnreadableRecord } from "../core/errors"
import type { Collection } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { DELIVERY_STATUSES } from "./delivery-status"
import { keptLead } from "./kept-leads"
import { WEBHOOK_COLLECTIONS, webhookMarkers } from "./webhook-status"

/**
 * All that is kept under one key: the lead, with personal data, and what's in each collection of its delivery. `webhooks` has
 * the same of each webhook after the first that has a marker of it.
 */
export type Shown = {
  id: string
  lead: unknown
  delivery: Record<string, unknown>
  webhooks?: Record<string, Record<string, unknown>>
}

/** @throws StoreUnavailable */
export async function showLead(ports: LeadPorts, key: string): Promise<Shown> {
  const [lead, ...collections] = await Promise.all([
    keptLead(ports, key),
    ...DELIVERY_STATUSES.map(async state => [state, await asItIs(ports, state, key)] as const),
  ])
  const webhooks: Record<string, Record<string, unknown>> = {}
  for (const { webhook, lead: of, state, key: own } of await webhookMarkers(ports))
    if (of === key)
      webhooks[webhook] = { ...webhooks[webhook], [state]: await asItIs(ports, WEBHOOK_COLLECTIONS[state], own) }
  return {
    id: key,
    lead: lead && (lead.is === "unreadable" ? { unreadable: lead.text } : lead.record),
    delivery: Object.fromEntries(collections.filter(([, marker]) => marker !== null)),
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
  }
}

const asItIs = ({ store }: LeadPorts, state: Collection, key: string): Promise<unknown> =>
  store.get(state, key).catch((error: unknown) => {
    if (error instanceof UnreadableRecord) return { unreadable: error.text }
    throw error
  })
