import { calculateRequestUrgency, describeJobUrgency, getNextStepFacts } from "../../src/domain/urgency/published"
import { figures, getFirmDay } from "../../src/domain/figures/published"
import { withOffersFor } from "../../src/domain/figures/offers"
import type { IsoDate } from "../../src/domain/iso-date"
import { parseFirstAnswers } from "../../src/domain/lead/first-answers"
import { parseQuoteRequest } from "../../src/domain/lead/quote-request"
import type { QuoteRequest } from "../../src/domain/lead/quote-request-types"
import { HANDED_OVER_FIELD, paths, getThankYouPath } from "../../src/domain/paths"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import { createReference } from "../../src/domain/reference"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"
import {
  createJsonResponse,
  createPageResponse,
  createRedirectResponse,
  type RenderMessagePage,
} from "../../src/leads/http/answers"
import { getSydneyDate } from "../../src/leads/core/schedule"
import type { Handler } from "../../src/leads/http/edge"
import { calculateOrLog } from "../../src/leads/core/log"
import {
  createQuoteRequestedEvent,
  type QuoteRequested,
  type QuoteRequestedEvent,
} from "../../src/leads/core/events/quote-requested"
import { getFirmForRequest } from "../../src/leads/core/events/request-parts"
import { findSavedQuote } from "../../src/leads/store/find-quote"
import { createEnquiryPath, createHandedOverToken } from "../../src/leads/core/links"
import type { Firm, LeadPorts, Ports } from "../../src/leads/core/ports"
import { addVisitToFormFields } from "../../src/leads/http/form-visit"
import { receiveFormPost, type FormPages, type Kind, type ReceivedLead } from "../../src/leads/http/receive"
import type { LeadRecord, ReducedLead } from "../../src/leads/core/records"

/** Prices a request that came at `at` by the published figures of `today`, and by the offers that its sender may have. */
export const priceQuoteRequest = (request: QuoteRequest, today: IsoDate, at: Date): QuoteOutcome => {
  const { partner, attribution } = request
  const visitor = { partner, code: attribution.offer, on: getFirmDay(at) }
  return calculateQuoteOutcome(request, withOffersFor(figures, visitor), today)
}

/**
 * Handles the quote form. GET shows it, filled in with the answers in its address: the form with two questions leads
 * here without a script. Nothing is stored then. POST sends a request, answered as `receiveFormPost` does: 201 `{id, outcome,
 * next, quote, urgency, nextSteps, enquiry}` if it's stored, 200 for a repeat, and 201 without `enquiry` if it could only be sent to the
 * webhook. A browser's plain form is redirected to the quote document with 303.
 */
export const submitQuote =
  (ports: Ports, pages: FormPages, price = priceQuoteRequest): Handler =>
  async (request, call) => {
    const own = ports(call)
    if (request.method === "GET" || request.method === "HEAD") {
      const wire = addVisitToFormFields(parseFirstAnswers(new URL(request.url).search), request)
      return createPageResponse(200, pages.renderForm({ wire, errors: [], firm: getFirmForRequest(own.firm, wire) }))
    }
    return receiveFormPost(request, call, own, createQuoteRequestProcessor(own, price, pages.renderMessagePage), pages)
  }

function createQuoteRequestProcessor(
  own: LeadPorts,
  price: typeof priceQuoteRequest,
  renderMessagePage: RenderMessagePage,
): Kind<QuoteRequest, QuoteRequestedEvent> {
  // The event is built twice but priced only once.
  let outcome: QuoteOutcome | null = null
  return {
    type: "quote.requested.v1",
    // The keys of requests that are already stored were made without a first part.
    keyStart: [],
    parse: (wire, at) => parseQuoteRequest(wire, getSydneyDate(at)),
    event: ({ sent, ...lead }, key) => {
      // A request that can't be priced, for example because figures are missing, is left to a person.
      outcome ??= calculateOrLog(own.log, { event: "unpriced", id: key }, () =>
        price(sent, getSydneyDate(lead.at), lead.at),
      ) ?? { outcome: "manual", reason: "no figures for this request" }
      return createQuoteRequestedEvent({
        ...{ ...lead, request: sent, outcome, canMail: own.mail !== null, apiUrl: own.apiUrl },
        // A request whose urgency can't be judged is still accepted.
        urgency: calculateOrLog(own.log, { event: "failed", id: key }, () =>
          calculateRequestUrgency(sent, lead.at, own.firm.hours),
        ),
      })
    },
    quote: ({ data }) => data.quote,
    heldWhenSuspicious: true,
    mailTo: ({ email }) => email,
    // A request says who sent it. To ask for the same once more, they withdraw the first one.
    sameAgain: "repeat",
    answer: lead => createQuoteRequestResponse(own, renderMessagePage, lead),
  }
}

/** @throws StoreUnavailable */
async function createQuoteRequestResponse(
  own: LeadPorts,
  renderMessagePage: RenderMessagePage,
  { sent, taken, unkept, form }: ReceivedLead<QuoteRequest, QuoteRequestedEvent>,
): Promise<Response> {
  if (taken.how === "handed-over") {
    const { id, next } = unkept.data
    if (form) return renderQuoteRequestReceivedPage(getFirmForRequest(own.firm, sent), renderMessagePage, id)
    // The token proves that the request came.
    const mark = createHandedOverToken(own, id, new Date(unkept.timestamp))
    return createJsonResponse(201, { id, outcome: "manual", next: `${next}?${HANDED_OVER_FIELD}=${mark}`, quote: null })
  }
  const { fresh, record } = taken.kept
  const { id, outcome, next, quote } = await loadSavedQuoteRequestResult(own, sent, record)
  if (form) return createRedirectResponse(paths.document(id))
  // Only the person who sent the request gets this address, where it can be changed.
  const enquiry = createEnquiryPath(own, record.publicId, new Date(record.receivedAt))
  const at = new Date(record.receivedAt)
  const sale = { urgency: describeJobUrgency(sent, at), nextSteps: getNextStepFacts(sent, at, own.firm.hours) }
  return createJsonResponse(fresh ? 201 : 200, { id, outcome, next, quote, ...sale, enquiry })
}

type RequestAnswer = Pick<QuoteRequested, "id" | "outcome" | "next" | "quote">

/**
 * Reads the answer to a stored request. If the request was reduced since, its quote may still be stored; otherwise the
 * next page says that it isn't.
 *
 * @throws StoreUnavailable
 */
async function loadSavedQuoteRequestResult(
  own: LeadPorts,
  { thankYouPageRoute }: QuoteRequest,
  record: LeadRecord | ReducedLead,
): Promise<RequestAnswer> {
  if ("event" in record && record.event.type === "quote.requested.v1") return record.event.data
  const { publicId: id } = record
  const quote = (await findSavedQuote(own, id))?.record.quote ?? null
  if (!quote) return { id, outcome: "manual", next: paths.sorry(id), quote }
  return { id, outcome: "quoted", next: getThankYouPath(thankYouPageRoute ?? "/quotes/{id}/offer", id), quote }
}

function renderQuoteRequestReceivedPage(firm: Firm, renderMessagePage: RenderMessagePage, id: string): Response {
  const title = "We have your request"
  const text = `We will send you the quote. Your reference is ${createReference(id)}. Questions? Call ${firm.phone.display} or write to ${firm.email}.`
  return createPageResponse(201, renderMessagePage({ title, text, firm, status: 201 }))
}
