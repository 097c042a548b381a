import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { findPersonalDetails, QUOTE } from "../../harness/lead-test-harness"
import { seedLead } from "../../testing/seed-lead"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import type { LeadEvent } from "../core/event"
import { createHashKey } from "../core/ids"
import { runScheduledLeadTasks } from "../outbox/sweep"
import { createQuoteRecordKey } from "../store/find-quote"
import { isUnsubscribedEmailAddress, saveUnsubscribedEmailAddress } from "../store/unsubscribed"
import { erasePersonalData } from "./erase-person"
import { findPersonRecordsByEmail } from "./find-person"
import { replayLeadDelivery } from "./replay"

const EMAIL = "zephyrine@private.example"
const MAI = "mai@example.com"
const DAY = 24 * 60 * 60_000

const harness = setUpLeadTestHarness()

const listStoredTexts = () =>
  ["lead", "quote", "pending", "done", "dead", "held", "bad", "mail", "counts", "health", "unsubscribed"]
    .flatMap(harness.blobs.texts)
    .join()

test("all that is kept about an address is found, however it is written", async () => {
  await createQuoteTestDriver(harness).send()
  await harness.settle()
  const person = await findPersonRecordsByEmail(harness.ports, " Zephyrine@PRIVATE.example ")
  expect(person.leads).toMatchObject([
    { states: expect.arrayContaining(["done"]), event: { type: "quote.requested.v1" } },
  ])
  expect(person.quotes).toMatchObject([{ quote: QUOTE }])
  expect(person).toMatchObject({ unsubscribed: null, unreadable: [] })
  const stranger = await findPersonRecordsByEmail(harness.ports, "somebody@else.example")
  expect(stranger).toEqual({ leads: [], quotes: [], files: [], unsubscribed: null, unreadable: [] })
})

test("changes that tell no address are found by their quote, and other people's leads are not", async () => {
  const keys = [
    await seedLead(harness, EXAMPLES["quote.requested.v1"]),
    await seedLead(harness, EXAMPLES["quote.accepted.v1"]),
    await seedLead(harness, EXAMPLES["lead.changed.v1"]),
    await seedLead(harness, EXAMPLES["quote.repriced.v1"]),
    await seedLead(harness, EXAMPLES["contact.sent.v1"]),
  ]
  await createQuoteTestDriver(harness).sendAndDie()
  const { leads } = await findPersonRecordsByEmail(harness.ports, MAI)
  expect(leads.map(({ id }) => id).sort()).toEqual(keys.sort())
})

test("after a correction everything is found and erased by the address from before as well", async () => {
  const driver = createQuoteTestDriver(harness)
  await driver.change(await driver.ask(), { change: "details", email: "other@private.example" })
  for (const address of [EMAIL, "other@private.example"])
    expect((await findPersonRecordsByEmail(harness.ports, address)).leads).toHaveLength(2)
  expect((await erasePersonalData(harness.ports, EMAIL, false)).leads).toHaveLength(2)
  expect(listStoredTexts()).not.toMatch(/private\.example/)
})

test("word of a changed price is found by its quote once it names another address, and erased with the rest", async () => {
  const { data, ...event } = EXAMPLES["quote.repriced.v1"]
  if (!("contact" in data) || !data.contact) throw new Error("no contact")
  await seedLead(harness, EXAMPLES["quote.requested.v1"])
  const correctedData = { ...data, contact: { ...data.contact, email: "other@example.com" } }
  const key = await seedLead(harness, { ...event, data: correctedData } as LeadEvent)
  expect((await findPersonRecordsByEmail(harness.ports, MAI)).leads.map(({ id }) => id)).toContain(key)
  await erasePersonalData(harness.ports, MAI, false)
  expect(listStoredTexts()).not.toContain("other@example.com")
})

test("that an address gets no email is told, with the day", async () => {
  await saveUnsubscribedEmailAddress(harness.ports, MAI)
  expect((await findPersonRecordsByEmail(harness.ports, MAI)).unsubscribed).toEqual({
    since: "2026-11-21T02:00:00.000Z",
  })
})

const SPELLINGS = ["mai@müller.example", "MAI@xn--mller-kva.EXAMPLE"] as const

test.each([
  ["typed", SPELLINGS[0], SPELLINGS[1]],
  ["encoded", SPELLINGS[1], SPELLINGS[0]],
])("an address whose domain is %s is found, unsubscribed and erased by its other spelling", async (_, email, other) => {
  const contact = { name: "Mai", email, phone: null }
  const { data, ...event } = EXAMPLES["contact.sent.v1"]
  await seedLead(harness, { ...event, data: { ...data, contact } } as LeadEvent)
  harness.blobs.seed("lead", "production", createHashKey("s", "b"), `{"nonce":"n","value":{"email":"${email}","na`)
  await saveUnsubscribedEmailAddress(harness.ports, email)
  expect(await isUnsubscribedEmailAddress(harness.ports, other)).toBe(true)
  const person = await findPersonRecordsByEmail(harness.ports, other)
  expect(person).toMatchObject({ leads: [{}], unreadable: [{}], unsubscribed: { since: "2026-11-21T02:00:00.000Z" } })
  expect((await erasePersonalData(harness.ports, other, false)).leads).toHaveLength(1)
  expect(listStoredTexts()).not.toContain(email)
})

test.each(SPELLINGS)("someone who ended email as %s before both spellings counted still gets none", async email => {
  const key = createHashKey(harness.ports.idSecret, "unsubscribed", email.toLowerCase())
  await harness.ports.store.put("unsubscribed", key, { since: "2026-11-01T00:00:00.000Z" })
  for (const spelling of SPELLINGS) expect(await isUnsubscribedEmailAddress(harness.ports, spelling)).toBe(true)
})

test("a record that was cut short is found by its text", async () => {
  harness.blobs.seed("lead", "production", createHashKey("s", "a"), `{"nonce":"n","value":{"email":"${MAI}","na`)
  expect((await findPersonRecordsByEmail(harness.ports, MAI)).unreadable).toHaveLength(1)
  await erasePersonalData(harness.ports, MAI, false)
  expect(listStoredTexts()).not.toContain(MAI)
})

test("erasing leaves of every lead only that it came, and the webhook's ids are told", async () => {
  const driver = createQuoteTestDriver(harness)
  await driver.send()
  await harness.settle()
  const [key = ""] = harness.blobs.keys("done")
  const { leads } = await erasePersonalData(harness.ports, EMAIL, false)
  expect(leads).toEqual([
    { id: key, kind: "quote.requested.v1", receivedAt: "2026-11-21T02:00:00.000Z", how: "erased", receiver: "has it" },
  ])
  expect(findPersonalDetails(listStoredTexts())).toEqual([])
  expect(harness.blobs.value("lead", key)).toMatchObject({ type: "quote.requested.v1", publicId: harness.accepted[0] })
  expect(harness.blobs.keys("quote")).not.toContain(
    createQuoteRecordKey(harness.ports.idSecret, harness.accepted[0] ?? ""),
  )
  expect((await findPersonRecordsByEmail(harness.ports, EMAIL)).leads).toEqual([])
})

test.each(["pending", "held", "dead"] as const)(
  "an erased %s lead is delivered no more, and never put back",
  async state => {
    await seedLead(harness, EXAMPLES["contact.sent.v1"], state)
    await erasePersonalData(harness.ports, MAI, false)
    for (let day = 0; day < 3; day += 1) {
      await runScheduledLeadTasks(harness.ports)
      harness.pass(DAY)
    }
    expect(harness.webhook.hits).toEqual([])
    expect(harness.blobs.keys(state)).toEqual([])
  },
)

test("what the receiver took, may have taken and never saw is told apart", async () => {
  const doneKey = await seedLead(harness, EXAMPLES["contact.sent.v1"], "done")
  const dead = await seedLead(harness, EXAMPLES["contact.sent.v1"], "dead")
  const heldKey = await seedLead(harness, EXAMPLES["contact.sent.v1"], "held")
  const pending = await seedLead(harness, EXAMPLES["contact.sent.v1"])
  const replayedKey = await seedLead(harness, EXAMPLES["contact.sent.v1"], "dead")
  harness.pass(DAY)
  await replayLeadDelivery(harness.ports, replayedKey)
  const { leads } = await erasePersonalData(harness.ports, MAI, true)
  expect(Object.fromEntries(leads.map(({ id, receiver }) => [id, receiver]))).toEqual({
    [doneKey]: "has it",
    [dead]: "may have it",
    [heldKey]: "never got it",
    [pending]: "never got it",
    [replayedKey]: "may have it",
  })
})

test("an unsubscribe that the receiver has not taken yet is kept until it is told", async () => {
  const key = await seedLead(harness, EXAMPLES["subscription.ended.v1"])
  await saveUnsubscribedEmailAddress(harness.ports, MAI)
  expect((await erasePersonalData(harness.ports, MAI, false)).leads).toMatchObject([{ id: key, how: "kept" }])
  await runScheduledLeadTasks(harness.ports)
  expect(harness.webhook.hits).toHaveLength(1)

  expect((await erasePersonalData(harness.ports, MAI, false)).leads).toMatchObject([{ id: key, how: "erased" }])
  expect(listStoredTexts()).not.toContain(MAI)
  expect(await isUnsubscribedEmailAddress(harness.ports, MAI)).toBe(true)
})

test("without consent nothing is erased, and what would be is told", async () => {
  await seedLead(harness, EXAMPLES["contact.sent.v1"])
  const before = listStoredTexts()
  expect((await erasePersonalData(harness.ports, MAI, true)).leads).toMatchObject([{ how: "erased" }])
  expect(listStoredTexts()).toBe(before)
})

test("a store that fails half way leaves the rest to the next time", async () => {
  for (let n = 0; n < 3; n += 1) await seedLead(harness, EXAMPLES["contact.sent.v1"])
  let writes = 0
  harness.blobs.breakWhen(method => (method === "PUT" && (writes += 1) > 1 ? 503 : null))
  await expect(erasePersonalData(harness.ports, MAI, false)).rejects.toThrow("lead store unavailable")
  harness.blobs.heal()
  await erasePersonalData(harness.ports, MAI, false)
  expect(listStoredTexts()).not.toContain(MAI)
})
