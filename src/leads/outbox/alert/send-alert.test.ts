import { startFakeWebhook, type FakeWebhook } from "../../../harness/fake-webhook"
import { publicFetch } from "../../outgoing/public-fetch"
import type { Mail } from "../mail/smtp-mail"
import { sendAlertByEmail, sendAlertToWebhook } from "./send-alert"

const message = { kind: "gone" as const, text: "The receiver answered 410.", facts: { id: "abc" } }

const fetch = publicFetch({ loopback: true })

let webhook: FakeWebhook
beforeEach(async () => {
  webhook = await startFakeWebhook()
})
afterEach(() => webhook.stop())

test("a second webhook gets a text that a chat shows, the kind and the facts", async () => {
  expect(await sendAlertToWebhook(webhook.url, fetch)(message)).toBe(true)
  expect(JSON.parse(webhook.hits[0]?.body ?? "")).toEqual(message)
})

test.each([302, 404, 500])("a second webhook that answers %i has not taken the alert", async status => {
  webhook.answer(status, { location: webhook.url })
  expect(await sendAlertToWebhook(webhook.url, fetch)(message)).toBe(false)
  expect(webhook.hits).toHaveLength(1)
})

test("a second webhook that drops the line has not taken the alert, and nothing throws", async () => {
  webhook.behave(reply => void reply.socket?.destroy())
  expect(await sendAlertToWebhook(webhook.url, fetch)(message)).toBe(false)
})

test("an alert goes by email to whoever is to be alerted", async () => {
  const mails: Mail[] = []
  expect(await sendAlertByEmail(async mail => mails.push(mail), "people@example.com")(message)).toBe(true)
  expect(mails).toEqual([
    { to: "people@example.com", subject: "Leads: gone", text: `The receiver answered 410.\n\n{"id":"abc"}\n` },
  ])
})

test("a mail server that refuses has not taken the alert, and nothing throws", async () => {
  expect(await sendAlertByEmail(() => Promise.reject(new Error("550")), "people@example.com")(message)).toBe(false)
})
