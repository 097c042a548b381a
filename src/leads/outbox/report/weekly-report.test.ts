import { findPersonalDetails } from "../../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../../harness/quote-test-driver"
import { setUpLeadTestHarness } from "../../../testing/set-up-lead-test-harness"
import { createReference } from "../../../domain/reference"
import { createHashKey } from "../../core/ids"
import type { ReportMessage } from "../../core/ports"
import { runScheduledLeadTasks } from "../sweep"
import { sendWeeklyReport } from "./weekly-report"

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

let messages: ReportMessage[]
beforeEach(() => {
  messages = []
  harness.ports.reportWays = [{ name: "email", send: async message => messages.push(message) > 0 }]
})

/** Sydney has summer time then: it's eleven hours later there. */
const setClockTo = (utc: string) => harness.pass(Date.parse(utc) - harness.now().getTime())

/** The harness begins on a Saturday, so the first sweep sends the report of the week before. */
const sendReportOfLastWeek = async () => {
  await runScheduledLeadTasks(harness.ports)
  messages.length = 0
}

const listReportedWeeks = () => messages.map(({ facts }) => JSON.parse(JSON.stringify(facts)).from)

test("on Monday at seven in Sydney the week before is reported, once, and a week later the next", async () => {
  await sendReportOfLastWeek()
  setClockTo("2026-11-22T19:59:00Z")
  await runScheduledLeadTasks(harness.ports)
  expect(listReportedWeeks()).toEqual([])
  setClockTo("2026-11-22T20:00:00Z")
  for (let run = 0; run < 3; run += 1) await runScheduledLeadTasks(harness.ports)
  expect(listReportedWeeks()).toEqual(["2026-11-16"])
  harness.pass(6 * DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(listReportedWeeks()).toEqual(["2026-11-16"])
  harness.pass(DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(listReportedWeeks()).toEqual(["2026-11-16", "2026-11-23"])
})

test("a report says what was asked for by source, campaign, page, partner and variant, and nothing of who asked", async () => {
  const attribution = { landingPath: "/lp/conveyancers", utm_campaign: "spring", variant: "short" }
  await driver.sendAndSettle({ partner: "acme", attribution })
  await driver.sendAndSettle()
  await sendReportOfLastWeek()
  setClockTo("2026-11-22T20:00:00Z")
  await runScheduledLeadTasks(harness.ports)
  expect(messages).toMatchObject([
    {
      subject: "www.example.com: 2 requests, week to 22 November 2026",
      facts: {
        from: "2026-11-16",
        until: "2026-11-22",
        reports: [
          { by: "source", rows: [{ group: "direct", requests: 1 }, { group: null }] },
          { by: "campaign", rows: [{ group: "spring", requests: 1, requestFees: "1100.00" }, { group: null }] },
          { by: "page", rows: [{ group: "/lp/conveyancers", requests: 1 }, { group: null }] },
          { by: "partner", rows: [{ group: "acme", requests: 1 }, { group: null }] },
          { by: "variant", rows: [{ group: "short", requests: 1 }, { group: null }] },
          { by: "state", rows: [{ group: "NSW", requests: 2 }] },
        ],
      },
    },
  ])
  expect(messages[0]?.text).toMatch(
    /^www\.example\.com, week to 22 November 2026\n\nRequests that came from 16 November 2026 /,
  )
  expect(messages[0]?.text).toMatch(/\nCAMPAIGN .*\nspring .*\n\(none\) .*\nTOTAL .*\n\nPAGE /)
  expect(findPersonalDetails(JSON.stringify(messages))).toEqual([])
})

test("a report says which urgent requests nobody has, by their references, and tells programs the same", async () => {
  // Exchange on Monday 16 November in New South Wales: five business days later is Monday 23 November.
  const id = await driver.ask({ stage: "signed", contractDate: "2026-11-16", reference_code: "filled" })
  await sendReportOfLastWeek()
  setClockTo("2026-11-22T20:00:00Z")
  await runScheduledLeadTasks(harness.ports)
  const reference = createReference(id)
  const text = "Cooling-off ends Monday 23 November at 5 pm. Call by 10:30 am Monday."
  expect(messages[0]?.text).toContain(`who it is:\n${reference}, held as possible junk: ${text}\n\n`)
  const dates = { firstDate: "cooling-off 2026-11-23 17:00", callBy: "2026-11-22T23:30:00.000Z" }
  expect(messages).toMatchObject([
    { facts: { urgent: [{ reference, state: "held", urgency: "today", text, ...dates }] } },
  ])
  expect(findPersonalDetails(JSON.stringify(messages))).toEqual([])
})

test("a report has what links to the site say, without links, and not in its subject", async () => {
  const typedNames = {
    "http://evil.example/pay?a=b.c": "http: //evil. example/pay?a=b. c",
    "Call tel:0491570006": "Call tel: 0491570006",
    "See www.evil.example": "See www. evil. example",
    "evil.com": "evil. com",
    "evil\u3002com": "evil\u3002 com",
    "v1.2 at 10:30": "v1.2 at 10:30",
  }
  for (const text of Object.keys(typedNames))
    await driver.sendAndSettle({ attribution: { landingPath: "/", utm_campaign: text, variant: text } })
  await sendReportOfLastWeek()
  setClockTo("2026-11-22T20:00:00Z")
  await runScheduledLeadTasks(harness.ports)
  const [{ subject, text = "", facts } = {}] = messages
  expect(subject).toBe("www.example.com: 6 requests, week to 22 November 2026")
  expect(text).toContain("as links to the site have them")
  const names = text.split("\n").map(line => line.split("  ")[0])
  for (const name of Object.values(typedNames)) expect(names.filter(one => one === name)).toHaveLength(2)
  // Programs get the names unchanged.
  for (const name of Object.keys(typedNames)) expect(JSON.stringify(facts)).toContain(JSON.stringify(name))
})

test("four at once send it once, the first week and the next", async () => {
  const sendFourReportsAtOnce = () => Promise.all(Array.from({ length: 4 }, () => sendWeeklyReport(harness.ports)))
  await sendFourReportsAtOnce()
  expect(listReportedWeeks()).toEqual(["2026-11-09"])
  harness.pass(7 * DAY)
  await sendFourReportsAtOnce()
  expect(listReportedWeeks()).toEqual(["2026-11-09", "2026-11-16"])
})

test("a sender that dies is followed by another after an hour", async () => {
  harness.ports.reportWays = [{ name: "email", send: () => Promise.reject(new Error("killed")) }]
  await runScheduledLeadTasks(harness.ports)
  harness.ports.reportWays = [{ name: "email", send: async message => messages.push(message) > 0 }]
  harness.pass(HOUR - 60_000)
  await runScheduledLeadTasks(harness.ports)
  expect(messages).toEqual([])
  harness.pass(60_000)
  for (let run = 0; run < 2; run += 1) await runScheduledLeadTasks(harness.ports)
  expect(listReportedWeeks()).toEqual(["2026-11-09"])
})

test("a way that takes nothing is tried again after an hour, and the other gets no second copy", async () => {
  let isUp = false
  const takenMessages: ReportMessage[] = []
  const webhook = {
    name: "webhook" as const,
    send: async (message: ReportMessage) => isUp && takenMessages.push(message) > 0,
  }
  harness.ports.reportWays = [webhook, ...harness.ports.reportWays]
  await runScheduledLeadTasks(harness.ports)
  expect([messages.length, takenMessages.length]).toEqual([1, 0])
  expect(harness.logged).toContainEqual({ event: "failed", kind: "weekly-report", code: "webhook", alert: true })
  isUp = true
  harness.pass(HOUR)
  await runScheduledLeadTasks(harness.ports)
  harness.pass(HOUR)
  await runScheduledLeadTasks(harness.ports)
  expect([messages.length, takenMessages.length]).toEqual([1, 1])
})

test("a store that takes no note sends nothing, and delivers leads all the same", async () => {
  const key = createHashKey(harness.ports.idSecret, "health", "weekly-report")
  await driver.sendAndDie()
  harness.blobs.breakWhen((method, path) => (method === "PUT" && path.endsWith(key) ? 503 : null))
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
  expect(messages).toEqual([])
  harness.blobs.heal()
  await runScheduledLeadTasks(harness.ports)
  expect(messages).toHaveLength(1)
})

test("a note that can't be read is set aside, and the report goes out", async () => {
  const key = createHashKey(harness.ports.idSecret, "health", "weekly-report")
  harness.blobs.seed("health", "production", key, '{"nonce":"n","val')
  await runScheduledLeadTasks(harness.ports)
  expect(listReportedWeeks()).toEqual(["2026-11-09"])
  expect(harness.blobs.keys("bad")).toEqual([key])
})

test("without a way nothing is noted", async () => {
  harness.ports.reportWays = []
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.keys("health")).not.toContain(createHashKey(harness.ports.idSecret, "health", "weekly-report"))
})
