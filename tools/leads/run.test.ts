import { healthOf } from "../../src/leads/health/health"
import { storeId } from "../../src/leads/core/ids"
import type { LogEntry } from "../../src/leads/core/log"
import { sweep } from "../../src/leads/outbox/sweep"
import { benchOfEachTest } from "../../src/testing/bench-of-each-test"
import { personalIn } from "../../src/harness/lead-test-harness"
import { plantLead } from "../../src/testing/plant-lead"
import { quoteDesk } from "../../src/harness/quote-test-driver"
import { EXAMPLES } from "../webhook-docs/examples"
import { askedFor } from "./asked"
import { run } from "./run"
import { age } from "./tables"

const UNKNOWN = "q9Xw2Lm4Tz7Rb1Vn6Kc3Js8HdF"
const DAY = 24 * 60 * 60_000

const bench = benchOfEachTest()

/** What a command prints and tells, and whether it was done. */
async function leads(...words: string[]) {
  const [printed, told, logged]: [string[], string[], LogEntry[]] = [[], [], []]
  const ports = { ...bench.ports, log: (entry: LogEntry) => void logged.push(entry) }
  const desk = { ports, logged, print: (text: string) => printed.push(text), tell: (text: string) => told.push(text) }
  return { done: await run(askedFor(words), desk), printed: printed.join(""), told: told.join("\n") }
}

test("list shows what waits without personal data, and with it when asked", async () => {
  await quoteDesk(bench).sendAndDie()
  const { done, printed } = await leads("list")
  expect(done).toBe(true)
  expect(printed).toContain("pending  quote.requested.v1  0 min")
  expect(personalIn(printed)).toEqual([])
  expect((await leads("list", "--personal")).printed).toContain("Zephyrine Quokka  zephyrine@private.example")
  expect((await leads("list", "--state", "held")).printed).toBe("No leads that are held.\n")
})

test("show prints a lead as JSON", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"])
  const { done, printed } = await leads("show", key)
  expect(done).toBe(true)
  expect(JSON.parse(printed)).toMatchObject({ id: key, lead: { event: { type: "contact.sent.v1" } } })
})

test.each(["show", "replay", "release"])("%s says so when an id is unknown, and does the others", async command => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"], command === "release" ? "held" : "dead")
  const { done, told, printed } = await leads(command, UNKNOWN, key)
  expect(done).toBe(false)
  expect(told).toContain(`${UNKNOWN}: no such lead.`)
  expect(told + printed).toContain(key)
})

test("replay --dead puts every dead lead back", async () => {
  const dead = [
    await plantLead(bench, EXAMPLES["contact.sent.v1"], "dead"),
    await plantLead(bench, EXAMPLES["feedback.sent.v1"], "dead"),
  ]
  const { done, told } = await leads("replay", "--dead")
  expect(done).toBe(true)
  expect(told.split("\n")).toHaveLength(2)
  expect(bench.blobs.keys("pending").sort()).toEqual(dead.sort())
  expect((await leads("replay", "--dead")).told).toBe("No leads that are dead, dead-mail.")
})

test("replay of a held lead is not done, and says what to do", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"], "held")
  expect(await leads("replay", key)).toMatchObject({
    done: false,
    told: `${key}: is held. Look at it, then release it.`,
  })
})

test("release puts a held lead back", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"], "held")
  expect(await leads("release", key)).toMatchObject({ done: true })
  expect(bench.blobs.keys("pending")).toEqual([key])
})

test("a note that could not be read is listed, shown and cleared, and nothing else is", async () => {
  const note = storeId(bench.ports.idSecret, "health", "stop")
  const lead = await plantLead(bench, EXAMPLES["contact.sent.v1"])
  bench.blobs.plant("health", "production", note, '{"nonce":"n","val')
  await sweep(bench.ports)
  await bench.settle()

  expect((await leads("list", "--state", "bad")).printed).toMatch(
    /\n\S{26} +bad +no lead +0 min +found in the health collection\n/,
  )
  expect(JSON.parse((await leads("show", note)).printed)).toMatchObject({
    id: note,
    delivery: { bad: { shelf: "health", text: '{"nonce":"n","val' } },
  })
  expect(await leads("clear", lead, UNKNOWN)).toMatchObject({
    done: false,
    told: `${lead}: has no record that could not be read.\n${UNKNOWN}: no such lead.`,
  })
  expect(await leads("clear", note)).toMatchObject({ done: true, told: `${note}: cleared.` })
  expect(await healthOf(bench.ports)).toMatchObject({ healthy: true, leads: { bad: 0 } })
  expect(bench.blobs.keys("lead")).toEqual([lead])
})

test("clear deletes a quote that cannot be read with the record of it, and leaves a good one", async () => {
  await quoteDesk(bench).sendAndSettle()
  const [good = ""] = bench.blobs.keys("quote")
  for (const key of [good, UNKNOWN]) await bench.ports.store.put("bad", key, { at: "", shelf: "quote", text: "{" })
  bench.blobs.plant("quote", "production", UNKNOWN, "{")
  expect(await leads("clear", good, UNKNOWN)).toMatchObject({ done: true })
  expect(bench.blobs.keys("quote")).toEqual([good])
  expect(bench.blobs.keys("bad")).toEqual([])
})

test("export prints a table", async () => {
  await plantLead(bench, EXAMPLES["contact.sent.v1"])
  expect((await leads("export")).printed).toMatch(/^\uFEFFwebhook_id,reference,kind,.*\r\n.*,contact\.sent\.v1,/)
})

test("find prints JSON, and is not done when nothing is kept", async () => {
  await plantLead(bench, EXAMPLES["contact.sent.v1"])
  const { done, printed } = await leads("find", "mai@example.com")
  expect(done).toBe(true)
  expect(JSON.parse(printed).leads).toHaveLength(1)
  expect((await leads("find", "nobody@example.com")).done).toBe(false)
})

test("erase asks first, then erases and says what the receiver must be asked", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"], "done")
  const asked = await leads("erase", "mai@example.com")
  expect(asked.done).toBe(false)
  expect(asked.printed).toContain("to be erased")
  expect(asked.told).toContain("Nothing was erased yet. Add --yes")
  expect(bench.blobs.value("lead", key)).toHaveProperty("event")

  const { done, printed, told } = await leads("erase", "mai@example.com", "--yes")
  expect(done).toBe(true)
  expect(printed).toContain(`${key}  contact.sent.v1`)
  expect(printed).toContain("has it")
  expect(told).toContain("Ask the receiver of the webhook to erase")
  expect(bench.blobs.value("lead", key)).not.toHaveProperty("event")
  expect((await leads("erase", "mai@example.com", "--yes")).done).toBe(false)
})

test("purge reduces what is old enough", async () => {
  const key = await plantLead(bench, EXAMPLES["contact.sent.v1"], "done")
  bench.pass(180 * DAY)
  const { done, told } = await leads("purge")
  expect(done).toBe(true)
  expect(told).toContain("Reduced to a marker: 1.")
  expect(bench.blobs.value("lead", key)).not.toHaveProperty("event")
})

test.each([
  [7, "7 min"],
  [125, "2 h 5 min"],
  [3 * 1440 + 250, "3 d 4 h"],
])("%d minutes are %s", (minutes, text) => {
  expect(age(minutes)).toBe(text)
})
