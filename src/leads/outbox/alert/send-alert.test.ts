import { startFakeWebhook, type FakeWebhook } from "../../../harness/fake-webhook"
import type { ReportMessage } from "../../core/ports"
import { createPublicFetch } from "../../outgoing/public-fetch"
import type { SendMail } from "../mail/smtp-mail"
import { createEmailReportWay, createWebhookReportWay, sendAlertByEmail, sendAlertToWebhook } from "./send-alert"

const alert = { kind: "gone" as const, text: "The receiver answered 410.", facts: { id: "abc" } }
const report: ReportMessage = { subject: "2 requests", text: "CAMPAIGN", facts: { from: "2026-11-16" } }
const { subject, ...said } = report
const fetch = createPublicFetch({ loopback: true })

let webhook: FakeWebhook
beforeEach(async () => {
  webhook = await startFakeWebhook()
})
afterEach(() => webhook.stop())

describe.each([
  ["an alert", () => sendAlertToWebhook(webhook.url, fetch)(alert), alert],
  ["a report", () => createWebhookReportWay(webhook.url, fetch).send(report), { ...said, kind: "weekly-report" }],
])("to a second webhook %s", (_, send, body) => {
  test("comes with a text that a chat shows, the kind and the facts", async () => {
    expect(await send()).toBe(true)
    expect(JSON.parse(webhook.hits[0]?.body ?? "")).toEqual(body)
  })

  test.each([302, 404, 500])("has not come where that answers %i", async status => {
    webhook.answer(status, { location: webhook.url })
    expect(await send()).toBe(false)
    expect(webhook.hits).toHaveLength(1)
  })

  test("has not come where that drops the line, and nothing throws", async () => {
    webhook.behave(reply => void reply.socket?.destroy())
    expect(await send()).toBe(false)
  })
})

const TO = "people@example.com"
const GONE = { subject: "Leads: gone", text: `The receiver answered 410.\n\n{"id":"abc"}\n` }
test.each([
  ["an alert", (by: SendMail) => sendAlertByEmail(by, TO)(alert), GONE],
  ["a report", (by: SendMail) => createEmailReportWay(by, TO).send(report), { subject, text: said.text }],
])("%s goes by email to whoever is named, and a mail server that refuses has not taken it", async (_, send, mail) => {
  const mails: unknown[] = []
  expect(await send(async mail => mails.push(mail))).toBe(true)
  expect(mails).toEqual([{ to: TO, ...mail }])
  expect(await send(() => Promise.reject(new Error("550")))).toBe(false)
})
