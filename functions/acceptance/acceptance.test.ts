import { emails } from "../../src/documents/emails/emails"
import { correctLead } from "../../src/leads/outbox/keep-related"
import { leadMailer } from "../../src/leads/outbox/mail/lead-mailer"
import { smtpMail } from "../../src/leads/outbox/mail/smtp-mail"
import { sweep } from "../../src/leads/outbox/sweep"
import { benchOfEachTest } from "../../src/testing/bench-of-each-test"
import { FIRM, personalIn, QUOTE, SITE } from "../../src/harness/lead-test-harness"
import { plantQuote, QUOTE_ID } from "../../src/testing/plant-quote"
import { reduceAll } from "../../src/testing/reduce-all"
import { startSmtpDouble } from "../../src/testing/smtp-double"
import { acceptQuote } from "./acceptance.mts"

const bench = benchOfEachTest()

const accept = (init: RequestInit = { body: "{}", headers: { "content-type": "application/json" } }, id = QUOTE_ID) =>
  bench.keptTo(
    acceptQuote(
      () => bench.ports,
      ({ title, text }) => `${title}. ${text}`,
    ),
  )(new Request(`${SITE}/api/quotes/${id}/acceptance`, { method: "POST", ...init }), bench.call({ id }))

test("the first acceptance is answered 201 and the marketers get it signed, with who accepts and which request", async () => {
  const lead = await plantQuote(bench)
  const answer = await accept()
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({
    id: QUOTE_ID,
    acceptedAt: "2026-11-21T02:00:00.000Z",
    next: `/quotes/${QUOTE_ID}/thank-you`,
  })
  await bench.settle()
  expect(bench.webhook.hits.map(bench.verified)).toEqual([
    {
      type: "quote.accepted.v1",
      timestamp: "2026-11-21T02:00:00.000Z",
      data: {
        id: QUOTE_ID,
        requestWebhookId: lead,
        contact: expect.objectContaining({ email: "zephyrine@private.example", contactBy: "call" }),
        email: { sendConfirmation: true, by: "you" },
        quote: QUOTE,
        documentUrl: `${SITE}/quotes/${QUOTE_ID}/document`,
      },
    },
  ])
})

test("with a mail server whoever accepts gets word of it by email, once, and the event says that we send it", async () => {
  await plantQuote(bench)
  const smtp = await startSmtpDouble()
  const send = smtpMail(smtp.url, { name: FIRM.name, address: FIRM.email })
  bench.ports.mail = leadMailer({ ...bench.ports, letters: emails, send })
  await accept()
  await accept()
  await bench.settle()
  expect(smtp.posted).toHaveLength(1)
  expect(smtp.posted[0]).toMatchObject({
    to: "zephyrine@private.example",
    letter: { subject: "You accepted the quote from Sample Firm", attachments: [] },
  })
  const { text, html, headers = [] } = smtp.posted[0]?.letter ?? {}
  for (const drawn of [text, html])
    for (const part of ["Hello Zephyrine Quokka,", QUOTE_ID, "costs agreement", `${SITE}/quotes/${QUOTE_ID}/document`])
      expect(drawn).toContain(part)
  expect(headers.map(({ key }) => key)).toContain("list-unsubscribe-post")
  expect(JSON.parse(bench.webhook.hits[0]?.body ?? "").data.email).toEqual({ sendConfirmation: true, by: "us" })
  await smtp.stop()
})

test("a second acceptance is answered 200 with the first time, and delivered once", async () => {
  await plantQuote(bench)
  await accept()
  bench.pass(60_000)
  const again = await accept()
  expect(again.status).toBe(200)
  expect((await again.json()).acceptedAt).toBe("2026-11-21T02:00:00.000Z")
  await bench.settle()
  expect(bench.webhook.hits).toHaveLength(1)
})

test("an acceptance that the webhook refused is delivered by the sweep with the same id", async () => {
  await plantQuote(bench)
  bench.webhook.answer(500)
  expect((await accept()).status).toBe(201)
  await bench.settle()
  bench.webhook.heal()
  bench.pass(7 * 60_000)
  await sweep(bench.ports)
  expect(new Set(bench.webhook.ids()).size).toBe(1)
  expect(bench.webhook.hits).toHaveLength(2)
})

test("a browser's form goes on to the document by 303", async () => {
  await plantQuote(bench)
  const answer = await accept({ body: new URLSearchParams() })
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe(`/quotes/${QUOTE_ID}/document`)
})

test.each([
  ["unknown", "zzzzzzzzzzzzzzzzzzzzzz"],
  ["malformed", "../secret"],
  ["too long", "a".repeat(601)],
])("an %s id is answered 404", async (_, id) => {
  expect((await accept(undefined, id)).status).toBe(404)
})

test("what has no price cannot be accepted", async () => {
  await plantQuote(bench, null)
  expect((await accept()).status).toBe(409)
})

test("anything in the body is refused", async () => {
  await plantQuote(bench)
  const answer = await accept({ body: '{"price":1}', headers: { "content-type": "application/json" } })
  expect(answer.status).toBe(422)
  expect(bench.blobs.keys("pending")).toEqual([])
})

test("a post from another site is refused", async () => {
  await plantQuote(bench)
  const headers = { "sec-fetch-site": "cross-site" }
  expect((await accept({ body: new URLSearchParams(), headers })).status).toBe(403)
})

test("a store that fails to write hands the acceptance over", async () => {
  await plantQuote(bench)
  bench.blobs.breakWhen(method => (method === "PUT" ? 503 : null))
  expect((await accept()).status).toBe(201)
  expect(bench.webhook.hits).toHaveLength(1)
})

test("a store that is down is answered 503 with the phone", async () => {
  bench.blobs.breakWhen(() => 500)
  const answer = await accept()
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain("1300 975 707")
})

test("no answer holds personal data", async () => {
  await plantQuote(bench)
  const text = await (await accept()).text()
  expect(personalIn(text)).toEqual([])
})

test("an acceptance that was reduced since is accepted already: 200 with the first time, and nothing is sent or told", async () => {
  await plantQuote(bench)
  await accept()
  await bench.settle()
  await reduceAll(bench)
  bench.pass(60_000)
  bench.webhook.answer(503)
  const again = await accept()
  expect(again.status).toBe(200)
  expect((await again.json()).acceptedAt).toBe("2026-11-21T02:00:00.000Z")
  await bench.settle()
  expect(bench.webhook.hits).toHaveLength(1)
  expect(bench.alerted).toEqual([])
})

test("accepted, withdrawn and accepted again: the marketers get the second acceptance too", async () => {
  const lead = await plantQuote(bench)
  await accept()
  bench.pass(1_000)
  const withdrawn = { change: "withdraw", name: null, email: null, phone: null } as const
  await correctLead(bench.ports, lead, withdrawn, bench.ports.now().toISOString())
  bench.pass(1_000)
  expect((await accept()).status).toBe(201)
  expect((await accept()).status).toBe(200)
  await bench.settle()
  expect(bench.webhook.ids()).toHaveLength(2)
  expect(new Set(bench.webhook.ids()).size).toBe(2)
})
