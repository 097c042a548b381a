import { compareLeadUrgency, summariseLeadUrgency, type UrgencyInShort } from "../core/events/lead-urgency"
import type { LeadPorts } from "../core/ports"
import { mapInBatches, readFullLead } from "../store/read-records"

type UrgentLead = { key: string; publicId: string; urgency: UrgencyInShort }

/** Which of the leads with these keys are urgent, the most urgent first. @throws StoreUnavailable */
export async function listUrgentLeads(ports: Pick<LeadPorts, "store">, keys: readonly string[]): Promise<UrgentLead[]> {
  const leads = await mapInBatches(keys, async key => {
    const record = await readFullLead(ports, key)
    if (record === null || record === "unreadable") return null
    const urgency = summariseLeadUrgency(record.event)
    return urgency ? { key, publicId: record.publicId, urgency } : null
  })
  return leads.filter(lead => lead !== null).sort((a, b) => compareLeadUrgency(a.urgency, b.urgency))
}

/** Where a lead is that the first webhook doesn't have. */
const WAITING = ["pending", "held", "dead"] as const

export type WaitingLead = UrgentLead & { state: (typeof WAITING)[number] }

/** The most leads that are read to find the urgent ones, so that a sweep isn't over before they all are. */
const MOST_READ = 200

/**
 * Urgent leads that the first webhook doesn't have, the most urgent first; `null` when so many wait that they can't all be read.
 *
 * @throws StoreUnavailable
 */
export async function listUrgentLeadsThatWait(ports: Pick<LeadPorts, "store">): Promise<WaitingLead[] | null> {
  const states = new Map<string, WaitingLead["state"]>()
  for (const state of WAITING) for (const { key } of await ports.store.list(state)) states.set(key, state)
  if (states.size > MOST_READ) return null
  const leads = await listUrgentLeads(ports, [...states.keys()])
  return leads.map(lead => ({ ...lead, state: states.get(lead.key) ?? "pending" }))
}
