import type { Config } from "@netlify/functions"
import * as v from "valibot"
import { emails } from "../../src/documents/emails/emails"
import { renderMessagePage } from "../../src/documents/message-page"
import type { Figures } from "../../src/domain/figures/figures"
import { figures as published } from "../../src/domain/figures/published"
import { paths } from "../../src/domain/paths"
import { jsonAnswer, refuseAsJson, refuseAsPage, seeOther, type RenderMessagePage } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { createQuoteAccepted } from "../../src/leads/core/events/quote-accepted"
import { acceptanceKey, findQuote, type FoundQuote } from "../../src/leads/store/find-quote"
import { openPost, type Opened } from "../../src/leads/http/gate"
import { createLeadKey } from "../../src/leads/core/lead-key"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { LeadPorts, Ports } from "../../src/leads/core/ports"
import { leadRecord } from "../../src/leads/core/records"
import { priceToday } from "../../src/leads/http/price-today"
import { refusals } from "../../src/leads/http/refusals"
import { takeLead, getUnavailableCode } from "../../src/leads/http/take-lead"

/**
 * POST the acceptance of an offer: 201 `{id, acceptedAt, next}` the first time, 200 again, 404 unknown, 409 nothing to
 * accept, 503. A browser's plain form goes on to the document. With `{}` or an empty form it's of the quote as it was made.
 * Who was shown changes sends their name, `seen`: then it's of the price with these, and 409 when it isn't today's.
 */
export const acceptQuote =
  (ports: Ports, renderMessagePage: RenderMessagePage, figures = published): Handler =>
  async (request, call) => {
    const own = ports(call)
    const opened = await openPost(request, own.ownOrigins)
    const refuse = opened.form ? refuseAsPage(renderMessagePage, own.firm) : refuseAsJson
    if (!opened.ok) return refuse(opened.refusal)
    const sent = readSeenChanges(opened)
    if (!sent) return refuse(refusals.fields)

    const found = await findWithRequest(own, call.params.id).catch(getUnavailableCode)
    if (typeof found === "string") return refuse(refusals.unavailable(own.firm))
    if (!found) return refuse(refusals.notFound)
    const { id, lead, quote: kept } = found.record
    if (!kept) return refuse(refusals.noOffer)
    const quote = found.acceptedAt === null ? await quoteSeen(own, found, sent.seen, figures) : kept
    if (!quote) return refuse(refusals.priceChanged)

    const event = createQuoteAccepted({
      id,
      requestWebhookId: lead,
      request: found.request,
      quote,
      canMail: own.mail !== null,
      apiUrl: own.apiUrl,
      at: own.now(),
    })
    const take = (key: string) => takeLead(own, call, { key, publicId: id, event })
    const firstKey = acceptanceKey(own.idSecret, id)
    const first = await take(firstKey)
    const { withdrawnAt } = found
    const isUndone = first.how === "kept" && withdrawnAt !== null && first.kept.record.receivedAt < withdrawnAt
    // Accepted, withdrawn and accepted again is a new acceptance, and the only one that counts.
    const taken = isUndone ? await take(createLeadKey(own.idSecret, "quote.accepted.v1", firstKey, withdrawnAt)) : first
    if (taken.how === "lost" || taken.how === "other-body") return refuse(refusals.unavailable(own.firm))
    if (opened.form) return seeOther(paths.document(id))
    const fresh = taken.how === "handed-over" || taken.kept.fresh
    const acceptedAt = taken.how === "kept" ? taken.kept.record.receivedAt : event.timestamp
    return jsonAnswer(fresh ? 201 : 200, { id, acceptedAt, next: paths.thankYou(id) })
  }

/** The name of the changes that were shown, in an object; `null` for a body that says anything else. */
function readSeenChanges(opened: Opened & { ok: true }): { seen?: string } | null {
  const body = opened.form ? Object.fromEntries(opened.entries) : opened.body
  if (Array.isArray(body)) return null
  const read = v.safeParse(bodySchema, body)
  return read.success ? read.output : null
}

const bodySchema = v.strictObject({ seen: v.exactOptional(v.pipe(v.string(), v.maxLength(64))) })

/**
 * What whoever accepts was shown: the quote as it was made, or its price with the changes that `seen` names; `null` if that
 * isn't today's.
 */
async function quoteSeen(ports: LeadPorts, found: FoundQuote, seen: string | undefined, figures: Figures) {
  const { quote } = found.record
  if (seen === undefined) return quote
  const { repriced } = await priceToday(ports, found, figures)
  if (repriced?.seen !== seen) return null
  return repriced.quote ?? (repriced.isFeeKept ? quote : null)
}

/** The quote, who asked for it, and when they withdrew last; `request` is `null` once that was reduced to a marker. */
async function findWithRequest(ports: LeadPorts, id: string | undefined) {
  const found = await findQuote(ports, id)
  if (!found) return null
  const asked = leadRecord(await ports.store.get("lead", found.record.lead))
  return {
    ...found,
    request: asked?.event.type === "quote.requested.v1" ? asked.event.data.request : null,
    withdrawnAt: asked?.changedAt?.withdraw ?? null,
  }
}

export default withProductionPorts(ports => acceptQuote(ports, renderMessagePage), emails)

export const config: Config = {
  path: "/api/quotes/:id/acceptance",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
