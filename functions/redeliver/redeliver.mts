import type { Config } from "@netlify/functions"
import { emails } from "../../src/documents/emails/emails"
import { createJsonResponse } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import type { Ports } from "../../src/leads/core/ports"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"

/** Runs the sweep and answers with its counts. Throws when the store is down, so that the run shows as failed. */
export const redeliverPendingLeads =
  (ports: Ports): Handler =>
  async (_request, call) =>
    createJsonResponse(200, await runScheduledLeadTasks(ports(call)))

export default withProductionPorts(redeliverPendingLeads, emails)

export const config: Config = { schedule: "*/5 * * * *" }
