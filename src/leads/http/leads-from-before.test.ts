import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { seedQuote, QUOTE_ID } from "../../testing/seed-quote"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { findSavedQuote } from "../store/find-quote"
import { convertToOldLeadKey, createLeadKey } from "../core/lead-key"
import { runScheduledLeadTasks } from "../outbox/sweep"

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

/** Finds the first idempotency key whose lead has another key now than before. */
function findKeyThatChanged(): string {
  for (let n = 0; ; n += 1) {
    const key = `visitor-${n}-from-before`
    if (convertToOldLeadKey(createLeadKey(harness.ports.idSecret, "quote.requested.v1", key))?.startsWith("-"))
      return key
  }
}

/** Moves a lead and its markers to the key that it would have had before, and returns that key. */
async function moveLeadToFormerKey(
  key: string,
  collections: readonly ("lead" | "pending" | "done")[],
): Promise<string> {
  const former = convertToOldLeadKey(key)
  if (former === null) throw new Error("this lead has no other key")
  for (const collection of collections) {
    await harness.ports.store.put(collection, former, await harness.ports.store.get(collection, key))
    await harness.ports.store.delete(collection, key)
  }
  return former
}

test("a lead that waits since before keeps its webhook-id, and the same request again is no second lead", async () => {
  const visitorKey = findKeyThatChanged()
  const dying = { ...harness.ports, deliver: null }
  const first = await driver.send(visitorKey, dying)
  const [key = ""] = harness.blobs.keys("pending")
  const former = await moveLeadToFormerKey(key, ["lead", "pending"])

  const again = await driver.send(visitorKey)
  expect([first.status, again.status]).toEqual([201, 200])
  expect((await again.json()).id).toBe((await first.json()).id)
  await harness.settle()
  expect([harness.blobs.keys("lead"), harness.blobs.keys("pending")]).toEqual([[former], [former]])

  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  expect(harness.webhook.ids()).toEqual([former])
})

test("a quote that was accepted before is not accepted a second time", async () => {
  // With this secret, the acceptance of the seeded quote has another key now than before.
  for (
    let n = 0;
    convertToOldLeadKey(createLeadKey(harness.ports.idSecret, "quote.accepted.v1", QUOTE_ID)) === null;
    n += 1
  )
    harness.ports.idSecret = `id secret ${n}`
  await seedQuote(harness)
  expect((await driver.accept(QUOTE_ID)).status).toBe(201)
  await moveLeadToFormerKey(createLeadKey(harness.ports.idSecret, "quote.accepted.v1", QUOTE_ID), ["lead", "done"])

  harness.pass(60_000)
  const again = await driver.accept(QUOTE_ID)
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ acceptedAt: "2026-11-21T02:00:00.000Z" })
  expect(await findSavedQuote(harness.ports, QUOTE_ID)).toMatchObject({ acceptedAt: "2026-11-21T02:00:00.000Z" })
  expect(harness.webhook.hits).toHaveLength(1)
})
