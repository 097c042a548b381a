import { benchOfEachTest } from "../../../testing/bench-of-each-test"
import { startMailBench } from "../../../testing/mail-bench"
import { quoteDesk } from "../../../harness/quote-test-driver"
import type { SmtpBehaviour } from "../../../testing/smtp-double"
import { requeue } from "../../admin/replay"
import { newMarker } from "../../core/records"
import { NONE } from "../last-run"
import { retain } from "../retention/retain"
import { sweep } from "../sweep"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const bench = benchOfEachTest(() => startMailBench(1_000))

const kinds = () => bench.alerted.map(({ kind }) => kind)
const failures = () => bench.blobs.texts("mail").map(text => JSON.parse(text).value.failures)

test.each<SmtpBehaviour>(["silent", "drop", { recipient: 450 }, { recipient: 550 }, { letter: 421 }, { letter: 554 }])(
  "a mail server that behaves as %j hurts no lead, and the email is sent later, once",
  async behaviour => {
    bench.smtp.behave(behaviour)
    expect((await bench.ask()).status).toBe(201)
    expect(bench.webhook.hits).toHaveLength(1)
    expect(bench.blobs.keys("pending")).toEqual([])
    expect(failures()).toEqual([1])

    bench.smtp.behave("take")
    bench.pass(3 * MINUTE)
    expect((await sweep(bench.ports)).mails).toMatchObject({ waiting: 1 })
    bench.pass(4 * MINUTE)
    expect((await sweep(bench.ports)).mails).toMatchObject({ delivered: 1 })
    await sweep(bench.ports)
    expect(bench.smtp.posted).toHaveLength(1)
    expect(bench.blobs.keys("mailed")).toEqual(bench.blobs.keys("lead"))
  },
)

test("a visitor is answered while the mail server still hangs", async () => {
  let hangUp = () => {}
  const hanging = new Promise<never>((_, reject) => (hangUp = () => reject(new Error("hung up"))))
  expect((await quoteDesk(bench).send(undefined, { ...bench.ports, mail: () => hanging })).status).toBe(201)
  hangUp()
})

test("a server that takes a letter and never says so gets it again, under the same name", async () => {
  bench.smtp.behave("lost")
  await bench.ask()
  bench.smtp.behave("take")
  bench.pass(7 * MINUTE)
  await sweep(bench.ports)
  expect(bench.smtp.posted).toHaveLength(2)
  expect(new Set(bench.smtp.posted.map(({ letter }) => letter.messageId)).size).toBe(1)
})

test("after nine tries an email is dead, people are told, and a replay sends it", async () => {
  bench.smtp.behave({ recipient: 550 })
  await bench.ask()
  for (let tries = 1; tries < 9; tries += 1) {
    bench.pass(29 * HOUR)
    await sweep(bench.ports)
  }
  const [key = ""] = bench.blobs.keys("dead-mail")
  expect(bench.blobs.keys("mail")).toEqual([])
  expect(bench.smtp.connections()).toBe(9)
  expect(bench.alerted).toContainEqual({ kind: "dead-mail", facts: { id: key, status: 550, code: "EENVELOPE" } })
  expect(bench.blobs.keys("dead")).toEqual([])
  expect(bench.webhook.hits).toHaveLength(1)

  bench.smtp.behave("take")
  await requeue(bench.ports, "dead-mail", key)
  await sweep(bench.ports)
  expect(bench.smtp.posted).toHaveLength(1)
  expect(bench.blobs.keys("dead-mail")).toEqual([])
})

test("sweeps that overlap send each email once", async () => {
  bench.smtp.behave({ recipient: 450 })
  await Promise.all(Array.from({ length: 5 }, (_, n) => bench.ask({ email: `visitor-${n}@private.example` })))
  bench.smtp.behave("take")
  bench.pass(7 * MINUTE)
  await Promise.all([sweep(bench.ports), sweep(bench.ports), sweep(bench.ports)])
  expect(bench.smtp.posted.map(({ to }) => to).toSorted()).toEqual(
    [0, 1, 2, 3, 4].map(n => `visitor-${n}@private.example`),
  )
})

test("a crash right after the answer leaves an email that the next sweep sends", async () => {
  await bench.ask({}, { ...bench.ports, deliver: null, mail: async () => Promise.reject(new Error("died")) })
  bench.pass(61_000)
  expect(await sweep(bench.ports)).toMatchObject({ delivered: 1, mails: { delivered: 1 } })
})

test("a lead whose note of the email could not be written is kept, and mailed a day later", async () => {
  bench.blobs.breakWhen((_, path) => (path.includes(":mail-") ? 503 : null))
  expect((await bench.ask()).status).toBe(201)
  expect(bench.webhook.hits).toHaveLength(1)
  bench.blobs.heal()
  bench.pass(DAY)
  await retain(bench.ports, NONE, () => false)
  await sweep(bench.ports)
  expect(bench.smtp.posted).toHaveLength(1)
  await retain(bench.ports, NONE, () => false)
  expect(bench.blobs.keys("mail")).toEqual([])
})

test("a suspect lead is mailed when a person releases it, and not before", async () => {
  expect((await bench.ask({ reference_code: "filled" })).status).toBe(201)
  bench.pass(2 * DAY)
  await sweep(bench.ports)
  expect(bench.smtp.connections()).toBe(0)
  await requeue(bench.ports, "held", bench.blobs.keys("held")[0] ?? "")
  await sweep(bench.ports)
  expect(bench.smtp.posted).toHaveLength(1)
  expect(bench.webhook.hits).toHaveLength(1)
})

test("the same request sent again is mailed once", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => bench.askAs("the-same-visitor-0123")))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  expect(bench.smtp.posted).toHaveLength(1)
})

test("a receiver that wants no more leads stops no email, and a mail server that is down stops no lead", async () => {
  bench.webhook.answer(410)
  await bench.ask()
  await bench.ask()
  expect(bench.smtp.posted).toHaveLength(2)
  expect(bench.webhook.hits).toHaveLength(1)
})

test("an email that waits for more than an hour is told, apart from the leads", async () => {
  bench.smtp.behave({ recipient: 450 })
  await bench.ask()
  bench.pass(61 * MINUTE)
  await sweep(bench.ports)
  expect(bench.alerted).toContainEqual({ kind: "mail-overdue", facts: { count: 1, minutes: 61 } })
  expect(kinds()).not.toContain("overdue")
})

test("a user that the mail server does not believe is told as a wrong setting", async () => {
  await bench.ask(
    {},
    {
      ...bench.ports,
      mail: async () => ({ outcome: "refused", status: 535, code: "EAUTH", ms: 1, retryAfterMs: null }),
    },
  )
  expect(bench.alerted).toContainEqual({ kind: "mail-configuration", facts: { status: 535, code: "EAUTH" } })
})

test("a note of an email that cannot be read is made anew, and the email is sent", async () => {
  bench.smtp.behave({ recipient: 450 })
  await bench.ask()
  const [key = ""] = bench.blobs.keys("mail")
  bench.blobs.plant("mail", "production", key, "{")
  bench.smtp.behave("take")
  await sweep(bench.ports)
  expect(bench.smtp.posted).toHaveLength(1)
  expect(kinds()).toContain("unreadable")
})

test("notes of emails go with their lead's personal data", async () => {
  await bench.ask()
  const [key = ""] = bench.blobs.keys("lead")
  await bench.ports.store.create("dead-mail", key, newMarker(bench.ports.now()))
  bench.pass(181 * DAY)
  for (let round = 0; round < 3; round += 1) await retain(bench.ports, NONE, () => false)
  expect(["mail", "mailed", "dead-mail"].flatMap(bench.blobs.keys)).toEqual([])
  expect(bench.smtp.posted).toHaveLength(1)
})
