import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { renderUnsubscribeForm } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { parseUnsubscribe, type Unsubscribe } from "../../src/domain/lead/subscription"
import { paths } from "../../src/domain/paths"
import { createSubscriptionEndedEvent } from "../../src/leads/core/events/subscription-ended"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { createFormHandler, type Kind } from "../../src/leads/http/receive"

/** Never held as spam: it harms nobody to stop emailing someone, and going on may be against the law. */
const unsubscribeKind: Kind<Unsubscribe> = {
  type: "subscription.ended.v1",
  parse: parseUnsubscribe,
  event: ({ sent, ...lead }) => createSubscriptionEndedEvent({ ...lead, by: "form", email: sent.email, quoteId: null }),
  next: paths.unsubscribeSuccess,
  heldWhenSuspicious: false,
  // The form names the address, and nothing on this site undoes an unsubscription.
  sameAgain: "repeat",
}

/** Handles the POST of an unsubscription, as `receiveFormPost` does. Nobody learns whether we had emailed the address. */
export const unsubscribeAddress = createFormHandler(unsubscribeKind, {
  renderForm: renderUnsubscribeForm,
  renderMessagePage,
})

export default withProductionPorts(unsubscribeAddress, emails)

export const config: Config = {
  path: "/api/unsubscribe",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
