import type { EnquiryChange } from "../domain/lead/enquiry"
import type { LeadPorts } from "./ports"
import { leadRecord, type DoneMarker } from "./records"

/**
 * Writes what an asker corrected into the request as it is kept, so that whatever is made of it later is right. A request
 * that was reduced to a marker stays as it is. An email that still waits is sent as corrected, and not at all to whoever
 * withdrew.
 *
 * @throws StoreUnavailable
 */
export async function correctLead(
  { store, now }: Pick<LeadPorts, "store" | "now">,
  key: string,
  sent: EnquiryChange,
): Promise<void> {
  const record = leadRecord(await store.get("lead", key))
  if (sent.change === "withdraw") {
    const at = now().toISOString()
    const done: DoneMarker = { since: record?.receivedAt ?? at, deliveredAt: at }
    return store.put("mailed", key, done)
  }
  if (record?.event.type !== "quote.requested.v1") return
  const { event } = record
  const { request } = event.data
  const corrected =
    sent.change === "email-only"
      ? { ...request, contactBy: "email" as const }
      : {
          ...request,
          name: sent.name ?? request.name,
          email: sent.email ?? request.email,
          phone: sent.phone ?? request.phone,
        }
  await store.put("lead", key, { ...record, event: { ...event, data: { ...event.data, request: corrected } } })
}
