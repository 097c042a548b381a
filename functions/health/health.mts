import type { Config } from "@netlify/functions"
import { live } from "../../src/leads/production/production-ports"
import { showHealth } from "./show-health"

export default live(showHealth)

export const config: Config = {
  path: "/api/health",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
}
