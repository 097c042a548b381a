import * as v from "valibot"
import type { Figures } from "../../domain/figures/figures"
import { withOffersFor } from "../../domain/figures/offers"
import { getFirmDay } from "../../domain/figures/published"
import type { IsoDate } from "../../domain/iso-date"
import { buildJob } from "../../domain/job/job"
import { repriceQuote, type Repriced } from "../../domain/quote/reprice-quote"
import { STATES } from "../../domain/states"
import { describeJobUrgency, getNextStepFacts } from "../../domain/urgency/published"
import { getErrorCode } from "../core/errors"
import type { QuoteRequested } from "../core/events/quote-requested"
import { getFirmForRequest } from "../core/events/request-parts"
import { createQuoteRepricedEvent } from "../core/events/quote-repriced"
import { createHashKey } from "../core/ids"
import { waitWithTimeout } from "../core/keep-within"
import { createLeadKey } from "../core/lead-key"
import { calculateOrLog, createFailureLogger } from "../core/log"
import type { Call, LeadPorts } from "../core/ports"
import { getWithdrawnAt } from "../core/records"
import { getSydneyDate } from "../core/schedule"
import { findSavedQuote, type FoundQuote } from "../store/find-quote"
import { hasStoredRecord, readFullLead } from "../store/read-records"
import { refusals } from "./refusals"
import { getStoreUnavailableCode, saveAndDeliverLead } from "./take-lead"

/** What a stored quote costs by the rules of the day on which it's opened. No personal data. */
export type PriceToday = {
  /** That day; `null` if the quote can't be priced again, since it's accepted or its request is no longer stored. */
  pricedOn: IsoDate | null
  /** `null` if nothing has changed. `seen` identifies these changes, and is sent back when the quote is accepted. */
  repriced: (Repriced & { seen: string }) | null
}

type Request = QuoteRequested["request"]

const NOT_PRICED: PriceToday = { pricedOn: null, repriced: null }

/** The fields that a stored request needs so that it can be priced. */
const jobSchema = v.looseObject({
  side: v.picklist(["buying", "selling", "both"]),
  state: v.picklist(STATES),
  propertyType: v.string(),
  price: v.nullable(v.number()),
  stage: v.string(),
})

/** Opens the quote `id` at today's price, with what's urgent now. If the price has changed, marketers get an event after the answer. */
export async function openQuoteAtTodaysPrice(ports: LeadPorts, call: Call, id: string | undefined, figures: Figures) {
  const foundQuote = await findSavedQuote(ports, id).catch(getStoreUnavailableCode)
  if (typeof foundQuote === "string") return { refusal: refusals.unavailable(ports.firm) }
  if (!foundQuote) return { refusal: refusals.notFound }
  const storedRequest = await readQuoteRequest(ports, foundQuote.record.lead)
  const request = storedRequest?.request ?? null
  const price = repriceForToday(ports, foundQuote, request, figures)
  if (storedRequest) sendPriceChangeEvent(ports, call, foundQuote, { ...price, ...storedRequest })
  const firm = getFirmForRequest(ports.firm, request)
  return { ...foundQuote, refusal: null, firm, ...price, ...describeSaleToday(ports, foundQuote, request) }
}

/** What else is said about the sale; both `null` once the request is no longer stored. No personal data. */
function describeSaleToday(ports: LeadPorts, { record, acceptedAt }: FoundQuote, request: Request | null) {
  const describe = () => {
    if (!request) return null
    const job = { ...buildJob(request), contactBy: request.contactBy }
    const at = new Date(acceptedAt ?? record.createdAt)
    return { urgency: describeJobUrgency(job, ports.now()), nextSteps: getNextStepFacts(job, at, ports.firm.hours) }
  }
  return calculateOrLog(ports.log, { event: "failed", id: record.lead }, describe) ?? { urgency: null, nextSteps: null }
}

/** Prices a stored quote again by today's rules, by the date in Sydney. If that fails, the quote is still shown as it was made. */
export function repriceForToday(
  ports: LeadPorts,
  { record, acceptedAt }: FoundQuote,
  request: Request | null,
  figures: Figures,
): PriceToday {
  const { lead, quote, createdAt, id } = record
  if (!request || !quote || acceptedAt !== null) return NOT_PRICED
  const price = calculateOrLog(ports.log, { event: "unpriced", id: lead }, () => {
    const today = getSydneyDate(ports.now())
    // Questions that were added later get their default answers.
    const job = buildJob(request)
    // Until the quote expires, its offers are those of its day.
    const on = getFirmDay(today <= quote.basis.validUntil ? new Date(createdAt) : ports.now())
    const figuresForVisitor = withOffersFor(figures, { partner: request.partner, code: request.attribution.offer, on })
    const repricing = repriceQuote({
      ...{ kept: quote, quotedOn: getSydneyDate(new Date(createdAt)) },
      ...{ job, figures: figuresForVisitor, today },
    })
    const seenName = repricing && createHashKey(ports.idSecret, "repriced", id, formatPriceChanges(repricing))
    return { pricedOn: today, repriced: repricing && seenName ? { ...repricing, seen: seenName } : null }
  })
  return price ?? NOT_PRICED
}

type StoredRequest = { request: Request; isWithdrawn: boolean }

/** The stored request of a quote; `null` if it's no longer stored, or can't be read now. */
async function readQuoteRequest(ports: LeadPorts, lead: string): Promise<StoredRequest | null> {
  try {
    const record = await waitWithTimeout(ports.limits.afterKeepingMs, readFullLead(ports, lead))
    if (record === null || record === "unreadable" || record.event.type !== "quote.requested.v1") return null
    const { request } = record.event.data
    return v.is(jobSchema, request) ? { request, isWithdrawn: getWithdrawnAt(record) !== undefined } : null
  } catch (error) {
    ports.log({ event: "unpriced", id: lead, code: getErrorCode(error), alert: true })
    return null
  }
}

/** Formats changes of price as a text that's the same for the same changes, on whichever day the quote is opened. */
const formatPriceChanges = ({ quote, changes }: Repriced): string =>
  quote ? JSON.stringify(changes.map(({ job, group, key, afterCents }) => [job, group, key, afterCents])) : "manual"

/** Sends marketers an event after the answer if the price of an opened quote has changed, once for the same changes. */
function sendPriceChangeEvent(
  ports: LeadPorts,
  call: Call,
  { record }: FoundQuote,
  { repriced: repricing, request, isWithdrawn }: PriceToday & StoredRequest,
): void {
  if (!repricing || isWithdrawn) return
  const { id, lead } = record
  const sendEventOnce = async () => {
    // A held lead may be spam, so the marketers don't get it yet.
    if (await hasStoredRecord(ports.store, "held", lead)) return
    const key = createLeadKey(ports.idSecret, "quote.repriced.v1", id, formatPriceChanges(repricing))
    const { apiUrl } = ports
    const event = createQuoteRepricedEvent({
      ...{ id, requestWebhookId: lead, request, repriced: repricing, apiUrl, at: ports.now() },
    })
    const after: Promise<unknown>[] = []
    const later = { ...call, waitUntil: (work: Promise<unknown>) => void after.push(work) }
    await saveAndDeliverLead(ports, later, { key, publicId: id, event })
    await Promise.all(after)
  }
  call.waitUntil(sendEventOnce().catch(createFailureLogger(ports.log, { id: lead, alert: true })))
}
