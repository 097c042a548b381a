import type { Config } from "@netlify/functions"
import { figures as published } from "../../src/domain/figures/published"
import { answerJson, refuseAsJson } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { findQuote } from "../../src/leads/store/find-quote"
import { isHandedOver } from "../../src/leads/core/links"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { Ports } from "../../src/leads/core/ports"
import { priceToday, emitRepriced } from "../../src/leads/http/price-today"
import { refusals } from "../../src/leads/http/refusals"
import { getUnavailableCode } from "../../src/leads/http/take-lead"

/**
 * GET a quote by the id that a visitor knows: 200 without personal data, 404 for any id that is not kept, 503. With it
 * comes what has changed by the rules of today, of which the marketers are told once. A request that was handed over,
 * which the mark in its address proves, is answered 200 without asking the store.
 */
export const showQuote =
  (ports: Ports, figures = published): Handler =>
  async (request, call) => {
    if (request.method !== "GET") return refuseAsJson(refusals.method("GET"))
    const own = ports(call)
    if (isHandedOver(own, request.url, call.params.id)) return answerJson(200, buildHandedOver(call.params.id))
    const foundQuote = await findQuote(own, call.params.id).catch(getUnavailableCode)
    if (typeof foundQuote === "string") return refuseAsJson(refusals.unavailable(own.firm))
    if (!foundQuote) return refuseAsJson(refusals.notFound)
    const { id, createdAt, quote } = foundQuote.record
    const pricing = await priceToday(own, foundQuote, figures)
    emitRepriced(own, call, foundQuote, pricing)
    const { pricedOn, repriced } = pricing
    const outcome = quote ? "quoted" : "manual"
    return answerJson(200, { id, outcome, quote, createdAt, acceptedAt: foundQuote.acceptedAt, pricedOn, repriced })
  }

const buildHandedOver = (id: string | undefined) =>
  ({ id, outcome: "manual", quote: null, createdAt: null, acceptedAt: null, handedOver: true }) as const

export default withProductionPorts(ports => showQuote(ports))

export const config: Config = { path: "/api/quotes/:id" }
