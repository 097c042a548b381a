import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { renderMessagePage } from "../../src/documents/message-page"
import { renderQuoteDocument } from "../../src/documents/quote-document"
import { figures as published } from "../../src/domain/figures/published"
import { createReference } from "../../src/domain/reference"
import { createPageResponse, refuseAsPage } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import type { Firm, Ports } from "../../src/leads/core/ports"
import { isRequestOnlyAtWebhook } from "../../src/leads/core/links"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { openQuoteAtTodaysPrice } from "../../src/leads/http/price-today"
import { refusals } from "../../src/leads/http/refusals"

/**
 * Handles GET of a quote as a complete page, for printing and without JavaScript. It answers as `showQuoteAsJson` does.
 */
export const showQuoteDocument =
  (ports: Ports, figures = published): Handler =>
  async (request, call) => {
    const own = ports(call)
    const refuse = refuseAsPage(renderMessagePage, own.firm)
    if (request.method !== "GET") return refuse(refusals.method("GET"))
    const answerWithoutPrice = (id: string, firm: Firm) => {
      const title = "We’ll price this one for you"
      const text = `We have your request and will send you the quote. Your reference is ${createReference(id)}. Questions? Call ${firm.phone.display} or write to ${firm.email}.`
      return createPageResponse(200, renderMessagePage({ title, text, firm, status: 200 }))
    }
    const { id = "" } = call.params
    if (isRequestOnlyAtWebhook(own, request.url, id)) return answerWithoutPrice(id, own.firm)
    const opening = await openQuoteAtTodaysPrice(own, call, id, figures)
    if (opening.refusal) return refuse(opening.refusal)
    const { id: quoteId, quote } = opening.record
    if (!quote) return answerWithoutPrice(quoteId, opening.firm)
    return createPageResponse(200, renderQuoteDocument({ ...opening, id: quoteId, quote }))
  }

export default withProductionPorts(showQuoteDocument, emails)

export const config: Config = { path: "/quotes/:id/document" }
