import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { renderContactForm } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { parseContact, type Contact } from "../../src/domain/lead/contact"
import { paths } from "../../src/domain/paths"
import { createContactSentEvent } from "../../src/leads/core/events/contact-sent"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { createFormHandler, type Kind } from "../../src/leads/http/receive"

const contactKind: Kind<Contact> = {
  type: "contact.sent.v1",
  parse: parseContact,
  event: ({ sent, ...lead }) => createContactSentEvent({ ...lead, contact: sent }),
  next: paths.contactThankYou,
  heldWhenSuspicious: true,
  // A message says who writes, and the same message again says nothing new.
  sameAgain: "repeat",
}

/** Handles the POST of a message to the firm. It answers as `receiveFormPost` does. */
export const receiveContactMessage = createFormHandler(contactKind, {
  renderForm: renderContactForm,
  renderMessagePage,
})

export default withProductionPorts(receiveContactMessage, emails)

export const config: Config = {
  path: "/api/contact",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
