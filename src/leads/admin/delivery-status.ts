import type { Collection } from "../core/lead-store"
import type { LeadPorts } from "../core/ports"
import { parseWebhookKey } from "../core/ids"
import { readLastRun } from "../outbox/last-run"

/**
 * The states of delivery: the collections in which a lead has a marker. The last three are about the email to the visitor,
 * which goes its own way, so that a lead may be in several states at once.
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
export const isOpen = (state: DeliveryStatus): boolean => state !== "done" && state !== "mailed"

/** Says in which states the lead under a key is; in none once its time is over. @throws StoreUnavailable */
export async function listDeliveryStatuses({
  store,
}: Pick<LeadPorts, "store">): Promise<(key: string) => DeliveryStatus[]> {
  const collections = await Promise.all(
    DELIVERY_STATUSES.map(async state => ({ state, keys: new Set((await store.list(state)).map(({ key }) => key)) })),
  )
  return key => collections.filter(({ keys }) => keys.has(key)).map(({ state }) => state)
}

/** What a command calls the first webhook. */
export const FIRST_WEBHOOK = "main"

/** Where a lead has its marker for a webhook after the first, by the state that it is in there. */
export const WEBHOOK_COLLECTIONS = { pending: "hook-pending", dead: "hook-dead", done: "hook-done" } as const

/** The states that a lead can be in for each webhook. */
type WebhookState = keyof typeof WEBHOOK_COLLECTIONS

const STATES: readonly WebhookState[] = ["pending", "dead", "done"]

/** The marker that a webhook after the first has of a lead. */
export type WebhookMarker = { webhook: string; lead: string; state: WebhookState; key: string }

/** Every such marker, of all leads or of one webhook's. @throws StoreUnavailable */
export async function listWebhookMarkers(
  { store }: Pick<LeadPorts, "store">,
  webhook: string | null = null,
): Promise<WebhookMarker[]> {
  const lists = await Promise.all(
    STATES.map(async state => {
      const entries = await store.list(WEBHOOK_COLLECTIONS[state], Infinity, webhook === null ? "" : `${webhook}.`)
      return entries.flatMap(({ key }) => {
        const parts = parseWebhookKey(key)
        return parts ? [{ ...parts, state, key }] : []
      })
    }),
  )
  return lists.flat()
}

/**
 * The ports with every webhook that is known: a terminal may not have the site's settings, so those count too that the
 * last sweep knew and those that leads wait for. Nothing is sent to these, and nothing may be.
 *
 * @throws StoreUnavailable
 */
export async function withKnownWebhooks(ports: LeadPorts): Promise<LeadPorts> {
  const run = await readLastRun(ports)
  const others = Object.keys(run?.webhooks ?? {})
    .filter(name => !ports.webhooks.some(webhook => webhook.name === name))
    .map(name => ({ name, deliver: null, receiver: "", kinds: null, partners: null }))
  return { ...ports, webhooks: [...ports.webhooks, ...others] }
}
