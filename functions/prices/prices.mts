import type { Config } from "@netlify/functions"
import { type OfferVisitor, withOffersFor } from "../../src/domain/figures/offers"
import { figures, getFirmDay } from "../../src/domain/figures/published"
import type { IsoDate } from "../../src/domain/iso-date"
import type { JobAnswers } from "../../src/domain/job/questions"
import { parsePriceRequest } from "../../src/domain/lead/quote-request"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"
import { convertQuoteMoneyToDollars } from "../../src/leads/core/events/money-in-dollars"
import type { Ports } from "../../src/leads/core/ports"
import { getSydneyDate } from "../../src/leads/core/schedule"
import { createJsonResponse, createErrorsResponse, refuseAsJson } from "../../src/leads/http/answers"
import { type Handler, allowCrossOriginRequests, hasBearerToken } from "../../src/leads/http/edge"
import { checkAndReadPostRequest } from "../../src/leads/http/gate"
import { refusals } from "../../src/leads/http/refusals"
import { readEnvironmentVariables } from "../../src/leads/production/env"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listSiteOrigins, PARTNER_HOSTS_FILE, parsePartnerHosts } from "../../src/domain/partner-hosts"

/** Who may request prices, apart from our own pages. */
export type Callers = {
  /** The origins of partners' sites, whose pages need no key. */
  partnerOrigins: () => readonly string[]
  /** The API keys with which programs outside browsers may request prices. */
  keys: readonly string[]
}

/** The largest body that's accepted. The answers about a job are less than 2 kB. */
const MOST_BYTES = 8 * 1024

/**
 * Handles the POST of the answers about a job, a partner and the code of an offer, as JSON without personal data: 200 `{outcome: "quoted", quote, money}`,
 * or `{outcome: "manual", reason}` if a person works out the price. 401 for a program without a key, 403 for a page of a
 * site that isn't a partner's, 422 with all errors at once. Nothing is stored.
 */
export const answerPriceRequest = (
  ports: Ports,
  { partnerOrigins, keys }: Callers,
  price: (job: JobAnswers, today: IsoDate, visitor: OfferVisitor) => QuoteOutcome,
): Handler =>
  allowCrossOriginRequests(partnerOrigins, async (request, call) => {
    const { ownOrigins, now } = ports(call)
    const post = await checkAndReadPostRequest(request, [...ownOrigins, ...partnerOrigins()], MOST_BYTES)
    if (!post.ok) return refuseAsJson(post.refusal)
    if (post.form) return refuseAsJson(refusals.notJson)
    if (!request.headers.has("origin") && !hasBearerToken(request.headers, keys)) return refuseAsJson(refusals.noKey)
    const at = now()
    const today = getSydneyDate(at)
    const input = parsePriceRequest(post.body, today)
    if (!input.ok) return createErrorsResponse(422, input.errors)
    const { job, partner, offer: code } = input.value
    const outcome = price(job, today, { partner, code, on: getFirmDay(at) })
    // The main amounts in dollars, as events to marketers have them.
    const money = outcome.outcome === "quoted" && { money: convertQuoteMoneyToDollars(outcome.quote, job) }
    return createJsonResponse(200, { ...outcome, ...money })
  })

export default withProductionPorts(ports =>
  answerPriceRequest(
    ports,
    {
      partnerOrigins: () => readPartnerSiteOrigins(process.cwd()),
      keys: readEnvironmentVariables(process.env).priceKeys,
    },
    (job, today, visitor) => calculateQuoteOutcome(job, withOffersFor(figures, visitor), today),
  ),
)

export const config: Config = {
  path: "/api/prices",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
}

/**
 * Reads the origins of partners' sites from the list that the build wrote below `root`; none without the list.
 * `included_files` in `netlify.toml` deploys the list with the function.
 */
export function readPartnerSiteOrigins(root: string): readonly string[] {
  const file = join(root, "public", PARTNER_HOSTS_FILE)
  return existsSync(file)
    ? listSiteOrigins(...Object.values(parsePartnerHosts(JSON.parse(readFileSync(file, "utf8")))))
    : []
}
