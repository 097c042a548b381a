import { deleteLeadContent } from "../leads/outbox/retention/rules"
import { parseLeadRecord } from "../leads/core/records"
import type { LeadTestHarness } from "../harness/lead-test-harness"

/** As happens when a lead is old, or when someone asks to be erased. */
export async function reduceAllLeads({ ports, blobs }: LeadTestHarness): Promise<void> {
  for (const key of blobs.keys("lead")) {
    const record = parseLeadRecord(await ports.store.get("lead", key))
    if (record) await deleteLeadContent(ports, key, record)
  }
}
