import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { renderMessagePage } from "../../src/documents/message-page"
import { renderUnsubscribePage } from "../../src/documents/unsubscribe-page"
import { createPageResponse, refuseAsPage } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { createSubscriptionEndedEvent } from "../../src/leads/core/events/subscription-ended"
import type { Ports } from "../../src/leads/core/ports"
import { createLeadKey } from "../../src/leads/core/lead-key"
import { verifySignedLink } from "../../src/leads/core/links"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { refusals } from "../../src/leads/http/refusals"
import { saveAndDeliverLead } from "../../src/leads/http/take-lead"
import { createOptOutKey } from "../../src/leads/store/unsubscribed"

/**
 * Handles the link that ends all email. GET and HEAD show one button and change nothing, since mail scanners follow
 * links. POST ends all email and answers 200 each time, as RFC 8058 requires, whatever its body and its origin. The link
 * is the proof, so the body isn't even read. 400 for a link that isn't ours, 503.
 */
export const followUnsubscribeLink =
  (ports: Ports): Handler =>
  async (request, call) => {
    const own = ports(call)
    const refuse = refuseAsPage(renderMessagePage, own.firm)
    const { method, url } = request
    if (!["GET", "HEAD", "POST"].includes(method)) return refuse(refusals.method("GET, HEAD, POST"))
    const link = verifySignedLink(own, "unsubscribe", call.params.token)
    if (!link) return refuse(refusals.badLink)
    if (method !== "POST")
      return createPageResponse(200, renderUnsubscribePage({ path: new URL(url).pathname, firm: own.firm }))

    const { email, quoteId } = link
    const id = quoteId
    const key = createLeadKey(own.idSecret, "subscription.ended.v1", createOptOutKey(own.idSecret, email), quoteId)
    const payload = { id, by: "link", email, quoteId, suspicions: [], at: own.now() } as const
    const outcome = await saveAndDeliverLead(own, call, {
      key,
      publicId: id,
      event: createSubscriptionEndedEvent({ ...payload, kept: true }),
      unkept: createSubscriptionEndedEvent({ ...payload, kept: false }),
    })
    if (outcome.how === "lost" || outcome.how === "other-body") return refuse(refusals.unavailable(own.firm))
    const isDone = outcome.how === "kept" || outcome.relatedKept
    const title = isDone ? "We won’t email you again" : "We’ll stop emailing you"
    const text = `${isDone ? "It takes effect straight away." : "An email that’s already on its way may still arrive."} If you ask for another quote, write to us or call, we’ll reply the way you ask.`
    return createPageResponse(200, renderMessagePage({ title, text, firm: own.firm, status: 200 }))
  }

export default withProductionPorts(followUnsubscribeLink, emails)

export const config: Config = { path: "/u/:token" }
