import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { renderFeedbackForm } from "../../src/documents/form-pages"
import { renderMessagePage } from "../../src/documents/message-page"
import { parseFeedback, type Feedback } from "../../src/domain/lead/feedback"
import { paths } from "../../src/domain/paths"
import { createFeedbackSentEvent } from "../../src/leads/core/events/feedback-sent"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { createFormHandler, type Kind } from "../../src/leads/http/receive"

const feedbackKind: Kind<Feedback> = {
  type: "feedback.sent.v1",
  parse: parseFeedback,
  event: ({ sent, ...lead }) => createFeedbackSentEvent({ ...lead, feedback: sent }),
  next: paths.feedbackThankYou,
  heldWhenSuspicious: true,
  // A rating alone doesn't say who gave it.
  sameAgain: "repeat-of-client",
}

/** Handles the POST of feedback about a page of the site. It answers as `receiveFormPost` does. */
export const receiveFeedback = createFormHandler(feedbackKind, { renderForm: renderFeedbackForm, renderMessagePage })

export default withProductionPorts(receiveFeedback, emails)

export const config: Config = {
  path: "/api/feedback",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
