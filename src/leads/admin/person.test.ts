import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { benchOfEachTest } from "../../testing/bench-of-each-test"
import { personalIn, QUOTE } from "../../harness/lead-test-harness"
import { plantLead } from "../../testing/plant-lead"
import { quoteDesk } from "../../harness/quote-test-driver"
import { storeId } from "../core/ids"
import { sweep } from "../outbox/sweep"
import { quoteKey } from "../store/find-quote"
import { isUnsubscribed, keepUnsubscribed } from "../store/unsubscribed"
import { erasePerson } from "./erase-person"
import { findPerson } from "./find-person"
import { replay } from "./replay"

const EMAIL = "zephyrine@private.example"
const MAI = "mai@example.com"
const DAY = 24 * 60 * 60_000

const bench = benchOfEachTest()

const everything = () =>
  ["lead", "quote", "pending", "done", "dead", "held", "bad", "mail", "counts", "health", "unsubscribed"]
    .flatMap(bench.blobs.texts)
    .join()

test("all that is kept about an address is found, however it is written", async () => {
  await quoteDesk(bench).send()
  await bench.settle()
  const found = await findPerson(bench.ports, " Zephyrine@PRIVATE.example ")
  expect(found.leads).toMatchObject([
    { states: expect.arrayContaining(["done"]), event: { type: "quote.requested.v1" } },
  ])
  expect(found.quotes).toMatchObject([{ quote: QUOTE }])
  expect(found).toMatchObject({ unsubscribed: null, unreadable: [] })
  expect(await findPerson(bench.ports, "somebody@else.example")).toEqual({
    leads: [],
    quotes: [],
    unsubscribed: null,
    unreadable: [],
  })
})

test("changes that tell no address are found by their quote, and other people's leads are not", async () => {
  const keys = [
    await plantLead(bench, EXAMPLES["quote.requested.v1"]),
    await plantLead(bench, EXAMPLES["quote.accepted.v1"]),
    await plantLead(bench, EXAMPLES["lead.changed.v1"]),
    await plantLead(bench, EXAMPLES["contact.sent.v1"]),
  ]
  await quoteDesk(bench).sendAndDie()
  const { leads } = await findPerson(bench.ports, MAI)
  expect(leads.map(({ id }) => id).sort()).toEqual(keys.sort())
})

test("that an address gets no email is told, with the day", async () => {
  await keepUnsubscribed(bench.ports, MAI)
  expect((await findPerson(bench.ports, MAI)).unsubscribed).toEqual({ since: "2026-11-21T02:00:00.000Z" })
})

test("a record that was cut short is found by its text", async () => {
  bench.blobs.plant("lead", "production", storeId("s", "a"), `{"nonce":"n","value":{"email":"${MAI}","na`)
  expect((await findPerson(bench.ports, MAI)).unreadable).toHaveLength(1)
  await erasePerson(bench.ports, MAI, false)
  expect(everything()).not.toContain(MAI)
})

test("erasing leaves of every lead only that it came, and the webhook's ids are told", async () => {
  const desk = quoteDesk(bench)
  await desk.send()
  await bench.settle()
  const [key = ""] = bench.blobs.keys("done")
  const { leads } = await erasePerson(bench.ports, EMAIL, false)
  expect(leads).toEqual([
    { id: key, kind: "quote.requested.v1", receivedAt: "2026-11-21T02:00:00.000Z", how: "erased", receiver: "has it" },
  ])
  expect(personalIn(everything())).toEqual([])
  expect(bench.blobs.value("lead", key)).toMatchObject({ type: "quote.requested.v1", publicId: bench.accepted[0] })
  expect(bench.blobs.keys("quote")).not.toContain(quoteKey(bench.ports.idSecret, bench.accepted[0] ?? ""))
  expect((await findPerson(bench.ports, EMAIL)).leads).toEqual([])
})

test.each(["pending", "held", "dead"] as const)(
  "an erased %s lead is delivered no more, and never put back",
  async state => {
    await plantLead(bench, EXAMPLES["contact.sent.v1"], state)
    await erasePerson(bench.ports, MAI, false)
    for (let day = 0; day < 3; day += 1) {
      await sweep(bench.ports)
      bench.pass(DAY)
    }
    expect(bench.webhook.hits).toEqual([])
    expect(bench.blobs.keys(state)).toEqual([])
  },
)

test("what the receiver took, may have taken and never saw is told apart", async () => {
  const done = await plantLead(bench, EXAMPLES["contact.sent.v1"], "done")
  const dead = await plantLead(bench, EXAMPLES["contact.sent.v1"], "dead")
  const held = await plantLead(bench, EXAMPLES["contact.sent.v1"], "held")
  const pending = await plantLead(bench, EXAMPLES["contact.sent.v1"])
  const replayed = await plantLead(bench, EXAMPLES["contact.sent.v1"], "dead")
  bench.pass(DAY)
  await replay(bench.ports, replayed)
  const { leads } = await erasePerson(bench.ports, MAI, true)
  expect(Object.fromEntries(leads.map(({ id, receiver }) => [id, receiver]))).toEqual({
    [done]: "has it",
    [dead]: "may have it",
    [held]: "never got it",
    [pending]: "never got it",
    [replayed]: "may have it",
  })
})

test("an unsubscribe that the receiver has not taken yet is kept until it is told", async () => {
  const key = await plantLead(bench, EXAMPLES["subscription.ended.v1"])
  await keepUnsubscribed(bench.ports, MAI)
  expect((await erasePerson(bench.ports, MAI, false)).leads).toMatchObject([{ id: key, how: "kept" }])
  await sweep(bench.ports)
  expect(bench.webhook.hits).toHaveLength(1)

  expect((await erasePerson(bench.ports, MAI, false)).leads).toMatchObject([{ id: key, how: "erased" }])
  expect(everything()).not.toContain(MAI)
  expect(await isUnsubscribed(bench.ports, MAI)).toBe(true)
})

test("without consent nothing is erased, and what would be is told", async () => {
  await plantLead(bench, EXAMPLES["contact.sent.v1"])
  const before = everything()
  expect((await erasePerson(bench.ports, MAI, true)).leads).toMatchObject([{ how: "erased" }])
  expect(everything()).toBe(before)
})

test("a store that fails half way leaves the rest to the next time", async () => {
  for (let n = 0; n < 3; n += 1) await plantLead(bench, EXAMPLES["contact.sent.v1"])
  let writes = 0
  bench.blobs.breakWhen(method => (method === "PUT" && (writes += 1) > 1 ? 503 : null))
  await expect(erasePerson(bench.ports, MAI, false)).rejects.toThrow("lead store unavailable")
  bench.blobs.heal()
  await erasePerson(bench.ports, MAI, false)
  expect(everything()).not.toContain(MAI)
})
