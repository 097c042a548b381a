import type { Config } from "@netlify/functions"
import { createJsonResponse, refuseAsJson } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { checkLeadDeliveryHealth, createLeadStoreHealthCheck } from "../../src/leads/health/health"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { Ports } from "../../src/leads/core/ports"
import { refusals } from "../../src/leads/http/refusals"
import { getStoreUnavailableCode } from "../../src/leads/http/take-lead"

/** Handles GET of the health of leads and their store, for a monitor: 200 if healthy, 503 if a person should look. */
export const showLeadHealth = (ports: Ports): Handler => {
  const probe = createLeadStoreHealthCheck()
  return async (request, call) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuseAsJson(refusals.method("GET"))
    const own = ports(call)
    const [health, store] = await Promise.all([checkLeadDeliveryHealth(own).catch(getStoreUnavailableCode), probe(own)])
    if (typeof health === "string") return createJsonResponse(503, { healthy: false, store: health })
    const healthy = health.healthy && store === "ok"
    return createJsonResponse(healthy ? 200 : 503, { ...health, healthy, store })
  }
}

export default withProductionPorts(showLeadHealth)

export const config: Config = {
  path: "/api/health",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
}
