import { randomBytes } from "node:crypto"
import { deliverer } from "../../src/leads/outbox/deliver"
import { WAIT_LIMITS } from "../../src/leads/core/keep-within"
import { publicFetch } from "../../src/leads/outgoing/public-fetch"
import { blobsStore } from "../../src/leads/store/blobs-store"
import { startLeadBench, type LeadBench } from "../../src/harness/lead-test-harness"
import { quoteDesk, type QuoteDesk } from "../../src/harness/quote-test-driver"

/** How long something took in milliseconds, and how it is judged. */
export type Timed = { what: string; ms: number; aimMs: number; ok: boolean }

const SAME = "the-same-key-for-everybody"

/** Times at a bench with the live limits of time: many at once, a webhook that hangs, a store that hangs. */
export async function answerTimes(): Promise<Timed[]> {
  return [
    await timed("200 at once with different keys: 200 leads, 200 deliveries", 5_000, async (desk, bench) => {
      await Promise.all(Array.from({ length: 200 }, () => desk.send()))
      await bench.settle()
      return new Set(bench.accepted).size === 200 && bench.webhook.hits.length === 200
    }),
    await timed("200 at once with one key: 1 lead, 1 delivery", 5_000, async (desk, bench) => {
      await Promise.all(Array.from({ length: 200 }, () => desk.send(SAME)))
      await bench.settle()
      return new Set(bench.accepted).size === 1 && bench.webhook.hits.length === 1
    }),
    await timed("a hanging webhook: the visitor's answer", 1_000, async (desk, bench) => {
      bench.webhook.behave(() => undefined)
      return (await desk.send()).status === 201
    }),
    await timed("a hanging store: the visitor's answer, and the lead is handed over", 6_000, async (desk, bench) => {
      beLive(bench)
      bench.blobs.breakWhen(() => "hang")
      return (await desk.send()).status === 201 && bench.webhook.hits.length === 1
    }),
    await timed("a hanging store and a hanging webhook: the visitor is told to ring", 6_000, async (desk, bench) => {
      beLive(bench)
      bench.blobs.breakWhen(() => "hang")
      bench.webhook.behave(() => undefined)
      return (await desk.send()).status === 503
    }),
  ]
}

async function timed(
  what: string,
  aimMs: number,
  work: (desk: QuoteDesk, bench: LeadBench) => Promise<boolean>,
): Promise<Timed> {
  const bench = await startLeadBench()
  const started = performance.now()
  const ok = await work(quoteDesk(bench), bench)
  const ms = Math.round(performance.now() - started)
  await bench.stop()
  return { what, ms, aimMs, ok: ok && ms <= aimMs }
}

/** The limits of time that visitors meet. */
function beLive({ ports, blobs, webhook }: LeadBench): void {
  const secrets = [`whsec_${randomBytes(32).toString("base64")}`]
  ports.store = blobsStore({ deployContext: "production", fetch, random: randomBytes, connection: blobs.connection })
  ports.deliver = deliverer({ url: webhook.url, secrets }, { fetch: publicFetch({ loopback: true }), now: ports.now })
  ports.limits = WAIT_LIMITS
}
