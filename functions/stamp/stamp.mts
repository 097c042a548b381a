import type { Config } from "@netlify/functions"
import { readEnv } from "../../src/leads/production/env"
import { live } from "../../src/leads/production/production-ports"
import { giveStamp } from "./give-stamp"

export default live(ports => giveStamp(ports, readEnv(process.env).turnstile?.siteKey ?? null))

export const config: Config = {
  path: "/api/stamp",
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
}
