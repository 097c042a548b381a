import { parseIsoDate } from "../../src/domain/iso-date"
import { createReference } from "../../src/domain/reference"
import { checkLeadDeliveryHealth } from "../../src/leads/health/health"
import { createHashKey, createWebhookDeliveryKey } from "../../src/leads/core/ids"
import type { LogEntry } from "../../src/leads/core/log"
import { savePageHelpfulnessAnswer } from "../../src/leads/helpful/helpful-answers"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { findPersonalDetails } from "../../src/harness/lead-test-harness"
import { seedLead } from "../../src/testing/seed-lead"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { EXAMPLES } from "../webhook-docs/examples"
import { parseLeadsCli } from "./parse-cli"
import { runLeadsCommand } from "./run"
import { formatMinutesAsAge } from "./tables"
import { FOUND_IN, createPendingDelivery } from "../../src/leads/core/records"
import { TRIES } from "../../src/leads/core/schedule"

const UNKNOWN = "q9Xw2Lm4Tz7Rb1Vn6Kc3Js8HdF"
const DAY = 24 * 60 * 60_000

const harness = setUpLeadTestHarness()

async function runLeadsWithOutput(...words: string[]) {
  const [output, errors, entries]: [string[], string[], LogEntry[]] = [[], [], []]
  const ports = { ...harness.ports, log: (entry: LogEntry) => void entries.push(entry) }
  const context = {
    ports,
    logged: entries,
    print: (text: string) => output.push(text),
    printError: (text: string) => errors.push(text),
  }
  return {
    done: await runLeadsCommand(parseLeadsCli(words), context),
    printed: output.join(""),
    reported: errors.join("\n"),
  }
}

test("list shows what waits without personal data, and with it when asked", async () => {
  await createQuoteTestDriver(harness).sendAndDie()
  const { printed: output } = await runLeadsWithOutput("list")
  expect(output).toContain("pending  quote.requested.v1  0 min")
  expect(findPersonalDetails(output)).toEqual([])
  expect((await runLeadsWithOutput("list", "--personal")).printed).toContain(
    "Zephyrine Quokka  zephyrine@private.example",
  )
  expect((await runLeadsWithOutput("list", "--state", "held")).printed).toBe("No leads that are held.\n")
})

test("list says in words what is urgent, by when to call and what the client calls the quote", async () => {
  // Exchange on Monday 16 November 2026 in New South Wales: five business days later is Monday 23 November.
  const signedJob = { stage: "signed", contractDate: "2026-11-16" }
  const id = await createQuoteTestDriver(harness).ask({ ...signedJob, reference_code: "filled" })
  const { printed: output } = await runLeadsWithOutput("list")
  expect(output).toMatch(/^URGENCY +FIRST DATE +CALL BY +ID +STATE +KIND +AGE +REFERENCE +DELIVERY\n/)
  expect(output).toMatch(
    /\nCooling-off ends Monday 23 November at 5 pm\. Call by 10:30 am Monday\. +cooling-off 2026-11-23 17:00 +2026-11-22T23:30:00\.000Z +/,
  )
  expect(output).toContain(`  ${createReference(id)}  `)
  expect(output).not.toContain(id)
})

test.each(["show", "replay", "release"])("%s says so when an id is unknown, and does the others", async command => {
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"], command === "release" ? "held" : "dead")
  const { done, reported: errors, printed: output } = await runLeadsWithOutput(command, UNKNOWN, key)
  expect({ done, reported: errors }).toEqual({
    done: false,
    reported: expect.stringContaining(`${UNKNOWN}: no such lead.`),
  })
  expect(errors + output).toContain(key)
})

test("replay --dead puts every dead lead back", async () => {
  const dead = [
    await seedLead(harness, EXAMPLES["contact.sent.v1"], "dead"),
    await seedLead(harness, EXAMPLES["feedback.sent.v1"], "dead"),
  ]
  const { done, reported: errors } = await runLeadsWithOutput("replay", "--dead")
  expect(done).toBe(true)
  expect(errors.split("\n")).toHaveLength(2)
  expect(harness.blobs.keys("pending").sort()).toEqual(dead.sort())
  expect((await runLeadsWithOutput("replay", "--dead")).reported).toBe("No leads that are dead, dead-mail.")
})

test("a held lead isn't replayed, which is said with what to do, and is put back by its release", async () => {
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"], "held")
  const isHeld = `${key}: is held. Look at it, then release it.`
  expect(await runLeadsWithOutput("replay", key)).toMatchObject({ done: false, reported: isHeld })
  expect(await runLeadsWithOutput("release", key)).toMatchObject({ done: true })
  expect(harness.blobs.keys("pending")).toEqual([key])
})

test("a note that could not be read is listed, shown and cleared, and nothing else is", async () => {
  const note = createHashKey(harness.ports.idSecret, "health", "stop")
  const lead = await seedLead(harness, EXAMPLES["contact.sent.v1"])
  harness.blobs.seed("health", "production", note, '{"nonce":"n","val')
  await runScheduledLeadTasks(harness.ports)
  await harness.settle()

  expect((await runLeadsWithOutput("list", "--state", "bad")).printed).toMatch(
    /\n\S{26} +bad +no lead +0 min +found in the health collection\n/,
  )
  expect(JSON.parse((await runLeadsWithOutput("show", note)).printed)).toMatchObject({
    id: note,
    delivery: { bad: { [FOUND_IN]: "health", text: '{"nonce":"n","val' } },
  })
  expect(await runLeadsWithOutput("clear", lead, UNKNOWN)).toMatchObject({
    done: false,
    reported: `${lead}: has no record that could not be read.\n${UNKNOWN}: no such lead.`,
  })
  expect(await runLeadsWithOutput("clear", note)).toMatchObject({ done: true, reported: `${note}: cleared.` })
  expect(await checkLeadDeliveryHealth(harness.ports)).toMatchObject({ healthy: true, leads: { bad: 0 } })
  expect(harness.blobs.keys("lead")).toEqual([lead])
})

test("clear deletes a quote that cannot be read with the record of it, and leaves a good one", async () => {
  await createQuoteTestDriver(harness).sendAndSettle()
  const [good = ""] = harness.blobs.keys("quote")
  for (const key of [good, UNKNOWN])
    await harness.ports.store.put("bad", key, { at: "", [FOUND_IN]: "quote", text: "{" })
  harness.blobs.seed("quote", "production", UNKNOWN, "{")
  expect(await runLeadsWithOutput("clear", good, UNKNOWN)).toMatchObject({ done: true })
  expect(harness.blobs.keys("quote")).toEqual([good])
  expect(harness.blobs.keys("bad")).toEqual([])
})

test("export prints a table", async () => {
  await seedLead(harness, EXAMPLES["contact.sent.v1"])
  expect((await runLeadsWithOutput("export")).printed).toMatch(
    /^\uFEFFwebhook_id,reference,kind,.*\r\n.*,contact\.sent\.v1,/,
  )
})

test("report prints what was asked for in each format, without personal data", async () => {
  await createQuoteTestDriver(harness).sendAndSettle()
  const words = ["report", "--by", "state", "--from", "2026-11-21", "--until", "2026-11-21"]
  const { done, printed: output, reported: errors } = await runLeadsWithOutput(...words)
  expect({ done, reported: errors }).toEqual({ done: true, reported: "" })
  expect(output).toMatch(/^STATE .*\nNSW +1 +0 +0\.0% \(0\.0% to 79\.3%\) +0 +0 +0 +\$1,100\.00 +\$0\.00\nTOTAL /)
  expect((await runLeadsWithOutput(...words, "--format", "csv")).printed).toContain(
    "\r\nNSW,,1,,,,0,0.0000,0.0000,0.7935,110000,",
  )
  const json = (await runLeadsWithOutput(...words, "--format", "json")).printed
  expect(JSON.parse(json).rows).toMatchObject([{ group: "NSW", requests: 1, requestFees: "1100.00" }])
  expect(findPersonalDetails(output + json)).toEqual([])
})

test("report alone shows the last 30 days by source, and by variant it shows what page tests say too", async () => {
  await createQuoteTestDriver(harness).sendAndSettle({ attribution: { landingPath: "/", utm_source: "google" } })
  harness.pass(29 * DAY)
  expect((await runLeadsWithOutput("report")).printed).toMatch(
    /^SOURCE .*\ngoogle +1 [^]*\n\nRequests that came from 21 November 2026 to 20 December 2026/,
  )
  harness.pass(DAY)
  expect((await runLeadsWithOutput("report")).printed).not.toContain("google")
  const variants = ["a", "b"].map(name => ({ name, page: `/${name}`, weight: 50 }))
  const days = { from: parseIsoDate("2026-12-01"), until: parseIsoDate("2026-12-31") }
  harness.ports.pageTests = () => [{ title: "A or B", page: "/a", ...days, variants }]
  expect((await runLeadsWithOutput("report", "--by", "variant")).printed).toMatch(
    /^VARIANT [^]*\n\nA or B: Not every page has been visited yet\.\n$/,
  )
})

async function storeHelpfulAnswer(page: string, yesOrNo: "yes" | "no", missing: string | null = null, honeypot = "") {
  const helpfulAnswer = { page, answer: yesOrNo, missing, honeypot, attribution: {} }
  const id = `${harness.blobs.keys("helpful").length}`
  const unsaid = { formVersion: null, formStamp: null, turnstileToken: null }
  await savePageHelpfulnessAnswer(harness.ports, createHashKey("secret", id), { ...helpfulAnswer, ...unsaid })
}

test("feedback shows what readers answered, by page, and what was missing there", async () => {
  await storeHelpfulAnswer("/calculator", "yes")
  await storeHelpfulAnswer("/blogs/section-32", "no", "What it costs")
  harness.pass(DAY)
  await storeHelpfulAnswer("/blogs/section-32", "yes", "Zwangsversteigerung, 中文")
  await storeHelpfulAnswer("/blogs/section-32", "no", "Buy now", "SEO")
  const { printed: output, reported: errors } = await runLeadsWithOutput("feedback")
  expect(output).toBe(`PAGE               YES  NO
/blogs/section-32  1    1
/calculator        1    0

/blogs/section-32
  2026-11-22  yes  Zwangsversteigerung, 中文
  2026-11-21  no   What it costs
`)
  expect(errors).toBe("Left out, since they look like junk: 1.")
})

test("feedback shows the days that were asked for, as JSON too", async () => {
  await storeHelpfulAnswer("/calculator", "no", "Stamp duty in Tasmania")
  harness.pass(DAY)
  await storeHelpfulAnswer("/calculator", "yes")
  expect((await runLeadsWithOutput("feedback", "--from", "2026-11-22")).printed).toBe(
    "PAGE         YES  NO\n/calculator  1    0\n",
  )
  const { printed: output } = await runLeadsWithOutput("feedback", "--until", "2026-11-21", "--format", "json")
  const missing = [{ day: "2026-11-21", answer: "no", words: "Stamp duty in Tasmania" }]
  const pages = [{ page: "/calculator", yes: 0, no: 1, missing }]
  expect(JSON.parse(output)).toEqual({ pages, suspect: 0, unreadable: 0 })
})

test("feedback says so when there is none, and when some can't be read", async () => {
  expect(await runLeadsWithOutput("feedback")).toEqual({ done: true, printed: "No answers.\n", reported: "" })
  harness.blobs.seed("helpful", "production", UNKNOWN, "{")
  expect((await runLeadsWithOutput("feedback")).reported).toBe("Left out, since they can't be read: 1.")
})

test("find prints JSON, and is not done when nothing is kept", async () => {
  await seedLead(harness, EXAMPLES["contact.sent.v1"])
  const { done, printed: output } = await runLeadsWithOutput("find", "mai@example.com")
  expect([done, JSON.parse(output).leads.length]).toEqual([true, 1])
  expect((await runLeadsWithOutput("find", "nobody@example.com")).done).toBe(false)
})

test("find takes a reference as a client says it, prints all of its quote, and is not done when nothing has it", async () => {
  const keys = [
    await seedLead(harness, EXAMPLES["quote.requested.v1"], "done"),
    await seedLead(harness, EXAMPLES["quote.accepted.v1"]),
  ]
  await createQuoteTestDriver(harness).sendAndSettle()
  for (const words of [["FS3F F2JJ"], ["fs3f", "f2jj"]]) {
    const { done, printed: output } = await runLeadsWithOutput("find", ...words)
    const ids = JSON.parse(output).leads.map(({ id }: { id: string }) => id)
    expect([done, ids.sort()]).toEqual([true, keys.toSorted()])
  }
  expect(await runLeadsWithOutput("find", "7K3F 9QXM")).toMatchObject({ done: false })
})

test("find prints every quote that has a reference, and what is left of one that was reduced", async () => {
  const driver = createQuoteTestDriver(harness)
  const id = await driver.ask()
  // The last character of an id isn't in its reference.
  const other = `${id.slice(0, -1)}${id.endsWith("A") ? "Q" : "A"}`
  const receivedAt = harness.ports.now().toISOString()
  const reduced = { publicId: other, fingerprint: "f", receivedAt, type: "quote.requested.v1", reducedAt: receivedAt }
  await harness.ports.store.put("lead", UNKNOWN, reduced)
  const { leads, quotes } = JSON.parse((await runLeadsWithOutput("find", createReference(id))).printed)
  expect(leads).toHaveLength(2)
  expect(leads).toContainEqual({ id: UNKNOWN, states: [], ...reduced })
  expect(quotes).toMatchObject([{ id }])
})

test("erase asks first, then erases and says what the receiver must be asked", async () => {
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"], "done")
  expect(await runLeadsWithOutput("erase", "mai@example.com")).toEqual({
    done: false,
    printed: expect.stringContaining("to be erased"),
    reported: expect.stringContaining("Nothing was erased yet. Add --yes"),
  })
  expect(harness.blobs.value("lead", key)).toHaveProperty("event")

  expect(await runLeadsWithOutput("erase", "mai@example.com", "--yes")).toEqual({
    done: true,
    printed: expect.stringMatching(new RegExp(`${key}  contact\\.sent\\.v1 .* has it`)),
    reported: expect.stringContaining("Ask the receiver of the webhook to erase"),
  })
  expect(harness.blobs.value("lead", key)).not.toHaveProperty("event")
  expect((await runLeadsWithOutput("erase", "mai@example.com", "--yes")).done).toBe(false)
})

test("purge reduces what is old enough", async () => {
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"], "done")
  harness.pass(180 * DAY)
  const report = expect.stringContaining("Reduced to a marker: 1.")
  expect(await runLeadsWithOutput("purge")).toMatchObject({ done: true, reported: report })
  expect(harness.blobs.value("lead", key)).not.toHaveProperty("event")
})

test("sweep delivers what is due and says what became of each lead", async () => {
  const lead = await seedLead(harness, EXAMPLES["contact.sent.v1"])
  await seedLead(harness, EXAMPLES["feedback.sent.v1"], "held")
  const { done, printed: output } = await runLeadsWithOutput("sweep")
  expect(done).toBe(true)
  expect(harness.webhook.ids()).toEqual([lead])
  expect(output).toMatch(
    /^ +DELIVERED +REFUSED +GIVEN UP +WAITING +FAILED\nleads +1 +0 +0 +0 +0\nemails +0 +0 +0 +0 +0\n$/,
  )
})

test("sweep is done when a lead was refused and is tried again, and not when it was given up", async () => {
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"])
  harness.webhook.answer(503)
  const result = { done: true, printed: expect.stringMatching(/\nleads +0 +1 +0 +1 +0\n/), reported: "" }
  expect(await runLeadsWithOutput("sweep")).toEqual(result)

  const marker = await harness.ports.store.get("pending", key)
  const lastTry = { failures: TRIES - 1, dueAt: "2000-01-01T00:00:00.000Z" }
  await harness.ports.store.put("pending", key, { ...Object(marker), ...lastTry })
  const givenUp = { done: false, printed: expect.stringMatching(/\nleads +0 +0 +1 +0 +0\n/) }
  expect(await runLeadsWithOutput("sweep")).toMatchObject(givenUp)
  harness.webhook.heal()
})

test("sweep is not done when the receiver wants no more, and says so", async () => {
  await seedLead(harness, EXAMPLES["contact.sent.v1"])
  harness.webhook.answer(410)
  expect(await runLeadsWithOutput("sweep")).toEqual({
    done: false,
    printed: expect.stringMatching(/\nleads +0 +\d+ +0 +1 +0\n/),
    reported: expect.stringContaining("410"),
  })
})

test("sweep counts the leads of each further webhook by its name", async () => {
  const crm = await harness.addWebhook("crm")
  crm.answer(503)
  const key = await seedLead(harness, EXAMPLES["contact.sent.v1"], "done")
  const { store, now } = harness.ports
  await store.put("lead", key, { ...Object(await store.get("lead", key)), webhooks: ["crm"] })
  await store.put("hook-pending", createWebhookDeliveryKey("crm", key), createPendingDelivery(now()))
  const result = { done: true, printed: expect.stringMatching(/\ncrm +0 +1 +0 +1 +0\n/) }
  expect(await runLeadsWithOutput("sweep")).toMatchObject(result)
})

test("sweep counts the emails apart from the leads", async () => {
  harness.ports.mail = async () => ({ outcome: "delivered", status: 250, code: null, ms: 0, retryAfterMs: null })
  const key = await seedLead(harness, EXAMPLES["quote.requested.v1"], "done")
  await harness.ports.store.put("mail", key, createPendingDelivery(harness.ports.now()))
  expect((await runLeadsWithOutput("sweep")).printed).toMatch(/\nleads +0 .*\nemails +1 +0 +0 +0 +0\n/)
})

test.each([
  [7, "7 min"],
  [125, "2 h 5 min"],
  [3 * 1440 + 250, "3 d 4 h"],
])("%d minutes are %s", (minutes, text) => {
  expect(formatMinutesAsAge(minutes)).toBe(text)
})
