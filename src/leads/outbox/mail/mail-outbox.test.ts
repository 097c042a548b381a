import { setUpLeadTestHarness, sweepUpToLastTry } from "../../../testing/set-up-lead-test-harness"
import { startMailTestHarness } from "../../../testing/mail-test-harness"
import { createQuoteTestDriver } from "../../../harness/quote-test-driver"
import type { SmtpBehaviour } from "../../../harness/fake-smtp-server"
import { replayLeadDelivery, requeueDeadOrHeldLead } from "../../admin/replay"
import { verifySignedLink } from "../../core/links"
import { createPendingDelivery } from "../../core/records"
import { TRIES } from "../../core/schedule"
import { applyRetentionRules } from "../retention/retain"
import { runScheduledLeadTasks } from "../sweep"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const harness = setUpLeadTestHarness(() => startMailTestHarness(1_000))

const listAlertKinds = () => harness.alerted.map(({ kind }) => kind)
const listMailFailures = () => harness.blobs.texts("mail").map(text => JSON.parse(text).value.failures)

test.each<SmtpBehaviour>(["silent", "drop", { recipient: 450 }, { recipient: 550 }, { email: 421 }, { email: 554 }])(
  "a mail server that behaves as %j hurts no lead, and the email is sent later, once",
  async behaviour => {
    harness.smtp.behave(behaviour)
    expect((await harness.ask()).status).toBe(201)
    expect(harness.webhook.hits).toHaveLength(1)
    expect(harness.blobs.keys("pending")).toEqual([])
    expect(listMailFailures()).toEqual([1])

    harness.smtp.behave("take")
    harness.pass(3 * MINUTE)
    expect((await runScheduledLeadTasks(harness.ports)).mails).toMatchObject({ waiting: 1 })
    harness.pass(4 * MINUTE)
    expect((await runScheduledLeadTasks(harness.ports)).mails).toMatchObject({ delivered: 1 })
    await runScheduledLeadTasks(harness.ports)
    expect(harness.smtp.posted).toHaveLength(1)
    expect(harness.blobs.keys("mailed")).toEqual(harness.blobs.keys("lead"))
  },
)

test("a visitor is answered while the mail server still hangs", async () => {
  let hangUp = () => {}
  const hanging = new Promise<never>((_, reject) => (hangUp = () => reject(new Error("hung up"))))
  expect((await createQuoteTestDriver(harness).send(undefined, { ...harness.ports, mail: () => hanging })).status).toBe(
    201,
  )
  hangUp()
})

test("a server that takes a letter and never says so gets it again, under the same name", async () => {
  harness.smtp.behave("lost")
  await harness.ask()
  harness.smtp.behave("take")
  harness.pass(7 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.smtp.posted).toHaveLength(2)
  expect(new Set(harness.smtp.posted.map(({ email }) => email.messageId)).size).toBe(1)
})

test("after its last try an email is dead, people are told, and a replay sends it and nothing to the webhook", async () => {
  harness.smtp.behave({ recipient: 550 })
  await harness.ask()
  await sweepUpToLastTry(harness)
  const [key = ""] = harness.blobs.keys("dead-mail")
  expect(harness.blobs.keys("mail")).toEqual([])
  expect(harness.smtp.connections()).toBe(TRIES)
  expect(harness.alerted).toContainEqual({ kind: "dead-mail", facts: { id: key, status: 550, code: "EENVELOPE" } })
  expect(harness.blobs.keys("dead")).toEqual([])

  harness.smtp.behave("take")
  expect(await replayLeadDelivery(harness.ports, key)).toBe("queued")
  await runScheduledLeadTasks(harness.ports)
  expect(harness.smtp.posted).toHaveLength(1)
  expect(harness.blobs.keys("dead-mail")).toEqual([])
  expect(harness.webhook.hits).toHaveLength(1)
})

test("sweeps that overlap send each email once", async () => {
  harness.smtp.behave({ recipient: 450 })
  await Promise.all(Array.from({ length: 5 }, (_, n) => harness.ask({ email: `visitor-${n}@private.example` })))
  harness.smtp.behave("take")
  harness.pass(7 * MINUTE)
  await Promise.all([
    runScheduledLeadTasks(harness.ports),
    runScheduledLeadTasks(harness.ports),
    runScheduledLeadTasks(harness.ports),
  ])
  const recipients = harness.smtp.posted.map(({ to }) => to).toSorted()
  expect(recipients).toEqual([0, 1, 2, 3, 4].map(n => `visitor-${n}@private.example`))
})

test("a crash right after the answer leaves an email that the next sweep sends", async () => {
  await harness.ask({}, { ...harness.ports, deliver: null, mail: async () => Promise.reject(new Error("died")) })
  harness.pass(61_000)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1, mails: { delivered: 1 } })
})

test("a lead whose note of the email could not be written is kept, and mailed a day later", async () => {
  harness.blobs.breakWhen((_, path) => (path.includes(":mail-") ? 503 : null))
  expect((await harness.ask()).status).toBe(201)
  expect(harness.webhook.hits).toHaveLength(1)
  harness.blobs.heal()
  harness.pass(DAY)
  await applyRetentionRules(harness.ports)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.smtp.posted).toHaveLength(1)
  await applyRetentionRules(harness.ports)
  expect(harness.blobs.keys("mail")).toEqual([])
})

test("a suspect lead is mailed when a person releases it, and not before", async () => {
  expect((await harness.ask({ reference_code: "filled" })).status).toBe(201)
  harness.pass(2 * DAY)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.smtp.connections()).toBe(0)
  await requeueDeadOrHeldLead(harness.ports, "held", harness.blobs.keys("held")[0] ?? "")
  await runScheduledLeadTasks(harness.ports)
  expect(harness.smtp.posted).toHaveLength(1)
  expect(harness.webhook.hits).toHaveLength(1)
})

test("the same request sent again is mailed once", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => harness.askAs("the-same-visitor-0123")))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  expect(harness.smtp.posted).toHaveLength(1)
})

const GMAIL_NAME = "abcdefghijklmnopqrstuvwxyz"

test.each(["one after the other", "at once", "with parts after a plus", "with dots in its name at Gmail"])(
  "of 20 requests for one address, %s, every lead goes out, one email at once, and the last one's when the quarter ends",
  async how => {
    const ask = (n: number) =>
      harness.ask({
        price: `${500_000 + n}`,
        ...(how === "with parts after a plus" && { email: `a+${n}@b.example` }),
        ...(how.endsWith("at Gmail") && {
          email: `${GMAIL_NAME.slice(0, n + 1)}.${GMAIL_NAME.slice(n + 1)}@gmail.com`,
        }),
      })
    const requests = Array.from({ length: 20 }, (_, n) => n)
    if (how === "at once") await Promise.all(requests.map(ask))
    else
      for (const n of requests) {
        await ask(n)
        harness.pass(10_000)
      }
    expect([harness.webhook.hits.length, harness.smtp.posted.length]).toEqual([20, 1])
    for (let minutes = 1; minutes <= 20; minutes += 1) {
      harness.pass(MINUTE)
      await runScheduledLeadTasks(harness.ports)
    }
    expect(harness.smtp.posted).toHaveLength(2)
    if (how !== "at once") expect(harness.smtp.posted[1]?.email.text).toContain("500,019")
    expect([harness.blobs.keys("mail"), harness.alerted]).toEqual([[], []])
    harness.pass(15 * MINUTE)
    await ask(20)
    expect(harness.smtp.posted).toHaveLength(3)
  },
)

test("an email doesn't wait for one that was sent while the clock was ahead", async () => {
  harness.pass(30 * DAY)
  await harness.ask()
  harness.pass(-30 * DAY)
  await harness.ask()
  expect(harness.smtp.posted).toHaveLength(2)
})

test("an email about a lead from a clock that was ahead has links that work, once the clock is right", async () => {
  harness.smtp.behave({ recipient: 450 })
  harness.pass(30 * DAY)
  await harness.ask()
  harness.pass(-30 * DAY)
  harness.smtp.behave("take")
  harness.pass(7 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  const text = String(harness.smtp.posted[0]?.email.text)
  for (const [purpose, path] of [
    ["enquiry", "enquiries"],
    ["unsubscribe", "u"],
  ] as const)
    expect(verifySignedLink(harness.ports, purpose, text.match(`/${path}/(\\S+)`)?.[1])).toMatchObject({
      on: "2026-11-21",
    })
})

test("a receiver that wants no more leads stops no email, and a mail server that is down stops no lead", async () => {
  harness.webhook.answer(410)
  await harness.ask()
  await harness.ask({ email: "another@private.example" })
  expect(harness.smtp.posted).toHaveLength(2)
  expect(harness.webhook.hits).toHaveLength(1)
})

test("an email that waits for more than an hour is told, apart from the leads", async () => {
  harness.smtp.behave({ recipient: 450 })
  await harness.ask()
  harness.pass(61 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.alerted).toContainEqual({ kind: "mail-overdue", facts: { count: 1, minutes: 61 } })
  expect(listAlertKinds()).not.toContain("overdue")
})

test("a user that the mail server does not believe is told as a wrong setting", async () => {
  const refusal = { outcome: "refused", status: 535, code: "EAUTH", ms: 1, retryAfterMs: null } as const
  await harness.ask({}, { ...harness.ports, mail: async () => refusal })
  expect(harness.alerted).toContainEqual({ kind: "mail-configuration", facts: { status: 535, code: "EAUTH" } })
})

test("a note of an email that cannot be read is made anew, and the email is sent", async () => {
  harness.smtp.behave({ recipient: 450 })
  await harness.ask()
  const [key = ""] = harness.blobs.keys("mail")
  harness.blobs.seed("mail", "production", key, "{")
  harness.smtp.behave("take")
  await runScheduledLeadTasks(harness.ports)
  expect(harness.smtp.posted).toHaveLength(1)
  expect(listAlertKinds()).toContain("unreadable")
})

test("notes of emails go with their lead's personal data", async () => {
  await harness.ask()
  const [key = ""] = harness.blobs.keys("lead")
  await harness.ports.store.create("dead-mail", key, createPendingDelivery(harness.ports.now()))
  harness.pass(181 * DAY)
  for (let round = 0; round < 3; round += 1) await applyRetentionRules(harness.ports)
  expect(["mail", "mailed", "dead-mail"].flatMap(harness.blobs.keys)).toEqual([])
  expect(harness.smtp.posted).toHaveLength(1)
})

test("word of a change waits for no other enquiry's, and a new link waits for no word of a change", async () => {
  const driver = createQuoteTestDriver(harness)
  const ids = [await (await harness.ask()).json(), await (await harness.ask()).json()].map(({ id }) => id)
  const before = harness.smtp.posted.length
  for (const id of ids) for (const name of ["Ada", "Bea"]) await driver.change(id, { change: "details", name })
  await driver.change(ids[0], { change: "renew" })
  const subjects = harness.smtp.posted.slice(before).map(({ email }) => email.subject?.split(":")[0])
  expect(subjects).toEqual(["Your details were changed", "Your details were changed", "Your new link"])
})

test("nobody is emailed of a change to a request that's held as junk", async () => {
  const { id } = await (await harness.ask({ reference_code: "filled" })).json()
  await createQuoteTestDriver(harness).change(id, { change: "details", name: "Ada" })
  expect(harness.smtp.posted).toEqual([])
  expect(harness.webhook.hits.map(({ body }) => JSON.parse(body).data.email)).toEqual([{ sendNotice: true, by: "you" }])
})
