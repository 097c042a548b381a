import * as v from "valibot"
import type { Figures } from "../../domain/figures/figures"
import type { IsoDate } from "../../domain/iso-date"
import { jobOfKnown } from "../../domain/job/job"
import { repriceQuote, type Repriced } from "../../domain/quote/repriced"
import { STATES } from "../../domain/states"
import { getErrorCode } from "../core/errors"
import type { QuoteRequested } from "../core/events/quote-requested"
import { createQuoteRepriced } from "../core/events/quote-repriced"
import { storeId } from "../core/ids"
import { keepWithin } from "../core/keep-within"
import { createLeadKey } from "../core/lead-key"
import { logFailure } from "../core/log"
import type { Call, LeadPorts } from "../core/ports"
import type { LeadRecord } from "../core/records"
import { businessDay } from "../core/schedule"
import type { FoundQuote } from "../store/find-quote"
import { isThere, readLead } from "../store/read-records"
import { takeLead } from "./take-lead"

/** What a kept quote costs by the rules of the day on which it's opened. No personal data. */
export type PriceToday = {
  /** That day; `null` where the quote can't be priced again: it's accepted, or what was asked isn't kept any more. */
  pricedOn: IsoDate | null
  /** `null` when nothing has changed. `seen` names these changes: who accepts sends it back. */
  repriced: (Repriced & { seen: string }) | null
}

type Request = QuoteRequested["request"]

type Priced = PriceToday & { request: Request | null; isWithdrawn: boolean }

const NOT_PRICED: Priced = { pricedOn: null, repriced: null, request: null, isWithdrawn: false }

/** What must be known of a job to price it. */
const jobSchema = v.looseObject({
  side: v.picklist(["buying", "selling", "both"]),
  state: v.picklist(STATES),
  propertyType: v.string(),
  price: v.nullable(v.number()),
  stage: v.string(),
})

/**
 * Prices a kept quote by the rules of today, Sydney's clock. Nothing that goes wrong here keeps the quote from being
 * shown as it was made.
 */
export async function priceToday(
  ports: LeadPorts,
  { record, acceptedAt }: FoundQuote,
  figures: Figures,
): Promise<Priced> {
  const { lead, quote, createdAt, id } = record
  if (!quote || acceptedAt !== null) return NOT_PRICED
  try {
    const asked = getStoredRequest(await keepWithin(ports.limits.afterKeepingMs, readLead(ports, lead)))
    if (!asked) return NOT_PRICED
    const { request, isWithdrawn } = asked
    const today = businessDay(ports.now())
    // Questions that were added since have their usual answers.
    const job = jobOfKnown(request)
    const found = repriceQuote({ kept: quote, quotedOn: businessDay(new Date(createdAt)), job, figures, today })
    const seen = found && storeId(ports.idSecret, "repriced", id, whatChanged(found))
    return { pricedOn: today, repriced: found && seen ? { ...found, seen } : null, request, isWithdrawn }
  } catch (error) {
    ports.log({ event: "unpriced", id: lead, code: getErrorCode(error), alert: true })
    return NOT_PRICED
  }
}

function getStoredRequest(found: LeadRecord | "unreadable" | null): { request: Request; isWithdrawn: boolean } | null {
  if (found === null || found === "unreadable" || found.event.type !== "quote.requested.v1") return null
  const { request } = found.event.data
  return v.is(jobSchema, request) ? { request, isWithdrawn: found.changedAt?.["withdraw"] !== undefined } : null
}

/** The same for two openings that find the same changes, whatever their days. */
const whatChanged = ({ quote, changes }: Repriced): string =>
  quote ? JSON.stringify(changes.map(({ job, group, key, afterCents }) => [job, group, key, afterCents])) : "manual"

/** Tells the marketers after the answer that a quote was opened and costs something else, once for the same changes. */
export function emitRepriced(ports: LeadPorts, call: Call, { record }: FoundQuote, priced: Priced): void {
  const { repriced: found, request } = priced
  if (!found || !request || priced.isWithdrawn) return
  const { id, lead } = record
  const emit = async () => {
    // Nobody has found it to be no junk yet.
    if (await isThere(ports.store, "held", lead)) return
    const key = createLeadKey(ports.idSecret, "quote.repriced.v1", id, whatChanged(found))
    const { seen: _, ...changed } = found
    const { apiUrl } = ports
    const event = createQuoteRepriced({
      id,
      requestWebhookId: lead,
      request,
      repriced: changed,
      apiUrl,
      at: ports.now(),
    })
    const after: Promise<unknown>[] = []
    const later = { ...call, waitUntil: (work: Promise<unknown>) => void after.push(work) }
    await takeLead(ports, later, { key, publicId: id, event })
    await Promise.all(after)
  }
  call.waitUntil(emit().catch(logFailure(ports.log, { id: lead, alert: true })))
}
