import type { MessageWay } from "../../core/ports"
import type { PublicFetch } from "../../outgoing/public-fetch"
import type { Mail, SendMail } from "../mail/smtp-mail"
import type { AlertMessage } from "./alert"

/** The time limit of a message, in milliseconds. The whole sweep has 30 s. */
const LONGEST_MS = 3_000

/** Posts to a webhook. Resolves to true if it was accepted; redirects aren't followed. Never throws. */
const postJson = (url: string, fetch: PublicFetch, body: object): Promise<boolean> =>
  fetch(url, {
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

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }

/** Escapes a text for chats such as Slack, where `<https://…|Pay here>` is a link and `<!channel>` calls everyone. */
const escapeForChat = (text: string): string => text.replace(/[&<>]/g, sign => ENTITIES[sign] ?? sign)

/**
 * Creates the ways in which alerts or reports are sent to people, as the environment sets them up. The webhook isn't one
 * that leads go to: it gets JSON `{text, kind, facts}`, of which tools such as Slack show `text`. `facts` isn't escaped.
 *
 * @param sendMail `null` while no mail server is configured.
 */
export const createSenders = <Message extends { kind: string; text: string; facts: object }>(
  { webhook, email }: { webhook: string | null; email: string | null },
  fetch: PublicFetch,
  sendMail: SendMail | null,
  formatEmail: (message: Message) => Omit<Mail, "to">,
): MessageWay<Message>[] => {
  const ways: MessageWay<Message>[] = []
  if (webhook)
    ways.push({
      name: "webhook",
      send: ({ text, kind, facts }) => postJson(webhook, fetch, { text: escapeForChat(text), kind, facts }),
    })
  if (email && sendMail)
    ways.push({
      name: "email",
      send: message =>
        sendMail({ to: email, ...formatEmail(message) }, LONGEST_MS).then(
          () => true,
          () => false,
        ),
    })
  return ways
}

export const formatAlertEmail = ({ subject, text, facts }: AlertMessage): Pick<Mail, "subject" | "text"> => ({
  subject,
  text: `${text}\n\n${JSON.stringify(facts)}\n`,
})
