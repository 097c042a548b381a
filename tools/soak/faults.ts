import type { StoreFailure } from "../../src/harness/fake-blob-store"
import type { LeadTestHarness } from "../../src/harness/lead-test-harness"
import type { WebhookBehaviour } from "../../src/harness/fake-webhook"
import type { Deliver, LeadPorts } from "../../src/leads/core/ports"

/** The deliveries that a receiver accepted, and how often its answer was lost afterwards. */
export type Receiver = { taken: { webhookId: string; reference: string; name: string }[]; lostAnswers: number }

const STATUSES = [500, 502, 503, 429, 404]

const ONE_DIES_IN = 20

type WithWebhook = Pick<LeadTestHarness, "webhook">

/** Makes a webhook fail for 40% of deliveries. In a fifth of those it accepts the delivery, and only the answer is lost. */
export function simulateWebhookFaults({ webhook }: WithWebhook, chance: () => number): Receiver {
  const receiver: Receiver = { taken: [], lostAnswers: 0 }
  webhook.behave((reply, hit) => {
    const luck = chance()
    if (luck < 0.08) {
      addDelivery(receiver, hit)
      receiver.lostAnswers += 1
      return void reply.socket?.destroy()
    }
    if (luck < 0.16) return void reply.socket?.destroy()
    if (luck < 0.4) return void reply.writeHead(STATUSES[Math.floor(chance() * STATUSES.length)] ?? 500).end()
    addDelivery(receiver, hit)
    reply.writeHead(200).end()
  })
  return receiver
}

function addDelivery({ taken: deliveries }: Receiver, { headers, body }: Parameters<WebhookBehaviour>[1]): void {
  const { id, request } = JSON.parse(body).data
  deliveries.push({ webhookId: headers["webhook-id"] ?? "", reference: String(id), name: String(request?.name) })
}

export function simulateWebhookOutage({ webhook }: WithWebhook): Receiver {
  webhook.answer(503)
  return { taken: [], lostAnswers: 0 }
}

export const makeWebhookAcceptEverything = ({ webhook }: WithWebhook, receiver: Receiver): void =>
  webhook.behave((reply, hit) => {
    addDelivery(receiver, hit)
    reply.writeHead(200).end()
  })

const STORE_FAULTS: readonly StoreFailure[] = [500, 503, 429, 401, "drop", "lost", "stale"]

/** `share` is from 0 to 1. */
export const makeStoreRequestsFail = ({ blobs }: LeadTestHarness, chance: () => number, share: number): void =>
  blobs.breakWhen(() => (chance() < share ? (STORE_FAULTS[Math.floor(chance() * STORE_FAULTS.length)] ?? 500) : null))

/**
 * Creates a function that starts a process: it returns the ports of the next one. Of every twenty deliveries one kills the
 * process that makes it, before sending or before saving the answer; that process then delivers nothing more. So even a
 * short soak test has some.
 * @param onDeath Receives true if the first webhook had the lead.
 */
export function createProcessStarter(
  ports: LeadPorts,
  chance: () => number,
  onDeath: (wasTaken: boolean) => void,
): () => LeadPorts {
  let deliveries = 0
  let fatal = 0
  const isFatal = () => {
    if (deliveries % ONE_DIES_IN === 0) fatal = deliveries + Math.floor(chance() * ONE_DIES_IN)
    deliveries += 1
    return deliveries - 1 === fatal
  }
  return () => {
    let isDead = false
    const createDyingDelivery =
      (deliver: Deliver, isFirst: boolean): Deliver =>
      async (...lead) => {
        if (isDead) throw new Error("killed")
        if (!isFatal()) return deliver(...lead)
        isDead = true
        const delivery = chance() < 0.5 ? await deliver(...lead) : null
        onDeath(isFirst && delivery?.outcome === "delivered")
        throw new Error("killed")
      }
    return {
      ...ports,
      deliver: ports.deliver && createDyingDelivery(ports.deliver, true),
      webhooks: ports.webhooks.map(webhook => ({
        ...webhook,
        deliver: webhook.deliver && createDyingDelivery(webhook.deliver, false),
      })),
    }
  }
}
