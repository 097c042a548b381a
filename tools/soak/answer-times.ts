import { randomBytes } from "node:crypto"
import { createDeliverer } from "../../src/leads/outbox/deliver"
import { WAIT_LIMITS } from "../../src/leads/core/keep-within"
import { createPublicFetch } from "../../src/leads/outgoing/public-fetch"
import { createBlobsStore } from "../../src/leads/store/blobs-store"
import { startLeadTestHarness, type LeadTestHarness } from "../../src/harness/lead-test-harness"
import { createQuoteTestDriver, type QuoteTestDriver } from "../../src/harness/quote-test-driver"

/** How long something took in milliseconds, and whether it ended as it should. A slow machine may miss the aim. */
export type Timed = { what: string; ms: number; aimMs: number; ok: boolean }

const SAME = "the-same-key-for-everybody"

/** Times at a harness with the live limits of time: many at once, a webhook that hangs, a store that hangs. */
export async function measureAnswerTimes(): Promise<Timed[]> {
  return [
    await measureTime("200 at once with different keys: 200 leads, 200 deliveries", 5_000, async (driver, harness) => {
      await Promise.all(Array.from({ length: 200 }, () => driver.send()))
      await harness.settle()
      return new Set(harness.accepted).size === 200 && harness.webhook.hits.length === 200
    }),
    await measureTime("200 at once with one key: 1 lead, 1 delivery", 5_000, async (driver, harness) => {
      await Promise.all(Array.from({ length: 200 }, () => driver.send(SAME)))
      await harness.settle()
      return new Set(harness.accepted).size === 1 && harness.webhook.hits.length === 1
    }),
    await measureTime("a hanging webhook: the visitor's answer", 1_000, async (driver, harness) => {
      harness.webhook.behave(() => undefined)
      return (await driver.send()).status === 201
    }),
    await measureTime(
      "a hanging store: the visitor's answer, and the lead is handed over",
      6_000,
      async (driver, harness) => {
        setLiveLimits(harness)
        harness.blobs.breakWhen(() => "hang")
        return (await driver.send()).status === 201 && harness.webhook.hits.length === 1
      },
    ),
    await measureTime(
      "a hanging store and a hanging webhook: the visitor is told to ring",
      6_000,
      async (driver, harness) => {
        setLiveLimits(harness)
        harness.blobs.breakWhen(() => "hang")
        harness.webhook.behave(() => undefined)
        return (await driver.send()).status === 503
      },
    ),
  ]
}

async function measureTime(
  what: string,
  aimMs: number,
  work: (driver: QuoteTestDriver, harness: LeadTestHarness) => Promise<boolean>,
): Promise<Timed> {
  const harness = await startLeadTestHarness()
  const startTime = performance.now()
  const ok = await work(createQuoteTestDriver(harness), harness)
  const ms = Math.round(performance.now() - startTime)
  await harness.stop()
  return { what, ms, aimMs, ok }
}

/** The limits of time that visitors meet. */
function setLiveLimits({ ports, blobs, webhook }: LeadTestHarness): void {
  const secrets = [`whsec_${randomBytes(32).toString("base64")}`]
  ports.store = createBlobsStore({
    deployContext: "production",
    fetch,
    random: randomBytes,
    connection: blobs.connection,
  })
  ports.deliver = createDeliverer(
    { url: webhook.url, secrets },
    { fetch: createPublicFetch({ loopback: true }), now: ports.now },
  )
  ports.limits = WAIT_LIMITS
}
