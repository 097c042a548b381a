import * as v from "valibot"
import type { Figures } from "../../domain/figures/figures"
import type { IsoDate } from "../../domain/iso-date"
import { buildJob } from "../../domain/job/job"
import { repriceQuote, type Repriced } from "../../domain/quote/reprice-quote"
import { STATES } from "../../domain/states"
import { getErrorCode } from "../core/errors"
import type { QuoteRequested } from "../core/events/quote-requested"
import { createQuoteRepricedEvent } from "../core/events/quote-repriced"
import { createHashKey } from "../core/ids"
import { waitWithTimeout } from "../core/keep-within"
import { createLeadKey } from "../core/lead-key"
import { createFailureLogger } from "../core/log"
import type { Call, LeadPorts } from "../core/ports"
import { getWithdrawnAt, type LeadRecord } from "../core/records"
import { getSydneyDate } from "../core/schedule"
import { findSavedQuote, type FoundQuote } from "../store/find-quote"
import { hasStoredRecord, readFullLead } from "../store/read-records"
import { refusals, type Refusal } from "./refusals"
import { getStoreUnavailableCode, saveAndDeliverLead } from "./take-lead"

/** What a stored quote costs by the rules of the day on which it's opened. No personal data. */
export type PriceToday = {
  /** That day; `null` if the quote can't be priced again, since it's accepted or its request is no longer stored. */
  pricedOn: IsoDate | null
  /** `null` if nothing has changed. `seen` identifies these changes, and is sent back when the quote is accepted. */
  repriced: (Repriced & { seen: string }) | null
}

type Request = QuoteRequested["request"]

type PricingResult = PriceToday & { request: Request | null; isWithdrawn: boolean }

const NOT_PRICED: PricingResult = { pricedOn: null, repriced: null, request: null, isWithdrawn: false }

/** The fields that a stored request needs so that it can be priced. */
const jobSchema = v.looseObject({
  side: v.picklist(["buying", "selling", "both"]),
  state: v.picklist(STATES),
  propertyType: v.string(),
  price: v.nullable(v.number()),
  stage: v.string(),
})

/** A quote as it's shown to the person who opens it, or why it isn't shown. */
type OpenedQuote = { refusal: Refusal } | (FoundQuote & { refusal: null } & PriceToday)

/** Opens the quote `id` at today's price. If that has changed, marketers get an event after the answer. */
export async function openQuoteAtTodaysPrice(
  ports: LeadPorts,
  call: Call,
  id: string | undefined,
  figures: Figures,
): Promise<OpenedQuote> {
  const foundQuote = await findSavedQuote(ports, id).catch(getStoreUnavailableCode)
  if (typeof foundQuote === "string") return { refusal: refusals.unavailable(ports.firm) }
  if (!foundQuote) return { refusal: refusals.notFound }
  const pricing = await repriceSavedQuoteForToday(ports, foundQuote, figures)
  sendPriceChangeEvent(ports, call, foundQuote, pricing)
  const { pricedOn, repriced } = pricing
  return { ...foundQuote, refusal: null, pricedOn, repriced }
}

/**
 * Prices a stored quote by today's rules, by the date in Sydney. If that fails, the quote is still shown as it was made.
 */
export async function repriceSavedQuoteForToday(
  ports: LeadPorts,
  { record, acceptedAt }: FoundQuote,
  figures: Figures,
): Promise<PricingResult> {
  const { lead, quote, createdAt, id } = record
  if (!quote || acceptedAt !== null) return NOT_PRICED
  try {
    const storedRequest = getPriceableQuoteRequest(
      await waitWithTimeout(ports.limits.afterKeepingMs, readFullLead(ports, lead)),
    )
    if (!storedRequest) return NOT_PRICED
    const { request, isWithdrawn } = storedRequest
    const today = getSydneyDate(ports.now())
    // Questions that were added later get their default answers.
    const job = buildJob(request)
    const repricing = repriceQuote({ kept: quote, quotedOn: getSydneyDate(new Date(createdAt)), job, figures, today })
    const seenName = repricing && createHashKey(ports.idSecret, "repriced", id, formatPriceChanges(repricing))
    return {
      pricedOn: today,
      repriced: repricing && seenName ? { ...repricing, seen: seenName } : null,
      request,
      isWithdrawn,
    }
  } catch (error) {
    ports.log({ event: "unpriced", id: lead, code: getErrorCode(error), alert: true })
    return NOT_PRICED
  }
}

function getPriceableQuoteRequest(
  record: LeadRecord | "unreadable" | null,
): { request: Request; isWithdrawn: boolean } | null {
  if (record === null || record === "unreadable" || record.event.type !== "quote.requested.v1") return null
  const { request } = record.event.data
  return v.is(jobSchema, request) ? { request, isWithdrawn: getWithdrawnAt(record) !== undefined } : null
}

/** Formats changes of price as a text that's the same for the same changes, on whichever day the quote is opened. */
const formatPriceChanges = ({ quote, changes }: Repriced): string =>
  quote ? JSON.stringify(changes.map(({ job, group, key, afterCents }) => [job, group, key, afterCents])) : "manual"

/** Sends marketers an event after the answer if the price of an opened quote has changed, once for the same changes. */
function sendPriceChangeEvent(ports: LeadPorts, call: Call, { record }: FoundQuote, pricing: PricingResult): void {
  const { repriced: repricing, request } = pricing
  if (!repricing || !request || pricing.isWithdrawn) return
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
