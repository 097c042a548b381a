import type { IsoDate } from "../../src/domain/iso-date"
import type { Parsed } from "../../src/domain/parse/parse-result"
import type { QuoteRequest } from "../../src/domain/lead/quote-request-types"
import { paths, thankYouPath } from "../../src/domain/paths"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"
import { refuseAsJson, refuseAsPage } from "../../src/leads/http/answers"
import { businessDay } from "../../src/leads/core/schedule"
import type { Handler } from "../../src/leads/http/edge"
import { errorCode } from "../../src/leads/core/errors"
import type { LeadEvent } from "../../src/leads/core/event"
import { quoteRequested } from "../../src/leads/core/events/quote-requested"
import { findQuote, quoteKey } from "../../src/leads/store/find-quote"
import { openPost } from "../../src/leads/http/gate"
import { publicId, storeId } from "../../src/leads/core/ids"
import { leadKey } from "../../src/leads/core/lead-key"
import { enquiryPath, handedOverMark } from "../../src/leads/core/links"
import type { LeadPorts, Ports } from "../../src/leads/core/ports"
import { refusals } from "../../src/leads/http/refusals"
import { suspicionsOf } from "../../src/leads/http/suspicion/suspicions-of"
import { takeLead, unavailable, type Taken } from "../../src/leads/http/take-lead"
import { asJson, asPages, type Answered, type Pages } from "./replies"

export type Rules = {
  parse: (wire: unknown, today: IsoDate) => Parsed<QuoteRequest>
  fromFormFields: (entries: Iterable<[string, string]>) => unknown
  /** The text that is the same for two sendings of one request. */
  normalised: (request: QuoteRequest) => string
  price: (request: QuoteRequest, today: IsoDate) => QuoteOutcome
}

/**
 * POST a quote request: 201 `{id, outcome, next, quote, enquiry}` kept, 200 the same again, 409 another body under the same key,
 * 422 errors by field, 503 neither kept nor handed over. A browser's plain form gets pages instead.
 */
export const submitQuote =
  (ports: Ports, rules: Rules, pages: Pages): Handler =>
  async (request, call) => {
    const own = ports(call)
    const opened = await openPost(request, own.ownOrigins)
    const refuse = opened.form ? refuseAsPage(pages.renderMessagePage, own.firm) : refuseAsJson
    if (!opened.ok) return refuse(opened.refusal)

    const now = own.now()
    const today = businessDay(now)
    const wire = opened.form ? rules.fromFormFields(opened.entries) : opened.body
    const replies = opened.form ? asPages(pages, own.firm, wire) : asJson
    const sentKey = request.headers.get("idempotency-key") ?? fieldKey(wire)
    if (sentKey !== null && !/^[\x21-\x7e]{16,200}$/.test(sentKey)) return refuse(refusals.badKey)
    const parsed = rules.parse(wire, today)
    if (!parsed.ok) return replies.invalid(parsed.errors)

    const asked = parsed.value
    const fingerprint = storeId(own.idSecret, "body", rules.normalised(asked))
    let key = leadKey(own.idSecret, "quote.requested.v1", sentKey ?? `${fingerprint} ${tenMinutes(now)}`)
    const id = publicId(own.random)
    const outcome = priced(own, rules, asked, today, key)
    const suspicions = await suspicionsOf(own, call, asked)
    const told = { id, request: asked, outcome, suspicions, canMail: own.mail !== null, apiUrl: own.apiUrl, at: now }
    const event = quoteRequested({ ...told, kept: true })
    const unkept = quoteRequested({ ...told, kept: false })
    const take = () =>
      takeLead(own, call, {
        key,
        publicId: id,
        fingerprint,
        event,
        unkept,
        quote: {
          key: quoteKey(own.idSecret, id),
          record: { id, lead: key, createdAt: event.timestamp, quote: event.data.quote },
        },
        held: suspicions.length > 0,
      })
    let taken = await take()
    for (let at = withdrawnAt(taken); at; at = withdrawnAt(taken)) {
      // Who withdrew may ask again at any time, also for the same: that is a new request.
      key = leadKey(own.idSecret, "quote.requested.v1", key, at)
      taken = await take()
    }

    if (taken.how === "lost") return refuse(refusals.unavailable(own.firm))
    if (taken.how === "other-body") return refuse(refusals.otherBody)
    if (taken.how === "handed-over") return replies.handedOver(unkept.data, handedOverMark(own, id, now))
    const { fresh, record } = taken.kept
    const enquiry = enquiryPath(own, record.publicId, new Date(record.receivedAt))
    if ("event" in record) return replies.kept(requestedData(record.event), fresh, enquiry)
    const left = await whatIsLeft(own, asked, record.publicId).catch(unavailable)
    return typeof left === "string" ? refuse(refusals.unavailable(own.firm)) : replies.kept(left, fresh, enquiry)
  }

/** When the request that was taken before was withdrawn; `null` when it was not. */
const withdrawnAt = (taken: Taken): string | null =>
  taken.how === "kept" && "event" in taken.kept.record ? (taken.kept.record.changedAt?.withdraw ?? null) : null

/** The answer to a request that was reduced since. Its quote may be there still; otherwise the page says that it is not. */
async function whatIsLeft(ports: LeadPorts, { thankYouPageRoute }: QuoteRequest, id: string): Promise<Answered> {
  const quote = (await findQuote(ports, id))?.record.quote ?? null
  if (!quote) return { id, outcome: "manual", next: paths.sorry(id), quote }
  return { id, outcome: "quoted", next: thankYouPath(thankYouPageRoute ?? "/quotes/{id}/offer", id), quote }
}

/** An outcome for every request: figures that do not cover it are the firm's problem, and a person prices it. */
function priced({ log }: LeadPorts, rules: Rules, request: QuoteRequest, today: IsoDate, id: string): QuoteOutcome {
  try {
    return rules.price(request, today)
  } catch (error) {
    log({ event: "unpriced", id, code: errorCode(error), alert: true })
    return { outcome: "manual", reason: "no figures for this request" }
  }
}

/** Without JavaScript the key may come as a field; without any key, a double click within ten minutes is one request. */
function fieldKey(wire: unknown): string | null {
  if (typeof wire !== "object" || wire === null || !("idempotencyKey" in wire)) return null
  return typeof wire.idempotencyKey === "string" && wire.idempotencyKey !== "" ? wire.idempotencyKey : null
}

const tenMinutes = (now: Date): number => Math.floor(now.getTime() / 600_000)

/** @throws Error when another kind of lead has the key, which its HMAC rules out. */
function requestedData(event: LeadEvent) {
  if (event.type !== "quote.requested.v1") throw new Error("a lead of another kind has this key")
  return event.data
}
