import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { answerJson } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { Ports } from "../../src/leads/core/ports"
import { sweep } from "../../src/leads/outbox/sweep"

/**
 * Runs the sweep, which delivers leads and emails that are due, and answers with its counts. Throws when the store is
 * down, so that the run shows as failed.
 */
export const redeliverPending =
  (ports: Ports): Handler =>
  async (_request, call) =>
    answerJson(200, await sweep(ports(call)))

export default withProductionPorts(redeliverPending, emails)

export const config: Config = { schedule: "*/5 * * * *" }
