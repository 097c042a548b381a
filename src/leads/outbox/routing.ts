import type { LeadEvent, LeadType } from "../core/event"
import type { LeadPorts, Webhook } from "../core/ports"
import { quoteSchema, type LeadRecord } from "../core/records"
import { createQuoteRecordKey } from "../store/find-quote"
import { readRecordIfReadable, readFullLead } from "../store/read-records"

/** Events about an earlier request, which they name. */
type EventAboutRequest = Extract<LeadEvent, { data: { requestWebhookId: string } }>

const isEventAboutRequest = (event: LeadEvent): event is EventAboutRequest => "requestWebhookId" in event.data

/** The webhooks after the first that a lead goes to. Stored with it, so that later settings don't redirect it. */
export type Routing = Required<Pick<LeadRecord, "webhooks" | "sharedWith">>

const REQUESTED = "quote.requested.v1" satisfies LeadType

const canWebhookGetType = ({ kinds }: Webhook, type: LeadType): boolean => kinds === null || kinds.includes(type)

/** True for a webhook that isn't a partner's, and for one of the partner that the visitor agreed to share with. */
const isAllowedByPartnerConsent = ({ partners }: Webhook, sharedWith: string | null): boolean =>
  partners === null || (sharedWith !== null && partners.includes(sharedWith))

/** The partner that the visitor agreed to share a request with; `null` without consent, and for any other event. */
const getConsentedPartner = (event: LeadEvent): string | null =>
  event.type === REQUESTED ? (event.data.request.partnerConsent ?? null) : null

/** Whether a webhook may get a lead, by the type of its event and what the visitor agreed to. */
export const canWebhookReceiveLead = (webhook: Webhook, { event, sharedWith = null }: LeadRecord): boolean =>
  canWebhookGetType(webhook, event.type) && isAllowedByPartnerConsent(webhook, sharedWith)

/**
 * Whether a webhook that a lead was stored for may still get it: the present settings must allow it too. Also false for
 * a leftover marker of a webhook that the stored lead doesn't list.
 */
export const canWebhookStillReceiveLead = (webhook: Webhook, lead: LeadRecord): boolean =>
  (lead.webhooks ?? []).includes(webhook.name) && canWebhookReceiveLead(webhook, lead)

/**
 * Finds the webhooks after the first that an event is for, by their event types and partners.
 *
 * - A request goes to a partner's webhook only if the visitor ticked the box for that partner.
 * - An acceptance, a change or a new price goes where its request went. A webhook that gets no requests is treated as if
 *   it had got this one.
 * - The end of a subscription goes to a partner's webhook only if it came by the link in an email about a request that
 *   the webhook got.
 * - Messages, feedback and files never go to a partner's webhook.
 *
 * @throws StoreUnavailable when a request that's needed can't be read.
 */
export async function findWebhooksForLead(
  ports: Pick<LeadPorts, "store" | "idSecret" | "webhooks">,
  event: LeadEvent,
): Promise<Routing> {
  const candidates = ports.webhooks.filter(webhook => canWebhookGetType(webhook, event.type))
  const isRequest = event.type === REQUESTED
  const request = isRequest || candidates.length === 0 ? null : await findWebhooksForOriginalRequest(ports, event)
  const isShared = event.type !== "document.uploaded.v1"
  const sharedWith = isRequest ? getConsentedPartner(event) : (isShared && request?.sharedWith) || null
  const isAbout = isEventAboutRequest(event)
  const isWebhookForEvent = (webhook: Webhook): boolean => {
    const hasRequest = request?.webhooks.includes(webhook.name) ?? false
    if (!isAllowedByPartnerConsent(webhook, sharedWith)) return false
    if (isAbout) return hasRequest || !canWebhookGetType(webhook, REQUESTED)
    return webhook.partners === null || isRequest || hasRequest
  }
  return { webhooks: candidates.filter(isWebhookForEvent).map(({ name }) => name), sharedWith }
}

/** Finds the routing of the request that an event follows; `null` if nothing is left of any. */
async function findWebhooksForOriginalRequest(
  ports: Pick<LeadPorts, "store" | "idSecret">,
  event: LeadEvent,
): Promise<Routing | null> {
  const key = await findRequestKeyForEvent(ports, event)
  const record = key === null ? null : await readFullLead(ports, key)
  if (record === null || record === "unreadable") return null
  return { webhooks: record.webhooks ?? [], sharedWith: record.sharedWith ?? getConsentedPartner(record.event) }
}

/** Returns the key of the stored request that an acceptance, a change or an unsubscription belongs to. */
async function findRequestKeyForEvent({ store, idSecret }: Pick<LeadPorts, "store" | "idSecret">, event: LeadEvent) {
  if (isEventAboutRequest(event)) return event.data.requestWebhookId
  if (event.type !== "subscription.ended.v1" || event.data.quoteId === null) return null
  const quoteKey = createQuoteRecordKey(idSecret, event.data.quoteId)
  return (await readRecordIfReadable(store, "quote", quoteKey, quoteSchema))?.lead ?? null
}
