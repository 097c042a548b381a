import { parseIsoDate } from "../../src/domain/iso-date"
import { parseContact } from "../../src/domain/lead/contact"
import { parseEnquiryChange } from "../../src/domain/lead/enquiry"
import { parseFeedback } from "../../src/domain/lead/feedback"
import { parseQuoteRequest } from "../../src/domain/lead/quote-request"
import type { Parsed } from "../../src/domain/parse/parse-result"
import type { QuoteRequest } from "../../src/domain/lead/quote-request-types"
import { cents } from "../../src/domain/money/money"
import type { Quote } from "../../src/domain/quote/quote-types"
import type { Repriced } from "../../src/domain/quote/reprice-quote"
import { OUR_STATES, type PerState, type State } from "../../src/domain/states"
import type { LeadEvent, LeadType } from "../../src/leads/core/event"
import { createContactSentEvent } from "../../src/leads/core/events/contact-sent"
import { createDocumentUploadedEvent } from "../../src/leads/core/events/document-uploaded"
import { createFeedbackSentEvent } from "../../src/leads/core/events/feedback-sent"
import { createLeadFollowedUpEvent } from "../../src/leads/core/events/lead-followed-up"
import { createLeadChangedEvent } from "../../src/leads/core/events/lead-changed"
import { createQuoteAcceptedEvent } from "../../src/leads/core/events/quote-accepted"
import { createQuoteRepricedEvent } from "../../src/leads/core/events/quote-repriced"
import type { RequestUrgency } from "../../src/domain/urgency/urgency-types"
import { createQuoteRequestedEvent } from "../../src/leads/core/events/quote-requested"
import { createSubscriptionEndedEvent } from "../../src/leads/core/events/subscription-ended"
import { removeSpamCheckFields } from "../../src/leads/core/events/request-parts"

const SITE = "https://www.your-firm.example"
const ID = "rZk3mQ8vN1xR5tB7wY2cD4f"
const REQUEST_WEBHOOK_ID = "q9Xw2Lm4Tz7Rb1Vn6Kc3Js8HdF"
const at = new Date("2026-11-21T02:00:00.000Z")
const ordinary = { kept: true, suspicions: [], at }

/** @throws Error for answers that the site itself would refuse. */
function getParsedValueOrThrow<T>(result: Parsed<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value
}

const person = { name: "Mai Nguyễn", email: "mai@example.com", contactBy: "call", phone: "0491 570 006" }

const POSTCODES: PerState<string> = { NSW: "2042", VIC: "3121", QLD: "4101" }

const buildRequestInState = (state: State): QuoteRequest => ({ ...REQUEST, state, postcode: POSTCODES[state] })

/** Parsed as by the site, which only accepts the firm's own states, so it has one of those. */
const REQUEST = getParsedValueOrThrow(
  parseQuoteRequest(
    {
      ...{ side: "buying", state: OUR_STATES[0], propertyType: "unit", price: "850k", stage: "looking" },
      ...{ ...person, bestTime: "morning", note: "We bid on Saturday", firstHome: "yes" },
      partner: "example-partner",
      attribution: {
        ...{ landingPath: "/buying", referrerHost: "www.google.com", gclid: "EAIaIQobChMI" },
        ...{ utm_source: "google", utm_medium: "cpc", utm_campaign: "spring", variant: "buying-b" },
        ...{ partnerMetAt: "2026-11-21T01:45:10.250Z", partnerPath: "/partners/example-partner" },
      },
      form: { device: "phone", propertySeconds: 41, priceSeconds: 12, sendSeconds: 30 },
    },
    parseIsoDate("2026-11-21"),
  ),
)

/** For a contract in New South Wales that was exchanged on Monday, 16 November 2026. */
export const URGENT: RequestUrgency = {
  ...{ urgency: "today", urgencyReason: "u03", hoursLeft: 52, callBy: "2026-11-22T23:30:00.000Z" },
  firstDate: { key: "cooling-off", on: parseIsoDate("2026-11-23"), clock: "17:00" },
  urgencyText: "Cooling-off ends Monday 23 November at 5 pm. Call by 10:30 am Monday.",
}

/** For a request without a signed contract: call by the end of the next business day. */
const URGENCY: RequestUrgency = {
  ...{ urgency: "normal", urgencyReason: "u22", firstDate: null, hoursLeft: null },
  callBy: "2026-11-24T06:30:00.000Z",
  urgencyText: "Answer within one business day. Answer by 5:30 pm Tuesday.",
}

/** A short quote with round amounts, so that it doesn't become outdated when figures change. */
const QUOTE: Quote = {
  side: "buying",
  state: OUR_STATES[0],
  priceCents: cents(85_000_000),
  groups: [
    {
      key: "our-fee",
      job: "purchase",
      title: "Our fixed fee",
      lines: [
        { key: "fee", label: "Conveyancing", why: "All our work until settlement.", amountCents: cents(120_000) },
        {
          ...{ key: "offer-spring", label: "Spring offer", why: "$100 off our fee.", offer: "spring" },
          amountCents: cents(-10_000),
        },
      ],
      subtotalCents: cents(110_000),
    },
  ],
  totals: {
    ourFeeCents: cents(110_000),
    discountCents: cents(10_000),
    disbursementsCents: cents(0),
    governmentCents: cents(0),
    totalCents: cents(110_000),
    gstInOurFeeCents: cents(10_000),
  },
  grants: [],
  included: ["Advice on the contract"],
  basis: {
    contractDate: parseIsoDate("2026-11-21"),
    ratesVersion: "1a2b3c4",
    checkedOn: parseIsoDate("2026-11-21"),
    validUntil: parseIsoDate("2026-12-21"),
    assumptions: ["You buy in your own name."],
    notIncluded: ["Building and pest inspection"],
  },
}

const REGISTRATION = {
  key: "transfer-registration",
  label: "Registering the transfer",
  source: {
    ...{ name: "An example registry", url: "https://registry.example/fees", checked: parseIsoDate("2026-12-01") },
    ...{ isSecondary: true, setBy: "the example registry", read: "copy" as const, year: "2026–27" },
  },
}

/** A quote of $1,280 in which that line was $180, opened again when it was $200. */
const REPRICED: Omit<Repriced, "quote"> & { quote: Quote } = {
  quotedOn: parseIsoDate("2026-11-21"),
  on: parseIsoDate("2026-12-15"),
  feeUntil: QUOTE.basis.validUntil,
  isFeeKept: true,
  quotedTotalCents: cents(128_000),
  reason: null,
  changes: [
    {
      ...REGISTRATION,
      job: "purchase",
      group: "government",
      beforeCents: cents(18_000),
      afterCents: cents(20_000),
      why: "A new price applies from 1 December 2026.",
    },
  ],
  quote: {
    ...QUOTE,
    groups: [
      ...QUOTE.groups,
      {
        key: "government",
        job: "purchase",
        title: "Government charges",
        lines: [{ ...REGISTRATION, why: "The registry’s fee for the transfer.", amountCents: cents(20_000) }],
        subtotalCents: cents(20_000),
      },
    ],
    totals: { ...QUOTE.totals, governmentCents: cents(20_000), totalCents: cents(130_000) },
    basis: { ...QUOTE.basis, contractDate: parseIsoDate("2026-12-15") },
  },
}

/** With the same code as real events. @param urgency Of the request. */
export function createExampleWebhookEvents(state: State, urgency = URGENCY): Record<LeadType, LeadEvent> {
  const request = buildRequestInState(state)
  const quote = { ...QUOTE, state }
  return {
    "quote.requested.v1": createQuoteRequestedEvent({
      ...ordinary,
      id: ID,
      request,
      outcome: { outcome: "quoted", quote },
      canMail: true,
      apiUrl: SITE,
      urgency,
    }),
    "quote.accepted.v1": createQuoteAcceptedEvent({
      id: ID,
      requestWebhookId: REQUEST_WEBHOOK_ID,
      request: removeSpamCheckFields(request),
      quote,
      canMail: true,
      apiUrl: SITE,
      at,
    }),
    "quote.repriced.v1": createQuoteRepricedEvent({
      id: ID,
      requestWebhookId: REQUEST_WEBHOOK_ID,
      request: removeSpamCheckFields(request),
      repriced: { ...REPRICED, quote: { ...REPRICED.quote, state } },
      apiUrl: SITE,
      at: new Date("2026-12-15T02:00:00.000Z"),
    }),
    "contact.sent.v1": createContactSentEvent({
      ...ordinary,
      id: ID,
      contact: getParsedValueOrThrow(
        parseContact({
          ...{ ...person, message: "Do you act in Geelong?\nWe sell there in March.", partner: "example-partner" },
          attribution: { partnerMetAt: "2026-11-21T01:45:10.250Z", partnerPath: "/partners/example-partner" },
        }),
      ),
    }),
    "feedback.sent.v1": createFeedbackSentEvent({
      ...ordinary,
      id: ID,
      feedback: getParsedValueOrThrow(
        parseFeedback({ rating: "4", page: "/calculator", message: "Clear. I missed the printed form." }),
      ),
    }),
    "subscription.ended.v1": createSubscriptionEndedEvent({
      ...ordinary,
      id: ID,
      by: "link",
      email: person.email,
      quoteId: ID,
    }),
    "lead.changed.v1": createLeadChangedEvent({
      ...ordinary,
      id: ID,
      requestWebhookId: REQUEST_WEBHOOK_ID,
      request: removeSpamCheckFields(request),
      linkOn: parseIsoDate("2026-11-21"),
      notice: null,
      canMail: true,
      sent: getParsedValueOrThrow(
        parseEnquiryChange({ change: "details", phone: "0491 570 156", note: "My old phone broke" }),
      ),
    }),
    "lead.followed-up.v1": createLeadFollowedUpEvent({
      ...{ id: ID, requestWebhookId: REQUEST_WEBHOOK_ID, followUp: "called", at },
      origin: request,
    }),
    "document.uploaded.v1": createDocumentUploadedEvent({
      ...{ id: ID, requestWebhookId: REQUEST_WEBHOOK_ID, request, at, bytes: 2_104_331 },
      sha256: "5f2b8c0d9e1a47536f80b2c4d6e8fa1c3b5d7f90a1b2c3d4e5f60718293a4b5c",
      downloadUrl: `${SITE}/d/v1.sGdb1RG-.2breC3qI.f-HEyVcF`,
    }),
  }
}

export const EXAMPLES = createExampleWebhookEvents("NSW")
