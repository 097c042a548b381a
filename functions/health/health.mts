import type { Config } from "@netlify/functions"
import { createJsonResponse, refuseAsJson } from "../../src/leads/http/answers"
import { hasBearerToken, type Handler } from "../../src/leads/http/edge"
import { checkLeadDeliveryHealth, createLeadStoreHealthCheck } from "../../src/leads/health/health"
import { readEnvironmentVariables } from "../../src/leads/production/env"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { Ports } from "../../src/leads/core/ports"
import { refusals } from "../../src/leads/http/refusals"
import { getStoreUnavailableCode } from "../../src/leads/http/take-lead"

/**
 * Handles GET of the health of leads and their store, for a monitor: 200 if healthy, 503 if a person should look. The
 * details name webhooks and variables, so only a request with `token` as its bearer token gets them; without one, nobody.
 */
export const showLeadHealth = (ports: Ports, token: string | null): Handler => {
  const probe = createLeadStoreHealthCheck()
  return async (request, call) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuseAsJson(refusals.method("GET"))
    const own = ports(call)
    const [health, store] = await Promise.all([checkLeadDeliveryHealth(own).catch(getStoreUnavailableCode), probe(own)])
    const details = typeof health === "string" ? { healthy: false, store: health } : { ...health, store }
    const healthy = details.healthy && details.store === "ok"
    const isAllowed = token !== null && hasBearerToken(request.headers, [token])
    return createJsonResponse(healthy ? 200 : 503, isAllowed ? { ...details, healthy } : { healthy })
  }
}

export default withProductionPorts(ports => showLeadHealth(ports, readEnvironmentVariables(process.env).healthToken))

export const config: Config = {
  path: "/api/health",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
}
