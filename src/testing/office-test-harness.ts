import { emails } from "../documents/emails/emails"
import { FIRM, startLeadTestHarness } from "../harness/lead-test-harness"
import { createOfficeEmailName } from "../leads/core/ids"
import { EMAILED_TYPES } from "../leads/core/event"
import { createOfficeMailer } from "../leads/outbox/mail/office-mailer"
import { createSmtpSender, type Mail } from "../leads/outbox/mail/smtp-mail"
import { getEmailReference, startFakeSmtpServer } from "../harness/fake-smtp-server"

export const OFFICE = ["office@example.com", "anna@example.com"] as const

/** Starts a harness of a site without a webhook, whose leads go to two addresses through a real mail server. */
export async function startOfficeTestHarness({ timeoutMs = 3_000 } = {}) {
  const harness = await startLeadTestHarness()
  const smtp = await startFakeSmtpServer()
  const { ports } = harness
  const { deliver: deliverToWebhook } = ports
  let url = smtp.url
  const names = OFFICE.map(address => createOfficeEmailName(ports.idSecret, address))
  const offices = OFFICE.map((address, n) => {
    const name = names[n] ?? ""
    const mailer = {
      ...ports,
      emails,
      send: (mail: Mail) => createSmtpSender(url, { name: FIRM.name, address: FIRM.email })(mail, timeoutMs),
    }
    return {
      name,
      ...createOfficeMailer(mailer, { name, address }),
      receiver: name,
      kinds: EMAILED_TYPES,
      partners: null,
    }
  })
  Object.assign(ports, { deliver: null, isEmailOnly: true, webhooks: offices })
  const listEmailedReferences = (to?: string) =>
    smtp.posted.filter(mail => to === undefined || mail.to === to).map(mail => getEmailReference(mail) ?? "")
  return {
    ...harness,
    ports,
    smtp,
    /** The names under which the addresses get leads. */
    names,
    /** The reference of each email that the mail server took, at one address or at all. */
    emailed: listEmailedReferences,
    /** Makes it a site that has the first webhook too. */
    addFirstWebhook: () => Object.assign(ports, { deliver: deliverToWebhook, isEmailOnly: false }),
    /** Sends all further email to the mail server at `other`. */
    sendTo: (other: string) => void (url = other),
    stop: async () => {
      await harness.settle()
      await smtp.stop()
      return harness.stop()
    },
  }
}
