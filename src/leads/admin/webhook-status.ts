import { partsOfWebhookKey } from "../core/ids"
import type { LeadPorts } from "../core/ports"
import { readLastRun } from "../outbox/last-run"

/** What a command calls the first webhook. */
export const FIRST_WEBHOOK = "main"

/** Where a lead has its marker for a webhook after the first, by the state that it is in there. */
export const WEBHOOK_COLLECTIONS = { pending: "hook-pending", dead: "hook-dead", done: "hook-done" } as const

/** The states that a lead can be in for each webhook. */
export type WebhookState = keyof typeof WEBHOOK_COLLECTIONS

const STATES: readonly WebhookState[] = ["pending", "dead", "done"]

/** The marker that a webhook after the first has of a lead. */
export type WebhookMarker = { webhook: string; lead: string; state: WebhookState; key: string }

/** Every such marker, of all leads or of one webhook's. @throws StoreUnavailable */
export async function webhookMarkers(
  { store }: Pick<LeadPorts, "store">,
  webhook: string | null = null,
): Promise<WebhookMarker[]> {
  const lists = await Promise.all(
    STATES.map(async state => {
      const entries = await store.list(WEBHOOK_COLLECTIONS[state], Infinity, webhook === null ? "" : `${webhook}.`)
      return entries.flatMap(({ key }) => {
        const parts = partsOfWebhookKey(key)
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
