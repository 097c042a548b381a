import type { ReportWay } from "../../core/ports"
import { postJson } from "../../outgoing/post-json"
import type { PublicFetch } from "../../outgoing/public-fetch"
import type { SendMail } from "../mail/smtp-mail"

/** The sweep has 30 s in all. */
const LONGEST_MS = 3_000

/** By a webhook: JSON `{text, kind, facts}` as alerts have it, of which Slack and its like show `text`. */
export const reportToWebhook = (url: string, fetch: PublicFetch): ReportWay => ({
  name: "webhook",
  send: ({ text, facts }) => postJson(url, fetch, { text, kind: "weekly-report", facts }, LONGEST_MS),
})

/** By email, within the same time. */
export const reportByEmail = (send: SendMail, to: string): ReportWay => ({
  name: "email",
  send: ({ subject, text }) =>
    send({ to, subject, text }, LONGEST_MS).then(
      () => true,
      () => false,
    ),
})
