import { emails } from "../../src/documents/emails/emails"
import { correctSavedQuoteRequest } from "../../src/leads/outbox/keep-related"
import { createLeadMailer } from "../../src/leads/outbox/mail/lead-mailer"
import { createSmtpSender } from "../../src/leads/outbox/mail/smtp-mail"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { FIRM, QUOTE, SITE } from "../../src/harness/lead-test-harness"
import { ORIGIN, seedQuote, QUOTE_ID } from "../../src/testing/seed-quote"
import { reduceAllLeads } from "../../src/testing/reduce-all"
import { startFakeSmtpServer } from "../../src/harness/fake-smtp-server"
import { acceptQuoteOffer } from "./acceptance.mts"

const harness = setUpLeadTestHarness()

const postAcceptance = (
  init: RequestInit = { body: "{}", headers: { "content-type": "application/json" } },
  id = QUOTE_ID,
) =>
  harness.recordAccepted(acceptQuoteOffer(() => harness.ports))(
    new Request(`${SITE}/api/quotes/${id}/acceptance`, { method: "POST", ...init }),
    harness.call({ id }),
  )

test("the first acceptance is answered 201 and the marketers get it signed, with who accepts and which request", async () => {
  const lead = await seedQuote(harness)
  const answer = await postAcceptance()
  expect(answer.status).toBe(201)
  const next = `/quotes/${QUOTE_ID}/thank-you`
  expect(await answer.json()).toEqual({ id: QUOTE_ID, acceptedAt: "2026-11-21T02:00:00.000Z", next })
  await harness.settle()
  expect(harness.webhook.hits.map(harness.verified)).toEqual([
    {
      type: "quote.accepted.v1",
      timestamp: "2026-11-21T02:00:00.000Z",
      data: {
        id: QUOTE_ID,
        reference: "XGMF ERJ8",
        requestWebhookId: lead,
        contact: expect.objectContaining({ email: "zephyrine@private.example", contactBy: "call" }),
        email: { sendConfirmation: true, by: "you" },
        quote: QUOTE,
        documentUrl: `${SITE}/quotes/${QUOTE_ID}/document`,
        request: ORIGIN,
        money: expect.objectContaining({ price: 1_250_000, ourFee: 1_100, total: 1_100 }),
      },
    },
  ])
})

test("an acceptance whose request was reduced to a marker says nothing of where it came from, nor who asked", async () => {
  const lead = await seedQuote(harness)
  await reduceAllLeads(harness)
  expect(harness.blobs.value("lead", lead)).not.toHaveProperty("event")
  expect((await postAcceptance()).status).toBe(201)
  await harness.settle()
  const [event] = harness.webhook.hits.map(hit => JSON.parse(hit.body))
  expect(event.data).toMatchObject({ contact: null, money: { price: 1_250_000, ourFee: 1_100 } })
  expect(event.data).not.toHaveProperty("request")
})

test("with a mail server whoever accepts gets word of it by email, once, and the event says that we send it", async () => {
  await seedQuote(harness)
  const smtp = await startFakeSmtpServer()
  const send = createSmtpSender(smtp.url, { name: FIRM.name, address: FIRM.email })
  harness.ports.mail = createLeadMailer({ ...harness.ports, emails, send })
  await postAcceptance()
  await postAcceptance()
  await harness.settle()
  expect(smtp.posted).toHaveLength(1)
  expect(smtp.posted[0]).toMatchObject({
    to: "zephyrine@private.example",
    email: { subject: "You’ve accepted our quote", attachments: [] },
  })
  const { text, html, headers = [] } = smtp.posted[0]?.email ?? {}
  for (const body of [text, html])
    for (const part of ["Hello Zephyrine Quokka,", QUOTE_ID, "costs agreement", `${SITE}/quotes/${QUOTE_ID}/document`])
      expect(body).toContain(part)
  expect(headers.map(({ key }) => key)).toContain("list-unsubscribe-post")
  expect(JSON.parse(harness.webhook.hits[0]?.body ?? "").data.email).toEqual({ sendConfirmation: true, by: "us" })
  await smtp.stop()
})

test("what has no price, an unknown id and a post from another site are refused", async () => {
  await seedQuote(harness, null)
  const fromElsewhere = { body: new URLSearchParams(), headers: { "sec-fetch-site": "cross-site" } }
  const answers = [
    await postAcceptance(),
    await postAcceptance(undefined, "z".repeat(22)),
    await postAcceptance(fromElsewhere),
  ]
  expect(answers.map(({ status }) => status)).toEqual([409, 404, 403])
})

test("a store that fails to write hands the acceptance over", async () => {
  await seedQuote(harness)
  harness.blobs.breakWhen(method => (method === "PUT" ? 503 : null))
  expect((await postAcceptance()).status).toBe(201)
  expect(harness.webhook.hits).toHaveLength(1)
})

test("a store that is down is answered 503 with the phone", async () => {
  harness.blobs.breakWhen(() => 500)
  const answer = await postAcceptance()
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain("1300 975 707")
})

test("an acceptance that was reduced since is accepted already: 200 with the first time, and nothing is sent or told", async () => {
  await seedQuote(harness)
  await postAcceptance()
  await harness.settle()
  await reduceAllLeads(harness)
  harness.pass(60_000)
  harness.webhook.answer(503)
  const again = await postAcceptance()
  expect(again.status).toBe(200)
  expect((await again.json()).acceptedAt).toBe("2026-11-21T02:00:00.000Z")
  await harness.settle()
  expect(harness.webhook.hits).toHaveLength(1)
  expect(harness.alerted).toEqual([])
})

test("accepted, withdrawn and accepted again: the marketers get the second acceptance too", async () => {
  const lead = await seedQuote(harness)
  await postAcceptance()
  harness.pass(1_000)
  const withdrawn = { change: "withdraw", contact: { name: null, email: null, phone: null } } as const
  await correctSavedQuoteRequest(harness.ports, lead, withdrawn, harness.ports.now().toISOString())
  harness.pass(1_000)
  expect((await postAcceptance()).status).toBe(201)
  expect((await postAcceptance()).status).toBe(200)
  await harness.settle()
  expect(harness.webhook.ids()).toHaveLength(2)
  expect(new Set(harness.webhook.ids()).size).toBe(2)
})
