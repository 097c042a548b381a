import type { Config } from "@netlify/functions"
import { letters } from "../../src/documents/letters/letters"
import { renderMessagePage } from "../../src/documents/message-page"
import { live } from "../../src/leads/production/production-ports"
import { acceptQuote } from "./accept-quote"

export default live(ports => acceptQuote(ports, renderMessagePage), letters)

export const config: Config = {
  path: "/api/quotes/:id/acceptance",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
