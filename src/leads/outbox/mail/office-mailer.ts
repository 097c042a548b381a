import { isEmailedEvent } from "../../core/event"
import { createReminderName } from "../../core/ids"
import type { Deliver } from "../../core/ports"
import { buildLeadEmailFacts, type FactPorts } from "./lead-email-facts"
import { createUnsentDelivery, deliverEmail, NOTHING_TO_MAIL, type Emails } from "./lead-mailer"
import type { SendMail } from "./smtp-mail"

type OfficeMailerPorts = FactPorts & { emails: Emails; send: SendMail }

/**
 * Creates the functions that email each lead, and reminders of leads that were sent before, to one address of the office; a reply
 * goes to the visitor. They don't need the store, so they can send a lead that couldn't be stored.
 *
 * @param name Name of the address, which is part of the `Message-ID`.
 */
export function createOfficeMailer(
  { emails, send, ...ports }: OfficeMailerPorts,
  { name, address }: { name: string; address: string },
): { deliver: Deliver; remind: Deliver } {
  const createDeliver =
    (ownName: string, isReminder: boolean): Deliver =>
    async (event, id, timeoutMs) => {
      if (!isEmailedEvent(event)) return createUnsentDelivery(NOTHING_TO_MAIL)
      const facts = buildLeadEmailFacts(ports, event, id)
      const { email } = facts.person
      const mail = {
        ...emails.leadEmail({ ...facts, isReminder }),
        to: address,
        ...(email && { replyTo: { name: "", address: email } }),
        headers: { "Auto-Submitted": "auto-generated" },
        messageId: `${id}.${ownName}@${new URL(ports.siteUrl).hostname}`,
        date: ports.now(),
      }
      return deliverEmail(send, mail, timeoutMs)
    }
  return { deliver: createDeliver(name, false), remind: createDeliver(createReminderName(name), true) }
}
