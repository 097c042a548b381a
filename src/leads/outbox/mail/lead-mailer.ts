import type { ChangeEmailFacts, EmailFacts } from "../../../domain/lead/email-facts"
import type { LeadEmailFacts } from "../../../domain/urgency/lead-email-facts"
import type { ReportEmailFacts } from "../../../domain/report-view"
import { isCleanName } from "../../../domain/lead/visitor-text"
import { isObject } from "../../../domain/parse/wire"
import { paths } from "../../../domain/paths"
import { getErrorCode } from "../../core/errors"
import { isMailedEvent, type LeadEvent, type MailedEvent } from "../../core/event"
import { listChangedDetails } from "../../core/events/lead-changed"
import type { QuoteRequested } from "../../core/events/quote-requested"
import { getFirmForRequest, type Asker } from "../../core/events/request-parts"
import { createEnquiryPath, createNoticePath, createUnsubscribePath } from "../../core/links"
import type { Deliver, Delivery, LeadPorts, Firm } from "../../core/ports"
import { quoteSchema } from "../../core/records"
import { getSydneyDate } from "../../core/schedule"
import { createQuoteRecordKey } from "../../store/find-quote"
import { readRecordIfReadable } from "../../store/read-records"
import { isUnsubscribedEmailAddress } from "../../store/unsubscribed"
import { getMailWaitMs } from "./mail-turn"
import type { SendMail, Attachment, Mail } from "./smtp-mail"

export type Email = { subject: string; text: string; html: string; attachments: readonly Attachment[] }

/** Renders the emails. It's a port, since rendering needs React. */
export type Emails = {
  /** Renders the email with the itemised quote and, if the contract is signed, its key dates. */
  quoteEmail: (facts: EmailFacts<Firm> & { request: QuoteRequested["request"] }) => Email
  acceptanceEmail: (facts: EmailFacts<Firm> & { contactBy: Asker["contactBy"] | undefined }) => Email
  changeEmail: (facts: ChangeEmailFacts<Firm>) => Email
  /** Renders the email to the office about a lead. */
  leadEmail: (facts: LeadEmailFacts<Firm>) => Email
  /** Renders the weekly report. */
  reportEmail: (facts: ReportEmailFacts<Firm>) => Email
}

/** The code of an email that wasn't sent, since the recipient has unsubscribed. It counts as delivered. */
export const UNSUBSCRIBED = "unsubscribed"

/** The code of an email that wasn't sent, since one about a later request to the same address is. */
export const REPLACED = "replaced"

/** The code of an email that has to wait, since the address has just been sent another. */
const EARLY = "early"

/** The code of an event that has no email. */
export const NOTHING_TO_MAIL = "nothing-to-mail"

type MailerPorts = Pick<LeadPorts, "store" | "idSecret" | "linkSecrets" | "siteUrl" | "apiUrl" | "firm" | "now"> & {
  emails: Omit<Emails, "leadEmail" | "reportEmail">
  send: SendMail
}

/**
 * Creates a function that sends the visitor the email about a lead, with the header that lets mail programs end all
 * email (RFC 8058). Someone who has unsubscribed gets none, and nobody gets one after the other (`getMailWaitMs`).
 *
 * @returns The same as a delivery to a webhook; `status` is the mail server's. It throws StoreUnavailable if the store
 *          can't say whether the recipient has unsubscribed or has a newer link; then nothing was sent.
 */
export const createLeadMailer =
  ({ emails, send, ...ports }: MailerPorts): Deliver =>
  async (event, id, timeoutMs) => {
    const mail = await buildEmailToVisitor(ports, emails, event, id)
    if (!mail) return createUnsentDelivery(NOTHING_TO_MAIL)
    if (await isUnsubscribedEmailAddress(ports, mail.address)) return createUnsentDelivery(UNSUBSCRIBED)
    const waitMs = await getMailWaitMs(ports, event, id, mail.address)
    if (waitMs === null) return createUnsentDelivery(REPLACED)
    if (waitMs > 0) return { ...createUnsentDelivery(EARLY), outcome: "early", retryAfterMs: waitMs }

    return deliverEmail(
      send,
      {
        to: { name: mail.name ?? "", address: mail.address },
        ...mail.email,
        headers: {
          "List-Unsubscribe": `<${mail.unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          "Auto-Submitted": "auto-generated",
        },
        messageId: `${id}@${new URL(ports.siteUrl).hostname}`,
        date: ports.now(),
      },
      timeoutMs,
    )
  }

/** Sends an email and returns the same as a delivery to a webhook; `status` is the mail server's. */
export async function deliverEmail(send: SendMail, mail: Mail, timeoutMs?: number): Promise<Delivery> {
  const startMs = performance.now()
  const result = await send(mail, timeoutMs).then(
    () => ({ outcome: "delivered" as const, status: null, code: null }),
    (error: unknown) => ({ outcome: "refused" as const, status: getSmtpStatus(error), code: getErrorCode(error) }),
  )
  return { ...result, ms: Math.round(performance.now() - startMs), retryAfterMs: null }
}

export const createUnsentDelivery = (code: string): Delivery => ({
  outcome: "delivered",
  status: null,
  code,
  ms: 0,
  retryAfterMs: null,
})

async function buildEmailToVisitor(
  ports: Omit<MailerPorts, "emails" | "send">,
  emails: Omit<Emails, "leadEmail" | "reportEmail">,
  event: LeadEvent,
  key: string,
) {
  if (!isMailedEvent(event)) return null
  const person = getRecipient(event)
  if (!person) return null

  const { siteUrl, apiUrl } = ports
  const firm = getFirmForRequest(ports.firm, event.data.request)
  const { id } = event.data
  // A link that's dated in the future doesn't work, and a clock that was ahead may have dated the event.
  const at = new Date(Math.min(Date.parse(event.timestamp), ports.now().getTime()))
  const { name: typedName, email: address } = person
  const name = isCleanName(typedName) ? typedName : null
  const unsubscribe = apiUrl + createUnsubscribePath(ports, address, id, at)
  const recipient = { name, address, unsubscribe }
  if (event.type === "lead.changed.v1") {
    const { change, action, link } = event.data
    const notice = apiUrl + createNoticePath(ports, id, key, at)
    const enquiry = apiUrl + createEnquiryPath(ports, id, at, event.timestamp)
    const email = emails.changeEmail({
      ...{ firm, id, name, on: getSydneyDate(at), linkOn: link?.on ?? getSydneyDate(at) },
      action: action ?? (change === "withdraw" ? change : null),
      details: listChangedDetails(event.data),
      urls: { site: siteUrl, unsubscribe, notice, enquiry },
    })
    return { ...recipient, email }
  }

  const { quote } = event.data
  if (!quote) return null
  const quoteKey = createQuoteRecordKey(ports.idSecret, id)
  const quoteRecord = await readRecordIfReadable(ports.store, "quote", quoteKey, quoteSchema)
  const enquiry = apiUrl + createEnquiryPath(ports, id, at, quoteRecord?.linksSince)
  const urls = { site: siteUrl, document: apiUrl + paths.document(id), enquiry, unsubscribe }
  const facts = { firm, id, name, quote, at, now: ports.now(), urls }
  const email =
    event.type === "quote.requested.v1"
      ? emails.quoteEmail({ ...facts, request: event.data.request })
      : emails.acceptanceEmail({ ...facts, contactBy: event.data.contact?.contactBy })
  return { ...recipient, email }
}

/** Whom an email about an event goes to. Of a change the person who had the enquiry before is told. */
function getRecipient(event: MailedEvent): Pick<Asker, "name" | "email"> | null {
  if (event.type === "quote.requested.v1") return event.data.request
  return event.type === "lead.changed.v1" ? (event.data.contact.before ?? null) : event.data.contact
}

/** The mail server's status, such as 550; `null` when it didn't answer. */
export const getSmtpStatus = (error: unknown): number | null =>
  isObject(error) && typeof error.responseCode === "number" ? error.responseCode : null
