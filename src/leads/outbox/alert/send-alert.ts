import type { ReportWay } from "../../core/ports"
import type { PublicFetch } from "../../outgoing/public-fetch"
import type { SendMail } from "../mail/smtp-mail"
import type { SendAlert } from "./alert"

/** The sweep has 30 s in all. */
const LONGEST_MS = 3_000

const isDone = (sending: Promise<unknown>): Promise<boolean> =>
  sending.then(
    () => true,
    () => false,
  )

/** Posts to a webhook. True when it was taken: a redirect is not followed. Never throws. */
const post = (url: string, fetch: PublicFetch, body: object): Promise<boolean> =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(LONGEST_MS),
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then(
    async answer => {
      await answer.body?.cancel().catch(() => undefined)
      return answer.ok
    },
    () => false,
  )

/** By a second webhook: JSON `{text, kind, facts}`, of which Slack and its like show `text`. */
export const sendAlertToWebhook =
  (url: string, fetch: PublicFetch): SendAlert =>
  message =>
    post(url, fetch, message)

/** By email, within the same time. */
export const sendAlertByEmail =
  (send: SendMail, to: string): SendAlert =>
  ({ kind, text, facts }) =>
    isDone(send({ to, subject: `Leads: ${kind}`, text: `${text}\n\n${JSON.stringify(facts)}\n` }, LONGEST_MS))

/** The weekly report by a webhook, in the same form. */
export const createWebhookReportWay = (url: string, fetch: PublicFetch): ReportWay => ({
  name: "webhook",
  send: ({ text, facts }) => post(url, fetch, { text, kind: "weekly-report", facts }),
})

export const createEmailReportWay = (send: SendMail, to: string): ReportWay => ({
  name: "email",
  send: ({ subject, text }) => isDone(send({ to, subject, text }, LONGEST_MS)),
})
