import { jsonAnswer, refuseAsJson } from "../../src/leads/answers"
import type { Handler } from "../../src/leads/edge"
import { healthOf } from "../../src/leads/health/health"
import type { Ports } from "../../src/leads/ports"
import { refusals } from "../../src/leads/refusals"
import { unavailable } from "../../src/leads/take-lead"

/** GET how the leads fare, for a monitor outside: 200 healthy, 503 when a person should look. No personal data. */
export const showHealth =
  (ports: Ports): Handler =>
  async (request, call) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuseAsJson(refusals.method("GET"))
    const health = await healthOf(ports(call)).catch(unavailable)
    if (typeof health === "string") return jsonAnswer(503, { healthy: false, store: health })
    return jsonAnswer(health.healthy ? 200 : 503, { ...health, store: "ok" })
  }
