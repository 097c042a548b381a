import { acceptQuote } from "../../../functions/acceptance/acceptance.mts"
import { benchOfEachTest } from "../../testing/bench-of-each-test"
import { SITE } from "../../harness/lead-test-harness"
import { plantQuote, QUOTE_ID } from "../../testing/plant-quote"
import { quoteDesk } from "../../harness/quote-test-driver"
import { findQuote } from "../store/find-quote"
import { formerKey, leadKey } from "../core/lead-key"
import { sweep } from "../outbox/sweep"

const bench = benchOfEachTest()
const desk = quoteDesk(bench)

/** The first idempotency key by which a lead now has another key than before. */
function keyThatChanged(): string {
  for (let n = 0; ; n += 1) {
    const sent = `visitor-${n}-from-before`
    if (formerKey(leadKey(bench.ports.idSecret, "quote.requested.v1", sent))?.startsWith("-")) return sent
  }
}

/** Moves a lead, and what says how it stands, to the key that it would have had before. Gives that. */
async function asBefore(key: string, shelves: readonly ("lead" | "pending" | "done")[]): Promise<string> {
  const former = formerKey(key)
  if (former === null) throw new Error("this lead has no other key")
  for (const shelf of shelves) {
    await bench.ports.store.put(shelf, former, await bench.ports.store.get(shelf, key))
    await bench.ports.store.delete(shelf, key)
  }
  return former
}

test("a lead that waits since before keeps its webhook-id, and the same request again is no second lead", async () => {
  const sent = keyThatChanged()
  const dying = { ...bench.ports, deliver: null }
  const first = await desk.send(sent, dying)
  const [key = ""] = bench.blobs.keys("pending")
  const former = await asBefore(key, ["lead", "pending"])

  const again = await desk.send(sent)
  expect([first.status, again.status]).toEqual([201, 200])
  expect((await again.json()).id).toBe((await first.json()).id)
  await bench.settle()
  expect([bench.blobs.keys("lead"), bench.blobs.keys("pending")]).toEqual([[former], [former]])

  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1 })
  expect(bench.webhook.ids()).toEqual([former])
})

test("a quote that was accepted before is not accepted a second time", async () => {
  // The secret is one by which the acceptance of the planted quote now has another key than before.
  for (let n = 0; formerKey(leadKey(bench.ports.idSecret, "quote.accepted.v1", QUOTE_ID)) === null; n += 1)
    bench.ports.idSecret = `id secret ${n}`
  await plantQuote(bench)
  const accept = () =>
    acceptQuote(
      () => bench.ports,
      ({ title }) => title,
    )(new Request(`${SITE}/api/quotes/${QUOTE_ID}/acceptance`, post), bench.call({ id: QUOTE_ID }))
  const post = { method: "POST", body: "{}", headers: { "content-type": "application/json" } }
  expect((await accept()).status).toBe(201)
  await bench.settle()
  await asBefore(leadKey(bench.ports.idSecret, "quote.accepted.v1", QUOTE_ID), ["lead", "done"])

  bench.pass(60_000)
  const again = await accept()
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ acceptedAt: "2026-11-21T02:00:00.000Z" })
  expect(await findQuote(bench.ports, QUOTE_ID)).toMatchObject({ acceptedAt: "2026-11-21T02:00:00.000Z" })
  await bench.settle()
  expect(bench.webhook.hits).toHaveLength(1)
})
