import { priceQuoteRequest } from "../../functions/quotes/submit-quote"
import { emails } from "../documents/emails/emails"
import { createLeadMailer } from "../leads/outbox/mail/lead-mailer"
import { createSmtpSender } from "../leads/outbox/mail/smtp-mail"
import type { LeadPorts } from "../leads/core/ports"
import { FIRM, startLeadTestHarness, buildQuoteRequestBody } from "../harness/lead-test-harness"
import { buildJsonQuoteRequest } from "../harness/posts"
import { createQuoteTestDriver } from "../harness/quote-test-driver"
import { startFakeSmtpServer } from "../harness/fake-smtp-server"

export async function startMailTestHarness(timeoutMs = 30_000) {
  const harness = await startLeadTestHarness()
  const driver = createQuoteTestDriver(harness)
  const smtp = await startFakeSmtpServer()
  const send = createSmtpSender(smtp.url, { name: FIRM.name, address: FIRM.email })
  const createMailer = (ports: LeadPorts) => createLeadMailer({ ...ports, emails, send: mail => send(mail, timeoutMs) })
  const ports: LeadPorts = { ...harness.ports, mail: createMailer(harness.ports) }
  let visitors = 0

  /** Waits for work that continues after the response. */
  const requestQuoteWithKey = async (key: string, changes: object = {}, own = ports): Promise<Response> => {
    const answer = await driver.take(buildJsonQuoteRequest(buildQuoteRequestBody(changes), key), {
      ports: own,
      price: priceQuoteRequest,
    })
    await harness.settle()
    return answer
  }

  return {
    ...harness,
    ports,
    smtp,
    askAs: requestQuoteWithKey,
    /** Does the same as a different visitor each time. */
    ask: (changes: object = {}, own = ports): Promise<Response> =>
      requestQuoteWithKey(`visitor-${(visitors += 1)}-of-the-mail-harness`, changes, own),
    stop: async () => {
      await harness.settle()
      await smtp.stop()
      return harness.stop()
    },
  }
}
