import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { renderMessagePage } from "../../src/documents/message-page"
import { FOLLOW_UP_WORDS } from "../../src/domain/lead/follow-up"
import { createReference } from "../../src/domain/reference"
import { createLeadFollowedUpEvent } from "../../src/leads/core/events/lead-followed-up"
import { createLeadKey } from "../../src/leads/core/lead-key"
import { verifySignedLink } from "../../src/leads/core/links"
import type { Ports } from "../../src/leads/core/ports"
import { createPageResponse, refuseAsPage } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { refusals } from "../../src/leads/http/refusals"
import { getStoreUnavailableCode, saveAndDeliverLead } from "../../src/leads/http/take-lead"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { readFullLead } from "../../src/leads/store/read-records"

/**
 * Handles the links in an email to the office that record what became of a lead. GET and HEAD show one button and change nothing,
 * since mail scanners follow links. POST records it and answers 200 each time; another link of the same email corrects it. The
 * link is the proof, so the body isn't read. 400 for a link that isn't ours, 410 once the lead was deleted, 503.
 */
export const recordFollowUp =
  (ports: Ports): Handler =>
  async (request, call) => {
    const own = ports(call)
    const { firm } = own
    const refuse = refuseAsPage(renderMessagePage, firm)
    const { method, url } = request
    if (!["GET", "HEAD", "POST"].includes(method)) return refuse(refusals.method("GET, HEAD, POST"))
    const link = verifySignedLink(own, "follow-up", call.params.token)
    if (!link) return refuse(refusals.badLink)
    const answer = await readFullLead(own, link.lead).then(lead => ({ lead }), getStoreUnavailableCode)
    if (typeof answer === "string") return refuse(refusals.unavailable(firm))
    const { lead } = answer
    if (lead === null || lead === "unreadable") return refuse(refusals.leadDeleted)

    const { followUp } = link
    const { publicId: id, event, followUp: recorded = null } = lead
    const words = FOLLOW_UP_WORDS[followUp]
    if (method !== "POST") {
      const title = `Record “${words}”?`
      const before = recorded ? `Recorded so far: “${FOLLOW_UP_WORDS[recorded.what]}”.` : "Nothing is recorded yet."
      const text = `${before} Reference: ${createReference(id)}.`
      const button = { path: new URL(url).pathname, label: words }
      return createPageResponse(200, renderMessagePage({ title, text, firm, status: 200, button }))
    }

    const at = own.now()
    if (recorded?.what !== followUp) {
      const outcome = await saveAndDeliverLead(own, call, {
        // Two taps at once are one, and the same again after a correction is another.
        key: createLeadKey(own.idSecret, "lead.followed-up.v1", link.lead, followUp, recorded?.at ?? ""),
        publicId: id,
        event: createLeadFollowedUpEvent({
          ...{ id, requestWebhookId: link.lead, followUp, at },
          origin:
            event.type === "contact.sent.v1"
              ? event.data.contact
              : "request" in event.data
                ? (event.data.request ?? null)
                : null,
        }),
      })
      if (outcome.how !== "kept") return refuse(refusals.unavailable(firm))
    }
    const title = `Recorded: ${words}`
    const text = "If that’s wrong, use another link in the same email."
    return createPageResponse(200, renderMessagePage({ title, text, firm, status: 200 }))
  }

export default withProductionPorts(recordFollowUp, emails)

export const config: Config = { path: "/f/:token" }
