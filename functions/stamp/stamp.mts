import type { Config } from "@netlify/functions"
import { createJsonResponse, refuseAsJson } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { readEnvironmentVariables } from "../../src/leads/production/env"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { Ports } from "../../src/leads/core/ports"
import { refusals } from "../../src/leads/http/refusals"
import { createSignedFormTimestamp } from "../../src/leads/http/suspicion/form-stamp"

/**
 * What a form needs before it's sent. GET answers 200 `{stamp, siteKey}`. `stamp` proves when the form was opened;
 * `siteKey` is Turnstile's, or `null` while that test isn't configured.
 */
export const answerWithFormStamp =
  (ports: Ports, siteKey: string | null): Handler =>
  async (request, call) => {
    if (request.method !== "GET") return refuseAsJson(refusals.method("GET"))
    const { idSecret, now, random } = ports(call)
    return createJsonResponse(200, { stamp: createSignedFormTimestamp(idSecret, now(), random), siteKey })
  }

export default withProductionPorts(ports =>
  answerWithFormStamp(ports, readEnvironmentVariables(process.env).turnstile?.siteKey ?? null),
)

export const config: Config = {
  path: "/api/stamp",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
}
