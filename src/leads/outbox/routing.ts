import type { LeadEvent, LeadType } from "../core/event"
import type { LeadPorts, Webhook } from "../core/ports"
import { parseQuoteRecord, type LeadRecord } from "../core/records"
import { createQuoteKey } from "../store/find-quote"
import { readIfReadable, readLead } from "../store/read-records"

/** The kinds that are about a request, and say which. */
type EventAboutRequest = Extract<LeadEvent, { data: { requestWebhookId: string } }>

const isAboutRequest = (event: LeadEvent): event is EventAboutRequest => "requestWebhookId" in event.data

/** To which webhooks after the first a lead goes. Kept with it, so that no later change of settings sends it elsewhere. */
export type Routing = Required<Pick<LeadRecord, "webhooks" | "sharedWith">>

const REQUESTED = "quote.requested.v1" satisfies LeadType

const canTake = ({ kinds }: Webhook, type: LeadType): boolean => kinds === null || kinds.includes(type)

/** True for a webhook that is no partner's, and for that of the partner that the visitor agreed to share with. */
const isOpenTo = ({ partners }: Webhook, sharedWith: string | null): boolean =>
  partners === null || (sharedWith !== null && partners.includes(sharedWith))

/** The partner that the visitor agreed to share a request with; `null` for any other event. */
const getConsent = (event: LeadEvent): string | null =>
  event.type === REQUESTED ? (event.data.request.partnerConsent ?? null) : null

/** Whether a lead may go to a webhook by its kind and by what the visitor agreed to. */
export const canReceive = (webhook: Webhook, { event, sharedWith = null }: LeadRecord): boolean =>
  canTake(webhook, event.type) && isOpenTo(webhook, sharedWith)

/**
 * Whether a lead may still go to a webhook that it was kept for: whatever the settings said then, they must say so now.
 * False too for a marker that was left behind by someone whose lead came to be kept otherwise.
 */
export const canStillReceive = (webhook: Webhook, lead: LeadRecord): boolean =>
  (lead.webhooks ?? []).includes(webhook.name) && canReceive(webhook, lead)

/**
 * The webhooks after the first that an event is for, by their kinds and partners.
 *
 * - A request goes to a partner's webhook only with the visitor's tick for that partner.
 * - An acceptance, a change or a price that changed goes where its request went. A webhook that takes no requests gets it
 *   as if it had.
 * - The end of a subscription goes to a partner's webhook only by the link in the email about a request that it got.
 * - Messages and feedback go to no partner's.
 *
 * @throws StoreUnavailable when the request cannot be read, where it is needed.
 */
export async function findRouting(
  ports: Pick<LeadPorts, "store" | "idSecret" | "webhooks">,
  event: LeadEvent,
): Promise<Routing> {
  const candidates = ports.webhooks.filter(webhook => canTake(webhook, event.type))
  const isRequest = event.type === REQUESTED
  const request = isRequest || candidates.length === 0 ? null : await findRequestRouting(ports, event)
  const sharedWith = isRequest ? getConsent(event) : (request?.sharedWith ?? null)
  const isAbout = isAboutRequest(event)
  const isFor = (webhook: Webhook): boolean => {
    const hasRequest = request?.webhooks.includes(webhook.name) ?? false
    if (!isOpenTo(webhook, sharedWith)) return false
    if (isAbout) return hasRequest || !canTake(webhook, REQUESTED)
    return webhook.partners === null || isRequest || hasRequest
  }
  return { webhooks: candidates.filter(isFor).map(({ name }) => name), sharedWith }
}

/** What is kept about the request that an event follows; `null` when it follows none, or nothing is left of it. */
async function findRequestRouting(
  ports: Pick<LeadPorts, "store" | "idSecret">,
  event: LeadEvent,
): Promise<Routing | null> {
  const key = await findRequestKey(ports, event)
  const record = key === null ? null : await readLead(ports, key)
  if (record === null || record === "unreadable") return null
  return { webhooks: record.webhooks ?? [], sharedWith: record.sharedWith ?? getConsent(record.event) }
}

async function findRequestKey({ store, idSecret }: Pick<LeadPorts, "store" | "idSecret">, event: LeadEvent) {
  if (isAboutRequest(event)) return event.data.requestWebhookId
  if (event.type !== "subscription.ended.v1" || event.data.quoteId === null) return null
  const quoteKey = createQuoteKey(idSecret, event.data.quoteId)
  return (await readIfReadable(store, "quote", quoteKey, parseQuoteRecord))?.lead ?? null
}
