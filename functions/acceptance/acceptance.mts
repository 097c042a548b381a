import type { Config } from "@netlify/functions"
import * as v from "valibot"
import { emails } from "../../src/documents/emails/emails"
import { renderMessagePage } from "../../src/documents/message-page"
import type { Figures } from "../../src/domain/figures/figures"
import { figures as published } from "../../src/domain/figures/published"
import { paths } from "../../src/domain/paths"
import { createJsonResponse, refuseAsJson, refuseAsPage, createRedirectResponse } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { createQuoteAcceptedEvent } from "../../src/leads/core/events/quote-accepted"
import { getFirmForRequest } from "../../src/leads/core/events/request-parts"
import { createAcceptanceLeadKey, findSavedQuote } from "../../src/leads/store/find-quote"
import { checkAndReadPostRequest, type OpenedPost } from "../../src/leads/http/gate"
import { createLeadKey } from "../../src/leads/core/lead-key"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { Firm, LeadPorts, Ports } from "../../src/leads/core/ports"
import { getWithdrawnAt, parseLeadRecord } from "../../src/leads/core/records"
import { repriceForToday } from "../../src/leads/http/price-today"
import { refusals } from "../../src/leads/http/refusals"
import { saveAndDeliverLead, getStoreUnavailableCode } from "../../src/leads/http/take-lead"

/**
 * Handles the POST that accepts an offer: 201 `{id, acceptedAt, next}` the first time, 200 after that, 404 for an
 * unknown quote, 409 if there's nothing to accept, 503. A browser's plain form is redirected to the document. `{}` or an
 * empty form accepts the quote as it was made. A visitor who was shown price changes sends their identifier as `seen`
 * and accepts the new price; 409 if that's outdated.
 */
export const acceptQuoteOffer =
  (ports: Ports, figures = published): Handler =>
  async (request, call) => {
    const own = ports(call)
    const post = await checkAndReadPostRequest(request, own.ownOrigins)
    const createRefuse = (firm: Firm) => (post.form ? refuseAsPage(renderMessagePage, firm) : refuseAsJson)
    const refuse = createRefuse(own.firm)
    if (!post.ok) return refuse(post.refusal)
    const seenChanges = readSeenPriceChangesId(post)
    if (!seenChanges) return refuse(refusals.fields)

    const foundQuote = await findQuoteAndItsRequest(own, call.params.id).catch(getStoreUnavailableCode)
    if (typeof foundQuote === "string") return refuse(refusals.unavailable(own.firm))
    if (!foundQuote) return refuse(refusals.notFound)
    const { id, lead, quote: savedQuote } = foundQuote.record
    const firm = getFirmForRequest(own.firm, foundQuote.request)
    const refuseAboutQuote = createRefuse(firm)
    if (!savedQuote) return refuseAboutQuote(refusals.noOffer)
    const quote =
      foundQuote.acceptedAt === null ? getQuoteShownToVisitor(own, foundQuote, seenChanges.seen, figures) : savedQuote
    if (!quote) return refuseAboutQuote(refusals.priceChanged)

    const event = createQuoteAcceptedEvent({
      id,
      requestWebhookId: lead,
      request: foundQuote.request,
      quote,
      canMail: own.mail !== null,
      apiUrl: own.apiUrl,
      at: own.now(),
    })
    const takeAcceptance = (key: string) => saveAndDeliverLead(own, call, { key, publicId: id, event })
    const firstKey = createAcceptanceLeadKey(own.idSecret, id)
    const first = await takeAcceptance(firstKey)
    const { withdrawnAt } = foundQuote
    const isUndone = first.how === "kept" && withdrawnAt !== null && first.kept.record.receivedAt < withdrawnAt
    // Accepted, withdrawn and accepted again is a new acceptance, and the only one that counts.
    const outcome = isUndone
      ? await takeAcceptance(createLeadKey(own.idSecret, "quote.accepted.v1", firstKey, withdrawnAt))
      : first
    if (outcome.how === "lost" || outcome.how === "other-body") return refuseAboutQuote(refusals.unavailable(firm))
    if (post.form) return createRedirectResponse(paths.document(id))
    const fresh = outcome.how === "handed-over" || outcome.kept.fresh
    const acceptedAt = outcome.how === "kept" ? outcome.kept.record.receivedAt : event.timestamp
    return createJsonResponse(fresh ? 201 : 200, { id, acceptedAt, next: paths.thankYou(id) })
  }

/** Reads the identifier of the price changes that the visitor was shown; `null` for a body with anything else. */
function readSeenPriceChangesId(post: OpenedPost & { ok: true }): { seen?: string } | null {
  const body = post.form ? Object.fromEntries(post.entries) : post.body
  if (Array.isArray(body)) return null
  const result = v.safeParse(bodySchema, body)
  return result.success ? result.output : null
}

const bodySchema = v.strictObject({ seen: v.exactOptional(v.pipe(v.string(), v.maxLength(64))) })

/** The quote that the visitor was shown: as made, or with the changes `seenName`; `null` if those aren't today's. */
function getQuoteShownToVisitor(
  ports: LeadPorts,
  foundQuote: NonNullable<Awaited<ReturnType<typeof findQuoteAndItsRequest>>>,
  seenName: string | undefined,
  figures: Figures,
) {
  const { quote } = foundQuote.record
  if (seenName === undefined) return quote
  const { repriced } = repriceForToday(ports, foundQuote, foundQuote.request, figures)
  if (repriced?.seen !== seenName) return null
  return repriced.quote ?? (repriced.isFeeKept ? quote : null)
}

/** Finds a quote with its request, `null` once that was reduced, and when that was last withdrawn. */
async function findQuoteAndItsRequest(ports: LeadPorts, id: string | undefined) {
  const foundQuote = await findSavedQuote(ports, id)
  if (!foundQuote) return null
  const lead = parseLeadRecord(await ports.store.get("lead", foundQuote.record.lead))
  return {
    ...foundQuote,
    request: lead?.event.type === "quote.requested.v1" ? lead.event.data.request : null,
    withdrawnAt: (lead && getWithdrawnAt(lead)) ?? null,
  }
}

export default withProductionPorts(acceptQuoteOffer, emails)

export const config: Config = {
  path: "/api/quotes/:id/acceptance",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
