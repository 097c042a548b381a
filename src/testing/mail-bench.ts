import { quoteRules } from "../../functions/quotes/submit-quote"
import { emails } from "../documents/emails/emails"
import { leadMailer } from "../leads/outbox/mail/lead-mailer"
import { smtpMail } from "../leads/outbox/mail/smtp-mail"
import type { LeadPorts } from "../leads/core/ports"
import { FIRM, startLeadBench, wire } from "../harness/lead-test-harness"
import { quoteAsJson } from "../harness/posts"
import { quoteDesk } from "../harness/quote-test-driver"
import { startSmtpDouble } from "./smtp-double"

export type MailBench = Awaited<ReturnType<typeof startMailBench>>

/** A lead bench with a mail server, and visitors who ask for a quote by the real handler, rules and emails. */
export async function startMailBench(timeoutMs = 30_000) {
  const bench = await startLeadBench()
  const desk = quoteDesk(bench)
  const smtp = await startSmtpDouble()
  const send = smtpMail(smtp.url, { name: FIRM.name, address: FIRM.email })
  const mailer = (ports: LeadPorts) => leadMailer({ ...ports, letters: emails, send: mail => send(mail, timeoutMs) })
  const ports: LeadPorts = { ...bench.ports, mail: mailer(bench.ports) }
  let visitors = 0

  /** Asks as `wire` does under a key, and waits for what goes on after the answer. */
  const askAs = async (key: string, changes: object = {}, own = ports): Promise<Response> => {
    const answer = await desk.take(quoteAsJson(wire(changes), key), { ports: own, price: quoteRules.price })
    await bench.settle()
    return answer
  }

  return {
    ...bench,
    ports,
    smtp,
    askAs,
    /** The same, each time as another visitor. */
    ask: (changes: object = {}, own = ports): Promise<Response> =>
      askAs(`visitor-${(visitors += 1)}-of-the-mail-bench`, changes, own),
    stop: async () => {
      await smtp.stop()
      return bench.stop()
    },
  }
}
