import type { Config } from "@netlify/functions"
import { renderUnsubscribeForm } from "../../src/documents/lead-form-page"
import { renderMessagePage } from "../../src/documents/message-page"
import { live } from "../../src/leads/production/production-ports"
import { unsubscribeAddress } from "./unsubscribe-address"

export default live(ports => unsubscribeAddress(ports, { renderForm: renderUnsubscribeForm, renderMessagePage }))

export const config: Config = {
  path: "/api/unsubscribe",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
