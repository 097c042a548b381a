import type { Config } from "@netlify/functions"
import { renderFormPage } from "../../src/documents/form-page"
import { letters } from "../../src/documents/letters/letters"
import { renderMessagePage } from "../../src/documents/message-page"
import { live } from "../../src/leads/production/production-ports"
import { quoteRules } from "./quote-rules"
import { submitQuote } from "./submit-quote"

export default live(ports => submitQuote(ports, quoteRules, { renderFormPage, renderMessagePage }), letters)

export const config: Config = {
  path: "/api/quotes",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
