import { errorCode } from "../core/errors"
import type { LeadEvent } from "../core/event"
import { webhookKey } from "../core/ids"
import type { Delivery, LeadPorts, Webhook } from "../core/ports"
import { newMarker } from "../core/records"
import { routingOf } from "./routing"

/** Pauses in milliseconds before each try. Netlify ends a function after 60 s, and a delivery may take 10 s. */
const PAUSES_MS = [1_000, 4_000, 10_000, 10_000]
const DELIVERY_PAUSES_MS = [0, 1_000, 4_000]

/**
 * Writes the markers of a kept lead for webhooks after the first that could not be written with it. What is still missing
 * then is found by the retention, a day later. Never throws.
 */
export async function markLater(ports: LeadPorts, key: string, webhooks: readonly string[]): Promise<void> {
  let missing = [...webhooks]
  for (const ms of PAUSES_MS) {
    await ports.pause(ms)
    const failed = await Promise.all(
      missing.map(name =>
        ports.store.create("hook-pending", webhookKey(name, key), newMarker(ports.now())).then(
          () => [],
          (error: unknown) => {
            ports.log({ event: "failed", id: key, webhook: name, code: errorCode(error), alert: true })
            return [name]
          },
        ),
      ),
    )
    missing = failed.flat()
    if (missing.length === 0) return
  }
}

/**
 * Hands a lead that could not be kept to the webhooks after the first that it is for, in a few tries within seconds. The
 * first one has it already, so that a failure loses nothing; people are told of it. Where what it follows cannot be read, nothing of it is
 * handed over, since nobody can say who may have it. Never throws.
 */
export async function handOver(ports: LeadPorts, key: string, event: LeadEvent): Promise<void> {
  const wanted = await routingOf(ports, event).catch(() => null)
  const hand = async ({ name, deliver, kinds }: Webhook): Promise<void> => {
    const isUnknown = wanted === null && (kinds === null || kinds.includes(event.type))
    if (!isUnknown && !wanted?.webhooks.includes(name)) return
    let delivery: Delivery | null = null
    for (const ms of isUnknown || !deliver ? [] : DELIVERY_PAUSES_MS) {
      if (ms > 0) await ports.pause(ms)
      delivery = (await deliver?.(event, key)) ?? null
      if (delivery?.outcome !== "refused") break
    }
    const facts = { id: key, webhook: name, status: delivery?.status ?? undefined, code: delivery?.code ?? undefined }
    if (delivery?.outcome === "delivered") ports.log({ event: "handed-over", ...facts, kind: event.type, alert: true })
    else await ports.alert("handed-to-first", facts)
  }
  await Promise.all(ports.webhooks.map(hand))
}
