import { RIGHT_VARIABLES } from "../../../harness/lead-test-harness"
import { setUpLeadTestHarness } from "../../../testing/set-up-lead-test-harness"
import { ALERT_SUBJECTS, ALERT_TEXTS, type AlertKind } from "../../core/alert-texts"
import { readEnvironmentVariables } from "../../production/env"
import { runScheduledLeadTasks } from "../sweep"
import { createAlertSender, type AlertMessage } from "./alert"

const MINUTE = 60_000

const harness = setUpLeadTestHarness()
let messages: AlertMessage[]
let isDown: boolean
beforeEach(() => {
  messages = []
  isDown = false
  harness.ports.alert = startAlertSender()
})

/** Creates the alert function as a new process would, unless `lastAlertTimes` is passed. */
const startAlertSender = (lastAlertTimes = new Map<string, number>()) =>
  createAlertSender({
    ...harness.ports,
    senders: [async message => !isDown && messages.push(message) > 0],
    remembered: lastAlertTimes,
  })

test("an alert says in words and in facts what happened, and on which site", async () => {
  expect(await harness.ports.alert("dead-letter", { id: "abc", status: 503 })).toBe(true)
  expect(messages).toEqual([
    {
      kind: "dead-letter",
      subject: "www.example.com: 1 lead couldn't be delivered, and won't be tried again",
      facts: { id: "abc", status: 503 },
      text: expect.stringMatching(/^www\.example\.com: The webhook refused 1 lead \w+ times \(last answer: 503\)/),
    },
  ])
})

test("an alert about an urgent lead begins with the words of its event, and one of before those with its level", async () => {
  const text = "Cooling-off ends Monday 23 November at 5 pm. Call by 10:30 am Monday."
  await harness.ports.alert("held", { urgency: { urgency: "today", reason: "u03", text } })
  await harness.ports.alert("dead-letter", { urgency: { urgency: "today", reason: "u03" } })
  expect(messages.map(message => message.text)).toEqual([
    expect.stringMatching(`^www\\.example\\.com: Urgent: ${text} 1 lead looked like junk`),
    expect.stringMatching(/^www\.example\.com: Urgent: today\. The webhook refused 1 lead/),
  ])
  expect(messages[0]?.subject).toBe("www.example.com: Urgent: 1 lead to look at: possible junk")
})

test.each(["LEAD_ID_SECRET", "LINK_SECRET"])("an alert about %s says how to make one", async code => {
  harness.ports.problems = readEnvironmentVariables({ ...RIGHT_VARIABLES, [code]: "weak" }).problems
  await runScheduledLeadTasks(harness.ports)
  expect(messages[0]?.text).toContain(
    `A variable is set up wrong. ${code} must be base64 of at least 32 random bytes; make`,
  )
  expect(messages[0]?.text).toContain(`node -p 'crypto.randomBytes(32).toString("base64")'`)
})

test("an alert about several variables says what to set for one, how many there are, and where the others are named", async () => {
  const crm = { LEAD_WEBHOOK_NAMES: "crm", LEAD_WEBHOOK_CRM_PARTNERS: "firm" }
  harness.ports.problems = readEnvironmentVariables({ ...RIGHT_VARIABLES, ...crm }).problems
  await runScheduledLeadTasks(harness.ports)
  expect(messages.map(({ text }) => text)).toEqual([
    expect.stringMatching(/LEAD_WEBHOOK_CRM_URL is missing; .*2 things are wrong: \/api\/health/),
  ])
})

test("a wrong setting is told at most once an hour", async () => {
  for (let minutes = 0; minutes <= 120; minutes += 5) {
    await harness.ports.alert("configuration", { status: 401 })
    harness.pass(5 * MINUTE)
  }
  // At 0, 60 and 120 minutes.
  expect(messages).toHaveLength(3)
})

test("an hour of one kind silences no other", async () => {
  await harness.ports.alert("configuration", { status: 401 })
  await harness.ports.alert("gone")
  expect(messages.map(({ kind }) => kind)).toEqual(["configuration", "gone"])
})

test("the hour holds for another process too", async () => {
  await harness.ports.alert("configuration")
  expect(await startAlertSender()("configuration")).toBe(false)
})

test("dead letters of the silent hour are told by the sweep after it, all together", async () => {
  for (const id of ["a", "b", "c"]) await harness.ports.alert("dead-letter", { id, status: 503 })
  harness.pass(14 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(messages).toHaveLength(1)
  harness.pass(46 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(messages.filter(({ kind }) => kind === "dead-letter")[1]?.facts).toMatchObject({ count: 2 })
  harness.pass(61 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(messages.filter(({ kind }) => kind === "dead-letter")).toHaveLength(2)
})

test("held leads are told once a day, all together", async () => {
  for (const id of ["a", "b", "c"]) await harness.ports.alert("held", { id })
  for (let hours = 0; hours < 24; hours += 1) {
    expect(messages.filter(({ kind }) => kind === "held")).toHaveLength(1)
    harness.pass(60 * MINUTE)
    await runScheduledLeadTasks(harness.ports)
  }
  expect(messages.filter(({ kind }) => kind === "held").map(({ facts }) => facts.count)).toEqual([undefined, 2])
})

test("an alert that nobody took is repeated by the sweep", async () => {
  isDown = true
  expect(await harness.ports.alert("dead-letter", { id: "a" })).toBe(false)
  isDown = false
  await runScheduledLeadTasks(harness.ports)
  expect(messages.map(({ kind }) => kind)).toEqual(["dead-letter"])
})

test("a store that is down delays no alert, and makes no flood of one process", async () => {
  harness.blobs.breakWhen(() => 503)
  expect(await harness.ports.alert("store-down", { code: "503" })).toBe(true)
  expect(await harness.ports.alert("store-down", { code: "503" })).toBe(false)
})

test("without a way to tell, an alert is a line in the log and touches no store", async () => {
  let exchanges = 0
  harness.blobs.breakWhen(() => ((exchanges += 1), null))
  const alert = createAlertSender({ ...harness.ports, senders: [], remembered: new Map() })
  expect(await alert("gone")).toBe(false)
  expect(harness.logged).toEqual([{ event: "alert", kind: "gone", alert: true }])
  expect(exchanges).toBe(0)
})

test.each(Object.keys(ALERT_TEXTS) as AlertKind[])(
  "the text of %s is whole sentences, with and without facts",
  kind => {
    for (const facts of [{}, { id: "a", status: 401, code: "c", count: 2, minutes: 70 }])
      expect(ALERT_TEXTS[kind](facts)).toMatch(/^[A-Z0-9].*\.$/)
  },
)

test("every subject says what happened in words that people understand", () => {
  const facts = { count: 2, minutes: 25, status: 401, webhook: "crm" }
  const subjects = Object.entries(ALERT_SUBJECTS).map(([kind, format]) => [kind, format(facts)])
  expect(Object.fromEntries(subjects)).toEqual({
    "dead-letter": `2 leads couldn't be delivered to the webhook "crm", and won't be tried again`,
    "dead-mail": "2 emails to visitors couldn't be sent, and won't be tried again",
    "mail-overdue": "Visitors have waited for our emails for 25 minutes",
    "mail-configuration": "Emails to visitors can't be sent",
    overdue: `2 leads couldn't be delivered to the webhook "crm" for 25 minutes`,
    "sweeper-silent": "Nothing has been delivered for 25 minutes",
    urgent: "Someone wants no more email, and your system hasn't been told yet",
    held: "2 leads to look at: possible junk",
    gone: `No more leads are accepted by the webhook "crm"`,
    configuration: `Leads can't be delivered to the webhook "crm"`,
    challenge: "The test against spam doesn't answer",
    "store-down": "Leads can't be stored right now",
    "not-remembered": "Leads were delivered, but couldn't be stored",
    "handed-to-first": `2 leads couldn't be delivered to the webhook "crm": please pass on`,
    "removed-webhook": "2 leads can't be delivered: the receiver was removed",
    "call-missed": "2 leads to call now: the time to call is up",
    unreadable: "2 records couldn't be read",
    "clock-ahead": "2 records had a time in the future",
    "put-back": "2 leads may be delivered twice",
    purge: "2 leads couldn't be delivered in time, and will be deleted now",
  })
  expect(ALERT_SUBJECTS.configuration({ problem: "LINK_SECRET is weak" })).toBe("A setting of the site is wrong")
})
