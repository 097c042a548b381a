import { postJson } from "../../outgoing/post-json"
import type { PublicFetch } from "../../outgoing/public-fetch"
import type { SendMail } from "../mail/smtp-mail"
import type { SendAlert } from "./alert"

/** The sweep has 30 s in all. */
const LONGEST_MS = 3_000

/** By a second webhook: JSON `{text, kind, facts}`, of which Slack and its like show `text`. */
export const sendAlertToWebhook =
  (url: string, fetch: PublicFetch): SendAlert =>
  message =>
    postJson(url, fetch, message, LONGEST_MS)

/** By email, within the same time. */
export const sendAlertByEmail =
  (send: SendMail, to: string): SendAlert =>
  ({ kind, text, facts }) =>
    send({ to, subject: `Leads: ${kind}`, text: `${text}\n\n${JSON.stringify(facts)}\n` }, LONGEST_MS).then(
      () => true,
      () => false,
    )
