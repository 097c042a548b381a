import type { EnquiryChange } from "../../domain/lead/enquiry"
import type { LeadEvent } from "../core/event"
import type { LeadPorts } from "../core/ports"
import type { DoneMarker } from "../core/records"
import { readFullLead } from "../store/read-records"
import { saveUnsubscribedEmailAddress } from "../store/unsubscribed"

type RelatedPorts = Pick<LeadPorts, "store" | "idSecret" | "now">

/**
 * Stores what a lead changes apart from itself: that an address wants no more email, or details that someone corrected. The
 * event has everything that's needed, so a delivery can do this if the process died before it was done. Doing it again
 * does no harm, even after a later change.
 *
 * @throws StoreUnavailable
 */
export async function saveUnsubscribeOrCorrection(ports: RelatedPorts, event: LeadEvent): Promise<void> {
  if (event.type === "subscription.ended.v1") await saveUnsubscribedEmailAddress(ports, event.data.email)
  if (event.type !== "lead.changed.v1") return
  const { requestWebhookId, change, contact } = event.data
  await correctSavedQuoteRequest(ports, requestWebhookId, { change, ...contact }, event.timestamp)
}

type Correction = Pick<EnquiryChange, "change" | "name" | "email" | "phone">

/**
 * Writes corrected details into the stored request, so that everything made from it later is right. A detail that was
 * changed at `at` or later stays as it is, and so does a request that was reduced to a marker or can't be read. An email that
 * still waits is sent with the corrected details, and isn't sent to someone who withdrew.
 *
 * @param at When the change came, ISO 8601 in UTC.
 * @throws StoreUnavailable
 */
export async function correctSavedQuoteRequest(
  { store, now }: Pick<LeadPorts, "store" | "now">,
  key: string,
  { change, name, email, phone }: Correction,
  at: string,
): Promise<void> {
  const result = await readFullLead({ store }, key)
  const record = result === "unreadable" ? null : result
  if (change === "withdraw") {
    const note: DoneMarker = { since: record?.receivedAt ?? at, deliveredAt: now().toISOString() }
    await store.put("mailed", key, note)
  }
  if (record?.event.type !== "quote.requested.v1") return
  const { event, changedAt = {} } = record
  const { request } = event.data
  const isLatestChange = (detail: string) => (changedAt[detail] ?? "") < at
  const isDetailCorrected = (detail: string, value: unknown) =>
    change === "details" && value !== null && isLatestChange(detail)
  const details = {
    ...(change === "email-only" && isLatestChange("contactBy") && { contactBy: "email" as const }),
    ...(isDetailCorrected("name", name) && { name: name ?? request.name }),
    ...(isDetailCorrected("email", email) && { email: email ?? request.email }),
    ...(isDetailCorrected("phone", phone) && { phone }),
  }
  const changedDetails = change === "withdraw" && isLatestChange(change) ? [change] : Object.keys(details)
  if (changedDetails.length === 0) return
  await store.put("lead", key, {
    ...record,
    changedAt: { ...changedAt, ...Object.fromEntries(changedDetails.map(detail => [detail, at])) },
    event: { ...event, data: { ...event.data, request: { ...request, ...details } } },
  })
}
