import type { Config } from "@netlify/functions"
import { live } from "../../src/leads/production/production-ports"
import { showIcons } from "./show-icons"

export default live(() => showIcons)

export const config: Config = {
  path: ["/api/icons/:file", "/api/_nuxt_icon/:file"],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
}
