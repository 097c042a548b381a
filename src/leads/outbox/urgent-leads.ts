import { compareLeadUrgency, summariseLeadUrgency, type UrgencyInShort } from "../core/events/lead-urgency"
import { isOfficeEmailName, parseWebhookDeliveryKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { mapInBatches, readFullLead } from "../store/read-records"
import { listOfficesThatHave } from "./calls"

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

/** Where a lead is that nobody has, and the collections of its markers there: for the first webhook, and for others. */
const WAITING = { pending: ["pending", "hook-pending"], held: ["held"], dead: ["dead", "hook-dead"] } as const

export type WaitingLead = UrgentLead & { state: keyof typeof WAITING }

/** The most leads that are read to find the urgent ones, so that a sweep isn't over before they all are. */
const MOST_READ = 200

/**
 * Urgent leads that neither the first webhook nor an address of the office has, the most urgent first; `null` when so many wait
 * that they can't all be read.
 *
 * @throws StoreUnavailable
 */
export async function listUrgentLeadsThatWait(
  ports: Pick<LeadPorts, "store" | "webhooks" | "isEmailOnly">,
): Promise<WaitingLead[] | null> {
  const states = new Map<string, WaitingLead["state"]>()
  for (const state of ["pending", "held", "dead"] as const)
    for (const { key } of (await Promise.all(WAITING[state].map(name => ports.store.list(name)))).flat()) {
      const { webhook, lead } = parseWebhookDeliveryKey(key) ?? { lead: key }
      // Beside a webhook it's the webhook's word that counts.
      if (!webhook || (ports.isEmailOnly && isOfficeEmailName(webhook))) states.set(lead, state)
    }
  if (states.size > MOST_READ) return null
  const leads = await mapInBatches(await listUrgentLeads(ports, [...states.keys()]), async lead =>
    (await listOfficesThatHave(ports, lead.key)).length > 0
      ? []
      : { ...lead, state: states.get(lead.key) ?? "pending" },
  )
  return leads.flat()
}
