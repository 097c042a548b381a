import { parseFeedback, type Feedback } from "../../src/domain/lead/feedback"
import { paths } from "../../src/domain/paths"
import type { Handler } from "../../src/leads/edge"
import { feedbackSent } from "../../src/leads/events/feedback-sent"
import type { Ports } from "../../src/leads/ports"
import { receive, type FormPages, type Kind } from "../../src/leads/receive/receive"

const feedback: Kind<Feedback> = {
  type: "feedback.sent.v1",
  parse: parseFeedback,
  event: ({ sent, ...lead }) => feedbackSent({ ...lead, feedback: sent }),
  next: paths.feedbackThankYou,
  holds: true,
  // A rating alone does not say whose it is.
  sameAgain: "repeat-of-client",
}

/** POST feedback about a page of the site, answered as `receive` says. */
export const takeFeedback =
  (ports: Ports, pages: FormPages): Handler =>
  (request, call) =>
    receive(request, call, ports(call), feedback, pages)
