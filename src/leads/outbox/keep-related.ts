import type { LeadEvent } from "../core/event"
import { getCorrectedDetails, type LeadChanged } from "../core/events/lead-changed"
import type { LeadFollowedUpEvent } from "../core/events/lead-followed-up"
import type { LeadPorts } from "../core/ports"
import { MOST_EMAIL_CHANGES, quoteSchema, type DoneMarker } from "../core/records"
import { createQuoteRecordKey } from "../store/find-quote"
import { readFullLead, readRecordIfReadable } from "../store/read-records"
import { saveUnsubscribedEmailAddress } from "../store/unsubscribed"
import { deleteUpload } from "../store/uploads"

type RelatedPorts = Pick<LeadPorts, "store" | "idSecret" | "now">

/**
 * Stores what a lead changes apart from itself: that an address wants no more email, details that someone corrected,
 * that older links were stopped, or what became of another lead. The event has everything that's needed, so a delivery can do this if the process died before it was done. Doing it again
 * does no harm, even after a later change.
 *
 * @throws StoreUnavailable
 */
export async function saveUnsubscribeOrCorrection(ports: RelatedPorts, event: LeadEvent): Promise<void> {
  if (event.type === "subscription.ended.v1") await saveUnsubscribedEmailAddress(ports, event.data.email)
  if (event.type === "lead.followed-up.v1") await saveFollowUp(ports, event)
  if (event.type !== "lead.changed.v1") return
  await correctSavedQuoteRequest(ports, event.data.requestWebhookId, event.data, event.timestamp)
  if (event.data.action === "renew") await stopOlderLinks(ports, event.data.id, event.timestamp)
}

/** Records in the lead what became of it, unless something later is there. @throws StoreUnavailable */
async function saveFollowUp({ store }: RelatedPorts, { data, timestamp: at }: LeadFollowedUpEvent): Promise<void> {
  const key = data.requestWebhookId
  const record = await readFullLead({ store }, key)
  if (record === null || record === "unreadable" || (record.followUp?.at ?? "") >= at) return
  await store.put("lead", key, { ...record, followUp: { what: data.followUp, at } })
  await store.delete("calls", key)
}

/** Records in the quote that links to its enquiry from before `at` don't work any more. @throws StoreUnavailable */
async function stopOlderLinks({ store, idSecret }: RelatedPorts, id: string, at: string): Promise<void> {
  const key = createQuoteRecordKey(idSecret, id)
  const quote = await readRecordIfReadable(store, "quote", key, quoteSchema)
  if (quote && (quote.linksSince ?? "") < at) await store.put("quote", key, { ...quote, linksSince: at })
}

type Correction = Pick<LeadChanged, "change" | "contact" | "link" | "action">

/**
 * Writes corrected details into the stored request, so that everything made from it later is right. A detail that was
 * changed at `at` or later stays as it is, and so does a request that was reduced to a marker or can't be read. An email that
 * still waits is sent with the corrected details, and isn't sent to someone who withdrew. A file that they sent is deleted then.
 *
 * @param at When the change came, ISO 8601 in UTC.
 * @throws StoreUnavailable
 */
export async function correctSavedQuoteRequest(
  { store, idSecret, now }: RelatedPorts,
  key: string,
  correction: Correction,
  at: string,
): Promise<void> {
  const { change, action, link } = correction
  const result = await readFullLead({ store }, key)
  const record = result === "unreadable" ? null : result
  if (change === "withdraw") {
    const note: DoneMarker = { since: record?.receivedAt ?? at, deliveredAt: now().toISOString() }
    await store.put("mailed", key, note)
    await deleteUpload({ store, idSecret }, key)
  }
  if (record?.event.type !== "quote.requested.v1") return
  const { event, changedAt = {}, emailChangedAt = [], settled = [] } = record
  const isLatestChange = (detail: string) => (changedAt[detail] ?? "") < at
  const details = Object.fromEntries(
    Object.entries(getCorrectedDetails(correction)).filter(([detail]) => isLatestChange(detail)),
  )
  const changedDetails = change === "withdraw" && isLatestChange(change) ? [change] : Object.keys(details)
  const isOtherEmail = !action && details.email !== undefined && details.email !== event.data.request.email
  const isNew = settled.every(other => other.at !== at)
  const settlement = link?.about && isNew ? [{ from: link.about.timestamp, at, undone: action === "undo" }] : []
  if (changedDetails.length + settlement.length === 0) return
  await store.put("lead", key, {
    ...record,
    changedAt: { ...changedAt, ...Object.fromEntries(changedDetails.map(detail => [detail, at])) },
    ...(isOtherEmail && { emailChangedAt: [...emailChangedAt, at].slice(-MOST_EMAIL_CHANGES) }),
    ...(settlement.length > 0 && { settled: [...settled, ...settlement] }),
    event: { ...event, data: { ...event.data, request: { ...event.data.request, ...details } } },
  })
}
