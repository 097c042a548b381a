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
