import type { Collection } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { parseWebhookDeliveryKey } from "../core/ids"
import { readLastScheduledRun } from "../outbox/last-run"

/**
 * The delivery statuses of a lead: the collections in which it has a marker. The last three are about the email to the
 * visitor, which is sent separately, so a lead may have several statuses at once.
 */
export const DELIVERY_STATUSES = [
  "pending",
  "held",
  "dead",
  "bad",
  "done",
  "mail",
  "dead-mail",
  "mailed",
] as const satisfies readonly Collection[]
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** True while something is still to be sent, or a person is needed. */
export const isDeliveryOpen = (state: DeliveryStatus): boolean => state !== "done" && state !== "mailed"

/** Loads a lookup of each lead's delivery statuses by its key; empty once its markers are deleted. @throws StoreUnavailable */
export async function loadLeadDeliveryStatuses({
  store,
}: Pick<LeadPorts, "store">): Promise<(key: string) => DeliveryStatus[]> {
  const collections = await Promise.all(
    DELIVERY_STATUSES.map(async state => ({ state, keys: new Set((await store.list(state)).map(({ key }) => key)) })),
  )
  return key => collections.filter(({ keys }) => keys.has(key)).map(({ state }) => state)
}

/** What a command calls the first webhook. */
export const FIRST_WEBHOOK = "main"

/** The collection of a lead's marker for a webhook after the first, by its delivery status there. */
export const WEBHOOK_COLLECTIONS = { pending: "hook-pending", dead: "hook-dead", done: "hook-done" } as const

type WebhookState = keyof typeof WEBHOOK_COLLECTIONS

/** A lead's marker for a webhook after the first. */
export type WebhookMarker = { webhook: string; lead: string; state: WebhookState; key: string }

/** Lists leads' markers for every webhook after the first, or only for `webhook`. @throws StoreUnavailable */
export async function listWebhookDeliveryRecords(
  { store }: Pick<LeadPorts, "store">,
  webhook: string | null = null,
): Promise<WebhookMarker[]> {
  const lists = await Promise.all(
    (["pending", "dead", "done"] as const).map(async state => {
      const entries = await store.list(WEBHOOK_COLLECTIONS[state], Infinity, webhook === null ? "" : `${webhook}.`)
      return entries.flatMap(({ key }) => {
        const parts = parseWebhookDeliveryKey(key)
        return parts ? [{ ...parts, state, key }] : []
      })
    }),
  )
  return lists.flat()
}

/**
 * Adds the webhooks that the last sweep knew, since a terminal may not have the site's settings. The added ones only have
 * a name: nothing can be sent to them.
 *
 * @throws StoreUnavailable
 */
export async function addWebhooksFromLastRun(ports: LeadPorts): Promise<LeadPorts> {
  const run = await readLastScheduledRun(ports)
  const others = Object.keys(run?.webhooks ?? {})
    .filter(name => !ports.webhooks.some(webhook => webhook.name === name))
    .map(name => ({ name, deliver: null, receiver: "", kinds: null, partners: null }))
  return { ...ports, webhooks: [...ports.webhooks, ...others] }
}
