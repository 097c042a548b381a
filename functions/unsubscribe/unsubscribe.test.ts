import { paths } from "../../src/domain/paths"
import { erasePersonalData } from "../../src/leads/admin/erase-person"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { isUnsubscribedEmailAddress } from "../../src/leads/store/unsubscribed"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { buildFormRequest } from "../../src/harness/posts"
import { unsubscribeAddress } from "./unsubscribe.mts"

const harness = setUpLeadTestHarness()

const EMAIL = "zephyrine@private.example"
const postUnsubscribeForm = (fields: Record<string, string> = { email: EMAIL }) =>
  harness.recordAccepted(unsubscribeAddress(() => harness.ports))(
    buildFormRequest(paths.api.unsubscribe, fields),
    harness.call(),
  )

test("the address gets no more email, however it is written, and is not kept in clear", async () => {
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(false)
  await postUnsubscribeForm({ email: "Zephyrine@PRIVATE.example " })
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
  expect(await isUnsubscribedEmailAddress(harness.ports, "somebody@private.example")).toBe(false)
  const storeText = `${harness.blobs.texts("unsubscribed")} ${harness.blobs.keys("unsubscribed")}`
  expect(storeText).not.toMatch(/zephyrine|private/i)
})

test("a suspect unsubscribe is not held back: it is delivered with what is suspected", async () => {
  await postUnsubscribeForm({ email: EMAIL, reference_code: "bot" })
  await harness.settle()
  expect(harness.blobs.keys("held")).toEqual([])
  expect(harness.webhook.hits.map(harness.verified)).toMatchObject([
    { data: { suspicions: expect.arrayContaining(["honeypot"]) } },
  ])
})

test("while the webhook is down it is kept, and the address gets no more email all the same", async () => {
  harness.webhook.answer(500)
  expect((await postUnsubscribeForm()).status).toBe(303)
  await harness.settle()
  expect(harness.blobs.keys("pending")).toHaveLength(1)
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
})

test("unsubscribe, erase, unsubscribe again: done already, and nobody is told or sent the address", async () => {
  await postUnsubscribeForm()
  await harness.settle()
  await erasePersonalData(harness.ports, EMAIL, false)
  harness.webhook.answer(503)
  expect((await postUnsubscribeForm()).status).toBe(303)
  await harness.settle()
  expect(harness.webhook.hits).toHaveLength(1)
  expect(harness.alerted).toEqual([])
  expect(harness.logged.map(({ event }) => event)).not.toContain("unavailable")
  expect(harness.blobs.texts("lead").join()).not.toContain(EMAIL)
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
})

test("another address under the same key is answered 409, and goes on getting email", async () => {
  const key = "0123456789abcdef"
  await postUnsubscribeForm({ email: EMAIL, idempotencyKey: key })
  expect((await postUnsubscribeForm({ email: "other@private.example", idempotencyKey: key })).status).toBe(409)
  await harness.settle()
  expect(await isUnsubscribedEmailAddress(harness.ports, "other@private.example")).toBe(false)
  expect(harness.webhook.hits).toHaveLength(1)
})

/** Breaks the store until the function has waited `times` times after the answer. */
const breakStoreFor = (times: number) => {
  let failuresLeft = times
  harness.blobs.breakWhen(() => 503)
  harness.ports.pause = async () => {
    failuresLeft -= 1
    if (failuresLeft === 0) harness.blobs.heal()
  }
}

test.each([1, 3])(
  "one that was handed over while the store was down is remembered once it is up at the next tries: %i",
  async tries => {
    breakStoreFor(tries)
    expect((await postUnsubscribeForm()).status).toBe(303)
    await harness.settle()
    expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
    expect(harness.webhook.hits.map(harness.verified)).toMatchObject([{ data: { email: EMAIL, kept: false } }])
    expect(harness.alerted.map(({ kind }) => kind)).toEqual(["store-down"])
  },
)

test("one that was handed over while the store stays down is told to people, by its webhook-id alone", async () => {
  breakStoreFor(Infinity)
  expect((await postUnsubscribeForm()).status).toBe(303)
  await harness.settle()
  const [id] = harness.webhook.ids()
  expect(harness.alerted).toContainEqual({ kind: "not-remembered", facts: { id } })
  harness.blobs.heal()
  // The alert asks people to do this.
  await postUnsubscribeForm()
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
})

test("an address that could not be remembered with its lead is remembered by the sweep, and told once", async () => {
  harness.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":unsubscribed-") ? 503 : null))
  expect((await postUnsubscribeForm()).status).toBe(503)
  await harness.settle()
  harness.blobs.heal()
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(false)
  harness.pass(2 * 60_000)
  await runScheduledLeadTasks(harness.ports)
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
  expect(harness.webhook.hits).toHaveLength(1)
  expect(harness.blobs.keys("pending")).toEqual([])
})

test.each([
  ["is not set up", () => void (harness.ports.deliver = null)],
  ["wants no more", () => harness.webhook.answer(410)],
])(
  "a process that dies between keeping and remembering: the sweep remembers, even while the webhook %s",
  async (_, go) => {
    const { store } = harness.ports
    harness.ports.store = { ...store, put: () => Promise.reject(new Error("killed")) }
    await expect(postUnsubscribeForm()).rejects.toThrow("killed")
    harness.ports.store = store
    expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(false)
    go()
    await runScheduledLeadTasks(harness.ports)
    expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
    expect(harness.blobs.keys("pending")).toHaveLength(1)
  },
)
