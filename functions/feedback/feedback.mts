import type { Config } from "@netlify/functions"
import { renderFeedbackForm } from "../../src/documents/lead-form-page"
import { renderMessagePage } from "../../src/documents/message-page"
import { live } from "../../src/leads/production/production-ports"
import { takeFeedback } from "./take-feedback"

export default live(ports => takeFeedback(ports, { renderForm: renderFeedbackForm, renderMessagePage }))

export const config: Config = {
  path: "/api/feedback",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
