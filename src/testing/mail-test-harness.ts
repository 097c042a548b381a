import { quoteRules } from "../../functions/quotes/submit-quote"
import { emails } from "../documents/emails/emails"
import { leadMailer } from "../leads/outbox/mail/lead-mailer"
import { smtpMail } from "../leads/outbox/mail/smtp-mail"
import type { LeadPorts } from "../leads/core/ports"
import { FIRM, startLeadTestHarness, wire } from "../harness/lead-test-harness"
import { quoteAsJson } from "../harness/posts"
import { quoteTestDriver } from "../harness/quote-test-driver"
import { startFakeSmtpServer } from "./fake-smtp-server"

/** A lead test harness with a mail server, and visitors who ask for a quote by the real handler, rules and emails. */
export async function startMailTestHarness(timeoutMs = 30_000) {
  const harness = await startLeadTestHarness()
  const driver = quoteTestDriver(harness)
  const smtp = await startFakeSmtpServer()
  const send = smtpMail(smtp.url, { name: FIRM.name, address: FIRM.email })
  const mailer = (ports: LeadPorts) => leadMailer({ ...ports, emails: emails, send: mail => send(mail, timeoutMs) })
  const ports: LeadPorts = { ...harness.ports, mail: mailer(harness.ports) }
  let visitors = 0

  /** Asks as `wire` does under a key, and waits for what goes on after the answer. */
  const askAs = async (key: string, changes: object = {}, own = ports): Promise<Response> => {
    const answer = await driver.take(quoteAsJson(wire(changes), key), { ports: own, price: quoteRules.price })
    await harness.settle()
    return answer
  }

  return {
    ...harness,
    ports,
    smtp,
    askAs,
    /** The same, each time as another visitor. */
    ask: (changes: object = {}, own = ports): Promise<Response> =>
      askAs(`visitor-${(visitors += 1)}-of-the-mail-harness`, changes, own),
    stop: async () => {
      await smtp.stop()
      return harness.stop()
    },
  }
}
