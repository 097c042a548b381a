import type { Config } from "@netlify/functions"
import { renderEnquiryPage } from "../../src/documents/enquiry-page"
import { renderMessagePage } from "../../src/documents/message-page"
import { live } from "../../src/leads/production/production-ports"
import { changeEnquiry } from "./change-enquiry"

export default live(ports => changeEnquiry(ports, { renderEnquiryPage, renderMessagePage }))

export const config: Config = {
  path: "/enquiries/:token",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
