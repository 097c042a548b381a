import type { Config } from "@netlify/functions"
import { renderContactForm } from "../../src/documents/lead-form-page"
import { renderMessagePage } from "../../src/documents/message-page"
import { live } from "../../src/leads/production/production-ports"
import { takeContact } from "./take-contact"

export default live(ports => takeContact(ports, { renderForm: renderContactForm, renderMessagePage }))

export const config: Config = {
  path: "/api/contact",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
