import { UnreadableRecord } from "../core/errors"
import type { LeadPorts } from "../core/ports"
import { DELIVERY_STATUSES } from "./delivery-status"
import { keptLead } from "./kept-leads"

/** All that is kept under one key: the lead, with personal data, and what's in each collection of its delivery. */
export type Shown = { id: string; lead: unknown; delivery: Record<string, unknown> }

/** @throws StoreUnavailable */
export async function showLead(ports: LeadPorts, key: string): Promise<Shown> {
  const [lead, ...collections] = await Promise.all([
    keptLead(ports, key),
    ...DELIVERY_STATUSES.map(async state => [state, await asItIs(ports, state, key)] as const),
  ])
  return {
    id: key,
    lead: lead && (lead.is === "unreadable" ? { unreadable: lead.text } : lead.record),
    delivery: Object.fromEntries(collections.filter(([, marker]) => marker !== null)),
  }
}

const asItIs = ({ store }: LeadPorts, state: (typeof DELIVERY_STATUSES)[number], key: string): Promise<unknown> =>
  store.get(state, key).catch((error: unknown) => {
    if (error instanceof UnreadableRecord) return { unreadable: error.text }
    throw error
  })
