import { getErrorCode } from "../../core/errors"
import { isEmailedEvent } from "../../core/event"
import type { Deliver } from "../../core/ports"
import { buildLeadEmailFacts, type FactPorts } from "./lead-email-facts"
import { createUnsentDelivery, getSmtpStatus, NOTHING_TO_MAIL, type Emails } from "./lead-mailer"
import type { SendMail } from "./smtp-mail"

type OfficeMailerPorts = FactPorts & { emails: Emails; send: SendMail }

/**
 * Creates a function that emails each lead to one address of the office; a reply goes to the visitor. It doesn't need the store,
 * so it can send a lead that couldn't be stored.
 *
 * @param name       Name of the address, which is part of the `Message-ID`.
 * @param isReminder True to send reminders of leads that were sent before.
 * @returns The same as a delivery to a webhook; `status` is the mail server's.
 */
export const createOfficeMailer =
  (
    { emails, send, ...ports }: OfficeMailerPorts,
    { name, address, isReminder = false }: { name: string; address: string; isReminder?: boolean },
  ): Deliver =>
  async (event, id, timeoutMs) => {
    if (!isEmailedEvent(event)) return createUnsentDelivery(NOTHING_TO_MAIL)
    const facts = buildLeadEmailFacts(ports, event, id)
    const { email } = facts.person
    const startMs = performance.now()
    const result = await send(
      {
        ...emails.leadEmail({ ...facts, isReminder }),
        to: address,
        ...(email && { replyTo: { name: "", address: email } }),
        headers: { "Auto-Submitted": "auto-generated" },
        messageId: `${id}.${name}@${new URL(ports.siteUrl).hostname}`,
        date: ports.now(),
      },
      timeoutMs,
    ).then(
      () => ({ outcome: "delivered" as const, status: null, code: null }),
      (error: unknown) => ({ outcome: "refused" as const, status: getSmtpStatus(error), code: getErrorCode(error) }),
    )
    return { ...result, ms: Math.round(performance.now() - startMs), retryAfterMs: null }
  }
