import type { PublicFetch } from "../../outgoing/public-fetch"
import type { SendMail } from "../mail/smtp-mail"
import type { SendAlert } from "./alert"

/** The sweep has 30 s in all. */
const LONGEST_MS = 3_000

/** By a second webhook: JSON `{text, kind, facts}`, of which Slack and its like show `text`. */
export const sendAlertToWebhook =
  (url: string, fetch: PublicFetch): SendAlert =>
  message =>
    fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    }).then(
      async answer => {
        await answer.body?.cancel().catch(() => undefined)
        return answer.ok
      },
      () => false,
    )

/** By email, within the same time. */
export const sendAlertByEmail =
  (send: SendMail, to: string): SendAlert =>
  ({ kind, text, facts }) =>
    send({ to, subject: `Leads: ${kind}`, text: `${text}\n\n${JSON.stringify(facts)}\n` }, LONGEST_MS).then(
      () => true,
      () => false,
    )
