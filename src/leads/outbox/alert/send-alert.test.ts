import { FIRM, SITE } from "../../../harness/lead-test-harness"
import { startFakeWebhook, type FakeWebhook } from "../../../harness/fake-webhook"
import type { ReportMessage } from "../../core/ports"
import { createPublicInternetFetch } from "../../outgoing/public-fetch"
import type { SendMail } from "../mail/smtp-mail"
import { createSenders, formatAlertEmail } from "./send-alert"

const alert = {
  kind: "gone" as const,
  subject: "No more leads",
  text: "The receiver answered 410.",
  facts: { id: "abc" },
}
const report: ReportMessage = {
  ...{ kind: "weekly-report", subject: "2 requests", text: "CAMPAIGN", facts: { from: "2026-11-16" } },
  email: {
    ...{ firm: FIRM, subject: "2 requests", title: "2 requests" },
    ...{ urgent: [], tests: [], periods: [], csv: "", urls: { site: SITE } },
  },
}
const { subject, text, kind, facts } = report
const formatReportEmail = () => ({ subject, text })
const TO = "people@example.com"
const BY_EMAIL = { webhook: null, email: TO }
const fetch = createPublicInternetFetch({ loopback: true })

let webhook: FakeWebhook
beforeEach(async () => {
  webhook = await startFakeWebhook()
})
afterEach(() => webhook.stop())

describe("to a webhook", () => {
  const send = () =>
    createSenders({ webhook: webhook.url, email: null }, fetch, null, formatReportEmail)[0]?.send(report)

  test("a report comes with a text that a chat shows, the kind and the facts", async () => {
    expect(await send()).toBe(true)
    expect(JSON.parse(webhook.hits[0]?.body ?? "")).toEqual({ text, kind, facts })
  })

  // A link <https://evil.example|Pay here> would be one that people can click.
  test("what a link to the site says comes without the markup of chats", async () => {
    const names = { ...report, text: "<https://evil.example|Pay here> & <!channel>", facts: { name: "<!channel>" } }
    await createSenders({ webhook: webhook.url, email: null }, fetch, null, formatReportEmail)[0]?.send(names)
    expect(JSON.parse(webhook.hits[0]?.body ?? "")).toMatchObject({
      text: "&lt;https://evil.example|Pay here&gt; &amp; &lt;!channel&gt;",
      facts: { name: "<!channel>" },
    })
  })

  test.each([302, 404, 500])("it has not come where that answers %i", async status => {
    webhook.answer(status, { location: webhook.url })
    expect(await send()).toBe(false)
    expect(webhook.hits).toHaveLength(1)
  })

  test("it has not come where that drops the line, and nothing throws", async () => {
    webhook.behave(reply => void reply.socket?.destroy())
    expect(await send()).toBe(false)
  })
})

const GONE = { subject: "No more leads", text: `The receiver answered 410.\n\n{"id":"abc"}\n` }
test.each([
  ["an alert", (by: SendMail) => createSenders(BY_EMAIL, fetch, by, formatAlertEmail)[0]?.send(alert), GONE],
  [
    "a report",
    (by: SendMail) => createSenders(BY_EMAIL, fetch, by, formatReportEmail)[0]?.send(report),
    { subject, text },
  ],
])("%s goes by email to whoever is named, and a mail server that refuses has not taken it", async (_, send, mail) => {
  const mails: unknown[] = []
  expect(await send(async mail => mails.push(mail))).toBe(true)
  expect(mails).toEqual([{ to: TO, ...mail }])
  expect(await send(() => Promise.reject(new Error("550")))).toBe(false)
})
