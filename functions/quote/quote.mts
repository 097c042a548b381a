import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { figures as published } from "../../src/domain/figures/published"
import { createJsonResponse, refuseAsJson } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { isRequestOnlyAtWebhook } from "../../src/leads/core/links"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { Ports } from "../../src/leads/core/ports"
import { openQuoteAtTodaysPrice } from "../../src/leads/http/price-today"
import { refusals } from "../../src/leads/http/refusals"

/**
 * Handles GET of a quote by its id: 200 without personal data, 404 for an id that isn't stored, 503. The
 * answer includes what's urgent now, and what has changed by today's rules; marketers get an event about that once. A request that went
 * straight to the webhook, as the token in its address proves, is answered 200 without reading the store.
 */
export const showQuoteAsJson =
  (ports: Ports, figures = published): Handler =>
  async (request, call) => {
    if (request.method !== "GET") return refuseAsJson(refusals.method("GET"))
    const own = ports(call)
    const { id } = call.params
    if (isRequestOnlyAtWebhook(own, request.url, id))
      return createJsonResponse(200, {
        ...{ id, outcome: "manual", quote: null, createdAt: null, acceptedAt: null, handedOver: true },
      })
    const opening = await openQuoteAtTodaysPrice(own, call, id, figures)
    if (opening.refusal) return refuseAsJson(opening.refusal)
    const { record, acceptedAt, pricedOn, repriced, urgency, nextSteps } = opening
    const { quote, createdAt } = record
    const outcome = quote ? "quoted" : "manual"
    return createJsonResponse(200, {
      ...{ id: record.id, outcome, quote, createdAt },
      ...{ acceptedAt, pricedOn, repriced, urgency, nextSteps },
    })
  }

export default withProductionPorts(showQuoteAsJson, emails)

export const config: Config = { path: "/api/quotes/:id" }
