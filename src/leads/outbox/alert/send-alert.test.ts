import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"
import { startFakeWebhook, type FakeWebhook } from "../../../harness/fake-webhook"
import { publicFetch } from "../../outgoing/public-fetch"
import { smtpMail } from "../mail/smtp-mail"
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

test("a letter goes from the firm to whoever is to be alerted, by a real mail server", async () => {
  const emails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      let email = ""
      stream.on("data", (part: Buffer) => (email += part.toString()))
      stream.on("end", () => {
        emails.push(email)
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.server.address() as AddressInfo
  const sendAlert = sendAlertByEmail(
    smtpMail(`smtp://127.0.0.1:${port}`, { name: "Firm", address: "firm@example.com" }),
    "people@example.com",
  )
  expect(await sendAlert(message)).toBe(true)
  await new Promise<void>(resolve => server.close(resolve))
  expect(emails[0]).toMatch(/From: Firm <firm@example\.com>/)
  expect(emails[0]).toMatch(/To: people@example\.com/)
  expect(emails[0]).toMatch(/Subject: Leads: gone/)
  expect(emails[0]).toContain("The receiver answered 410.")
})

test("a mail server that refuses has not taken the alert, and nothing throws", async () => {
  expect(await sendAlertByEmail(() => Promise.reject(new Error("550")), "people@example.com")(message)).toBe(false)
})
