import { drawSample, listAnswerPairs } from "../../testing/draw-sample"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import type { StoreFailure } from "../../harness/fake-blob-store"
import { listDeliveredLeadIds } from "../../harness/lost-leads"
import { startLeadTestHarness } from "../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { createHashKey } from "../core/ids"
import { WAIT_LIMITS } from "../core/keep-within"
import { runScheduledLeadTasks } from "./sweep"
import { FOUND_IN } from "../core/records"

const MINUTE = 60_000

const harness = setUpLeadTestHarness(() => startLeadTestHarness({ pageSize: 5 }))
const driver = createQuoteTestDriver(harness)

/** A failure of one method in one collection, for the first `times` calls. */
const createStoreFault = (collection: string, wrong: string, failure: StoreFailure, times = Infinity) => {
  let failuresLeft = times
  return (method: string, path: string) =>
    method === wrong && path.includes(`:${collection}-`) && (failuresLeft -= 1) >= 0 ? failure : null
}
/** Gives the store a tenth of its usual time limits. */
const shortenTimeLimits = () => {
  harness.ports.store = harness.openStore(150, 400)
  harness.ports.limits.keepMs = 300
}
const breakStoredRecord = (text: string) => {
  const key = createHashKey("id secret", text)
  harness.blobs.seed("pending", "production", key, text)
  return key
}

test.each([500, 503, 429, 401, 403, 404, 413])(
  "B1: creates that are answered %i are no success: the lead is handed over, or else 503 says when and where to try again",
  async status => {
    harness.blobs.breakWhen(method => (method === "PUT" ? status : null))
    expect((await driver.send()).status).toBe(201)
    expect(listDeliveredLeadIds(harness.webhook)).toEqual(harness.accepted)
    expect(harness.alerted).toEqual([{ kind: "store-down", facts: { code: "not-written" } }])

    harness.webhook.answer(500)
    const answer = await driver.send()
    expect(answer.status).toBe(503)
    expect(answer.headers.get("retry-after")).toBe("60")
    expect(await answer.text()).toContain("call 1300 975 707 or write to hello@example.com")
  },
)

test.each(["hang", "drop"] as const)(
  "B4: a store whose lines %s ends in an answer after a bounded time",
  async failure => {
    shortenTimeLimits()
    harness.blobs.breakWhen(() => failure)
    expect((await driver.send()).status).toBe(201)
    expect(listDeliveredLeadIds(harness.webhook)).toEqual(harness.accepted)
  },
)

test("B4: a store and a webhook that both hang end in an answer that says how to reach us", async () => {
  shortenTimeLimits()
  harness.ports.limits.afterKeepingMs = 50
  harness.blobs.breakWhen(() => "hang")
  harness.webhook.behave(() => undefined)
  const answer = await driver.send()
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain("call 1300 975 707 or write to hello@example.com")
})

test("B4: all that a visitor may wait for takes six seconds at most", () => {
  const { countMs, keepMs, afterKeepingMs, lastTryMs } = WAIT_LIMITS
  expect(countMs + keepMs + afterKeepingMs + lastTryMs).toBeLessThanOrEqual(6_000)
})

test("B4: a store that is slow at one step is given up after the time for the whole", async () => {
  harness.ports.limits.keepMs = 50
  harness.blobs.breakWhen(createStoreFault("quote", "PUT", "hang"))
  expect((await driver.send()).status).toBe(201)
  expect(listDeliveredLeadIds(harness.webhook)).toEqual(harness.accepted)
})

test("B9: a create whose answer was lost is known as one's own: one lead, one delivery", async () => {
  harness.blobs.breakWhen(createStoreFault("pending", "PUT", "lost", 1))
  expect((await driver.send()).status).toBe(201)
  await harness.settle()
  expect(harness.blobs.keys("lead")).toHaveLength(1)
  expect(listDeliveredLeadIds(harness.webhook)).toEqual(harness.accepted)
})

test.each([
  ["read", (method: string) => method === "GET"],
  ["list the pending leads", (_: string, path: string) => path.endsWith(":pending-production")],
])("a store that cannot %s ends the sweep red, deletes nothing, and the next run works", async (_, isBroken) => {
  await driver.sendAndDie(3)
  harness.blobs.breakWhen((method, path) => (isBroken(method, path) ? 500 : null))
  await expect(runScheduledLeadTasks(harness.ports)).rejects.toThrow("lead store unavailable")
  expect(harness.alerted).toEqual([{ kind: "store-down", facts: { code: "500" } }])
  harness.blobs.heal()
  expect(harness.blobs.keys("pending")).toHaveLength(3)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 3 })
})

test("a failed note of the delivery sends again with the same id, once the lease is over", async () => {
  const [key] = await driver.sendAndDie()
  harness.blobs.breakWhen(createStoreFault("done", "PUT", 503))
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ failed: 1 })
  harness.blobs.heal()
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ waiting: 1 })
  harness.pass(2 * MINUTE)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  expect(harness.webhook.ids()).toEqual([key, key])
})

test("a failed removal after the note is mended by the next sweep, and nothing is sent again", async () => {
  await driver.sendAndDie()
  harness.blobs.breakWhen(method => (method === "DELETE" ? 503 : null))
  await runScheduledLeadTasks(harness.ports)
  harness.blobs.heal()
  harness.pass(2 * MINUTE)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ repeated: 1 })
  expect(harness.webhook.hits).toHaveLength(1)
  expect(harness.blobs.keys("pending")).toEqual([])
})

test("of pending leads on 50 pages every one is looked at", async () => {
  const later = new Date(harness.ports.now().getTime() + 60 * MINUTE).toISOString()
  const since = harness.ports.now().toISOString()
  const value = { since, failures: 1, dueAt: later, leaseUntil: null }
  for (let n = 0; n < 250; n += 1)
    harness.blobs.seed(
      "pending",
      "production",
      createHashKey("id secret", String(n)),
      JSON.stringify({ nonce: "n", value }),
    )
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ waiting: 250 })
})

test("a sweep takes no new work after 20 seconds, and the next one goes on with the rest", async () => {
  await driver.sendAndDie(9)
  harness.webhook.behave(reply => {
    harness.pass(7_000)
    reply.writeHead(503).end()
  })
  await runScheduledLeadTasks(harness.ports)
  // Three leads are sent at once, and each answer moves the clock by 7 s. The third one comes at 21 s, when at most two
  // more are being sent.
  expect(harness.webhook.hits.length).toBeLessThanOrEqual(5)
  const first = new Set(harness.webhook.ids())
  harness.webhook.hits.length = 0
  // The refused leads are due again, but the remaining ones come first.
  harness.pass(10 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(first.has(harness.webhook.ids()[0] ?? "")).toBe(false)
})

test("a delivery that starts late in a sweep gets less time, so that the run ends within 30 seconds", async () => {
  await driver.sendAndDie(7)
  const times: (number | undefined)[] = []
  const { deliver } = harness.ports
  harness.ports.deliver = async (event, id, timeoutMs) => {
    times.push(timeoutMs)
    harness.pass(6_000)
    return deliver?.(event, id) ?? Promise.reject(new Error("no webhook"))
  }
  await runScheduledLeadTasks(harness.ports)
  // Deliveries begin at 0, 6, 12 and 18 s or a little later, since three run at once.
  expect(times.map(time => time ?? 0).every(time => time <= 10_000)).toBe(true)
  expect(Math.min(...times.map(time => time ?? 0))).toBeLessThanOrEqual(6_000)
})

test.each(["pending", "done", "lead"])(
  "a stale read of the %s loses nothing and sends at most twice",
  async collection => {
    await driver.sendAndDie()
    harness.blobs.breakWhen(createStoreFault(collection, "GET", "stale", 1))
    await runScheduledLeadTasks(harness.ports)
    harness.pass(2 * MINUTE)
    await runScheduledLeadTasks(harness.ports)
    expect(listDeliveredLeadIds(harness.webhook).length).toBeLessThanOrEqual(2)
    expect(new Set(listDeliveredLeadIds(harness.webhook))).toEqual(new Set(harness.accepted))
  },
)

test("a marker of broken JSON is put aside, its lead is delivered, and the others go on", async () => {
  const [first = ""] = await driver.sendAndDie(3)
  harness.blobs.seed("pending", "production", first, "{half")
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 3 })
  const aside = { at: "2026-11-21T02:00:00.000Z", [FOUND_IN]: "pending", text: "{half" }
  expect(harness.blobs.value("bad", first)).toEqual(aside)
  expect(harness.alerted).toEqual([{ kind: "unreadable", facts: { id: first } }])
})

test.each(["{half", "[]", '{"nonce":"n","value":{"since":7}}', ""])(
  "a foreign record %s in the pending collection is put aside, and the others go on",
  async text => {
    const key = breakStoredRecord(text)
    await driver.sendAndDie()
    expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1, waiting: 1 })
    expect(harness.blobs.keys("bad")).toEqual([key])
  },
)

test("B8: a foreign key in the pending collection is left alone, and the others go on", async () => {
  harness.blobs.seed("pending", "production", ".k3f9x", "temporary")
  await driver.sendAndDie()
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1, waiting: 0, failed: 0 })
  expect(harness.blobs.keys("pending")).toEqual([".k3f9x"])
})

test("a lead that cannot be read is dead and told of; what is there stays", async () => {
  const [key = ""] = await driver.sendAndDie()
  harness.accepted.length = 0
  harness.blobs.seed("lead", "production", key, '{"nonce":"n","value":{"half":1}}')
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ dead: 1 })
  expect(harness.blobs.keys("dead")).toEqual([key])
  expect(harness.blobs.keys("lead")).toEqual([key])
  expect(harness.alerted).toEqual([{ kind: "unreadable", facts: { id: key, code: "unreadable" } }])
})

/**
 * Adds three webhooks: one that gets all leads, one that gets other kinds, and one of a partner that nobody agreed to.
 */
const addThreeWebhooks = async () => ({
  crm: await harness.addWebhook("crm"),
  messages: await harness.addWebhook("messages", { kinds: ["contact.sent.v1"] }),
  broker: await harness.addWebhook("broker", { partners: ["harbour-home-loans"] }),
})
type List = Awaited<ReturnType<typeof addThreeWebhooks>>

/** Ends the failures, and sweeps until a missing marker must have been noticed. A gap of a day would be taken for a wrong clock. */
const endFaultsAndSweep = async ({ crm }: List) => {
  harness.blobs.heal()
  crm.heal()
  for (const minutes of [2, 10, 60, 23 * 60, 23 * 60, 23 * 60]) {
    harness.pass(minutes * MINUTE)
    await runScheduledLeadTasks(harness.ports)
  }
}
const expectEachToItsOwn = ({ crm, messages, broker }: List) => {
  expect([...new Set(listDeliveredLeadIds(harness.webhook))]).toEqual(expect.arrayContaining(harness.accepted))
  // A lead that couldn't be stored was handed over. If that failed too, people were alerted that only the first webhook
  // has it.
  const isTold = harness.alerted.some(({ kind, facts }) => kind === "handed-to-first" && facts.webhook === "crm")
  if (!isTold) expect([...new Set(listDeliveredLeadIds(crm))]).toEqual(expect.arrayContaining(harness.accepted))
  expect(new Set(crm.ids()).size).toBeLessThanOrEqual(1)
  expect([...messages.hits, ...broker.hits]).toEqual([])
  expect(["pending", "dead", "hook-pending", "hook-dead"].flatMap(harness.blobs.keys)).toEqual([])
}

/** Every write from the request to the notes of its deliveries, with further webhooks, if nothing fails. */
const WRITES = [
  ...["pending", "hook-pending", "quote", "lead", "done", "hook-done"].map(name => ["PUT", name] as const),
  ...["pending", "hook-pending"].map(name => ["DELETE", name] as const),
]

test("a request to a list of webhooks writes to these collections, and to no other", async () => {
  await addThreeWebhooks()
  const writes: string[] = []
  harness.blobs.breakWhen((method, path) => {
    if (method !== "GET") writes.push(`${method} ${/site:([a-z-]+)-production/.exec(path)?.[1]}`)
    return null
  })
  await driver.sendAndSettle()
  const others = ["PUT counts", "PUT counted", "PUT health"]
  expect([...new Set(writes)].filter(write => !others.includes(write)).toSorted()).toEqual(
    WRITES.map(write => write.join(" ")).toSorted(),
  )
})

const FAULTS = WRITES.flatMap(([method, collection]) =>
  ([503, "lost"] as const).flatMap(failure => [200, 500].map(status => [method, collection, failure, status] as const)),
)
const listFaultPairs = ([method, collection, failure, status]: (typeof FAULTS)[number]) =>
  listAnswerPairs({ write: `${method} ${collection}`, failure: String(failure), status: String(status) })
test.each(drawSample(FAULTS, listFaultPairs))(
  "with a list of webhooks, a %s in %s that ends as %s loses nothing and sends nothing astray, while one of them answers %i",
  async (method, collection, failure, status) => {
    const list = await addThreeWebhooks()
    list.crm.answer(status)
    // The first exchange and its retry.
    harness.blobs.breakWhen(createStoreFault(collection, method, failure, 2))
    await driver.sendAndSettle()
    await endFaultsAndSweep(list)
    expectEachToItsOwn(list)
  },
)

test.each(Array.from({ length: 14 }, (_, n) => n))(
  "with a list of webhooks, a process that dies after %i writes loses nothing and sends nothing astray",
  async last => {
    const list = await addThreeWebhooks()
    let writes = 0
    let isDead = false
    harness.blobs.breakWhen(method => {
      if (method !== "GET") writes += 1
      isDead ||= writes > last
      return isDead ? 500 : null
    })
    const { deliver, webhooks } = harness.ports
    const failAsDead = () => Promise.reject(new Error("killed"))
    harness.ports.deliver = (...lead) => (isDead ? failAsDead() : (deliver?.(...lead) ?? failAsDead()))
    harness.ports.webhooks = webhooks.map(webhook => ({
      ...webhook,
      deliver: (...lead) => (isDead ? failAsDead() : (webhook.deliver?.(...lead) ?? failAsDead())),
    }))
    await driver.sendAndSettle().catch(() => null)
    await harness.settle().catch(() => null)
    harness.ports.deliver = deliver
    harness.ports.webhooks = webhooks
    await endFaultsAndSweep(list)
    expectEachToItsOwn(list)
  },
)
