import { judgeUrgency } from "../../src/domain/urgency/published"
import { figures } from "../../src/domain/figures/published"
import type { IsoDate } from "../../src/domain/iso-date"
import { parseQuoteRequest } from "../../src/domain/lead/quote-request"
import type { QuoteRequest } from "../../src/domain/lead/quote-request-types"
import type { Parsed } from "../../src/domain/parse/parse-result"
import { HANDED_OVER_FIELD, paths, getThankYouPath } from "../../src/domain/paths"
import { quote } from "../../src/domain/quote/quote"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"
import { answerJson, answerPage, redirectTo, type RenderMessagePage } from "../../src/leads/http/answers"
import { getBusinessDay } from "../../src/leads/core/schedule"
import type { Handler } from "../../src/leads/http/edge"
import { getErrorCode } from "../../src/leads/core/errors"
import type { LeadEvent } from "../../src/leads/core/event"
import {
  type LeadUrgency,
  createQuoteRequested,
  type QuoteRequested,
  type QuoteRequestedEvent,
} from "../../src/leads/core/events/quote-requested"
import { findQuote } from "../../src/leads/store/find-quote"
import { createEnquiryPath, createHandedOverMark } from "../../src/leads/core/links"
import type { Firm, LeadPorts, Ports } from "../../src/leads/core/ports"
import { withVisit } from "../../src/leads/http/form-visit"
import { receive, type FormPages, type Kind, type ReceivedLead } from "../../src/leads/http/receive"
import type { LeadRecord, ReducedLead } from "../../src/leads/core/records"
import * as v from "valibot"
import { JOB_QUESTIONS } from "../../src/domain/job/questions"
import { contextSchema } from "../../src/domain/lead/context"

export type Rules = {
  parse: (wire: unknown, today: IsoDate) => Parsed<QuoteRequest>
  price: (request: QuoteRequest, today: IsoDate) => QuoteOutcome
  /** How urgent it is, and by when the firm calls in its hours. */
  urgency: (request: QuoteRequest, at: Date, firm: Firm) => LeadUrgency
}

/** How a request is read and priced: by the domain's rules and the published figures. */
export const quoteRules: Rules = {
  parse: parseQuoteRequest,
  price: (request, today) => quote(request, figures, today),
  urgency: (request, at, { hours }) => judgeUrgency(request, at, hours),
}

/**
 * GET shows the form, with what the address answers: where a form of two questions leads without a script. Nothing is
 * kept. POST a quote request, as `receive` takes it: 201 `{id, outcome, next, quote, enquiry}` kept, 200 the same again; handed
 * over, 201 without what can't be read. A browser's plain form goes on to the quote as a document by 303.
 */
export const submitQuote =
  (ports: Ports, rules: Rules, pages: FormPages): Handler =>
  async (request, call) => {
    const own = ports(call)
    if (request.method === "GET" || request.method === "HEAD") {
      const wire = withVisit(parseBegunForm(request.url), request)
      return answerPage(200, pages.renderForm({ wire, errors: [], firm: own.firm }))
    }
    return receive(request, call, own, createQuoteKind(own, rules, pages.renderMessagePage), pages)
  }

function createQuoteKind(
  own: LeadPorts,
  { parse, price, urgency }: Rules,
  renderMessagePage: RenderMessagePage,
): Kind<QuoteRequest, QuoteRequestedEvent> {
  // The event is built twice but priced only once.
  let outcome: QuoteOutcome | null = null
  return {
    type: "quote.requested.v1",
    // The keys of requests that are kept already were made without one.
    keyStart: [],
    parse: (wire, at) => parse(wire, getBusinessDay(at)),
    event: ({ sent, ...lead }, key) => {
      outcome ??= priceOrRefer(own, () => price(sent, getBusinessDay(lead.at)), key)
      return createQuoteRequested({
        ...{ ...lead, request: sent, outcome, canMail: own.mail !== null, apiUrl: own.apiUrl },
        urgency: judgeUrgencySafely(own, () => urgency(sent, lead.at, own.firm), key),
      })
    },
    quote: ({ data }) => data.quote,
    heldWhenSuspicious: true,
    // A request says who asks, and to ask for the same once more they withdraw the first.
    sameAgain: "repeat",
    answer: lead => answerRequest(own, renderMessagePage, lead),
  }
}

/** An outcome for every request: figures that do not cover it are the firm's problem, and a person prices it. */
function priceOrRefer({ log }: LeadPorts, price: () => QuoteOutcome, id: string): QuoteOutcome {
  try {
    return price()
  } catch (error) {
    log({ event: "unpriced", id, code: getErrorCode(error), alert: true })
    return { outcome: "manual", reason: "no figures for this request" }
  }
}

/** An error leaves the urgency out and is logged, so that the request is still taken. */
function judgeUrgencySafely({ log }: LeadPorts, urgency: () => LeadUrgency, id: string): LeadUrgency | null {
  try {
    return urgency()
  } catch (error) {
    log({ event: "failed", id, code: getErrorCode(error), alert: true })
    return null
  }
}

/** @throws StoreUnavailable */
async function answerRequest(
  own: LeadPorts,
  renderMessagePage: RenderMessagePage,
  { sent, taken, unkept, form }: ReceivedLead<QuoteRequest, QuoteRequestedEvent>,
): Promise<Response> {
  if (taken.how === "handed-over")
    return form ? renderHandedOverPage(own, renderMessagePage, unkept) : answerJson(201, answerHandedOver(own, unkept))
  const { fresh, record } = taken.kept
  const { id, outcome, next, quote } = await readSavedAnswer(own, sent, record)
  if (form) return redirectTo(paths.document(id))
  // Only the asker gets this address, where a request is changed.
  const enquiry = createEnquiryPath(own, record.publicId, new Date(record.receivedAt))
  return answerJson(fresh ? 201 : 200, { id, outcome, next, quote, enquiry })
}

/** The answer to a request. */
type RequestAnswer = Pick<QuoteRequested, "id" | "outcome" | "next" | "quote">

/**
 * What is kept of a request. Where it was reduced since, its quote may be there still; otherwise the page that follows
 * says that it is not.
 *
 * @throws StoreUnavailable
 */
async function readSavedAnswer(
  own: LeadPorts,
  { thankYouPageRoute }: QuoteRequest,
  record: LeadRecord | ReducedLead,
): Promise<RequestAnswer> {
  if ("event" in record) return getRequestedData(record.event)
  const { publicId: id } = record
  const quote = (await findQuote(own, id))?.record.quote ?? null
  if (!quote) return { id, outcome: "manual", next: paths.sorry(id), quote }
  return { id, outcome: "quoted", next: getThankYouPath(thankYouPageRoute ?? "/quotes/{id}/offer", id), quote }
}

/** @throws Error when another kind of lead has the key, which its HMAC rules out. */
function getRequestedData(event: LeadEvent): QuoteRequested {
  if (event.type !== "quote.requested.v1") throw new Error("a lead of another kind has this key")
  return event.data
}

/** The address has a mark of ours, since nothing is kept that says that the request came. */
function answerHandedOver(own: LeadPorts, { data: { id, next }, timestamp }: QuoteRequestedEvent): RequestAnswer {
  const mark = createHandedOverMark(own, id, new Date(timestamp))
  return { id, outcome: "manual", next: `${next}?${HANDED_OVER_FIELD}=${mark}`, quote: null }
}

function renderHandedOverPage(
  { firm }: LeadPorts,
  renderMessagePage: RenderMessagePage,
  { data: { id } }: QuoteRequestedEvent,
): Response {
  const title = "We have your request"
  const text = `We will send you the quote. Your reference is ${id}. Questions? Call ${firm.phone.display} or write to ${firm.email}.`
  return answerPage(201, renderMessagePage({ title, text, firm, status: 201 }))
}

type BegunAnswers = {
  side?: string
  state?: string
  partner?: string
  thankYouPageRoute?: string
  sendEmailQuote?: "no"
}

const isContext = (context: object): boolean => v.safeParse(contextSchema, context).success

/** The tests of what an address may bring to the form. Each takes what the form's own rule takes. */
const TESTS: Record<keyof BegunAnswers, (text: string) => boolean> = {
  side: text => JOB_QUESTIONS.side.options.some(option => option === text),
  state: text => JOB_QUESTIONS.state.options.some(option => option === text),
  partner: partner => isContext({ partner }),
  thankYouPageRoute: thankYouPageRoute => isContext({ thankYouPageRoute }),
  sendEmailQuote: text => text === "no",
}

/**
 * The first answers and the page's own context, which a form without a script brings in its address:
 * `?side=buying&state=NSW`. Whatever else is there, or is no answer, is left out: nobody has typed it.
 */
export function parseBegunForm(address: string): BegunAnswers {
  const query = new URL(address).searchParams
  const entries = Object.entries(TESTS).flatMap(([name, isRight]) => {
    const text = query.get(name)
    return text !== null && isRight(text) ? [[name, text]] : []
  })
  return Object.fromEntries(entries)
}
