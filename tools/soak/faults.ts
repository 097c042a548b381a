import type { StoreFailure } from "../../src/harness/fake-blob-store"
import type { LeadTestHarness } from "../../src/harness/lead-test-harness"
import type { WebhookBehaviour } from "../../src/harness/fake-webhook"
import type { Deliver, LeadPorts } from "../../src/leads/core/ports"

/** What the receiver took, and how often an answer got lost after it had. */
export type Receiver = { taken: { webhookId: string; reference: string }[]; lostAnswers: number }

const STATUSES = [500, 502, 503, 429, 404]

/** Something with a webhook: a harness, or a list's entry. */
type WithWebhook = Pick<LeadTestHarness, "webhook">

/** A webhook of which 40 in 100 deliveries go wrong; a fifth of those are taken, and only the answer is lost. */
export function createFaultyWebhook({ webhook }: WithWebhook, chance: () => number): Receiver {
  const receiver: Receiver = { taken: [], lostAnswers: 0 }
  const take: WebhookBehaviour = (_, { headers, body }) =>
    void receiver.taken.push({ webhookId: headers["webhook-id"] ?? "", reference: String(JSON.parse(body).data.id) })
  webhook.behave((reply, hit) => {
    const luck = chance()
    if (luck < 0.08) {
      take(reply, hit)
      receiver.lostAnswers += 1
      return void reply.socket?.destroy()
    }
    if (luck < 0.16) return void reply.socket?.destroy()
    if (luck < 0.4) return void reply.writeHead(STATUSES[Math.floor(chance() * STATUSES.length)] ?? 500).end()
    take(reply, hit)
    reply.writeHead(200).end()
  })
  return receiver
}

/** A webhook that is down. */
export function createDownWebhook({ webhook }: WithWebhook): Receiver {
  webhook.answer(503)
  return { taken: [], lostAnswers: 0 }
}

/** From now on every delivery is taken. */
export const healWebhook = ({ webhook }: WithWebhook, { taken: deliveries }: Receiver): void =>
  webhook.behave((reply, { headers, body }) => {
    deliveries.push({ webhookId: headers["webhook-id"] ?? "", reference: String(JSON.parse(body).data.id) })
    reply.writeHead(200).end()
  })

const STORE_FAULTS: readonly StoreFailure[] = [500, 503, 429, 401, "drop", "lost", "stale"]

/** A store of which `share` of the exchanges go wrong. */
export const breakStore = ({ blobs }: LeadTestHarness, chance: () => number, share: number): void =>
  blobs.breakWhen(() => (chance() < share ? (STORE_FAULTS[Math.floor(chance() * STORE_FAULTS.length)] ?? 500) : null))

/**
 * A process that dies at a delivery to any webhook: before it is sent, or before its answer is noted.
 *
 * @param onDeath Told whether the receiver, if it is the first webhook's, had said that it took the lead.
 */
export function createDyingProcess(
  ports: LeadPorts,
  chance: () => number,
  onDeath: (wasTaken: boolean) => void,
): LeadPorts {
  const dieAt =
    (deliver: Deliver | null, isFirst: boolean): Deliver =>
    async (...lead) => {
      const delivery = chance() < 0.5 ? await deliver?.(...lead) : null
      onDeath(isFirst && delivery?.outcome === "delivered")
      throw new Error("killed")
    }
  return {
    ...ports,
    deliver: dieAt(ports.deliver, true),
    webhooks: ports.webhooks.map(webhook => ({ ...webhook, deliver: dieAt(webhook.deliver, false) })),
  }
}
