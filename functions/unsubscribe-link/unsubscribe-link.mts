import type { Config } from "@netlify/functions"
import { renderMessagePage } from "../../src/documents/message-page"
import { renderUnsubscribePage } from "../../src/documents/unsubscribe-page"
import { live } from "../../src/leads/production/production-ports"
import { followLink } from "./follow-link"

export default live(ports => followLink(ports, { renderUnsubscribePage, renderMessagePage }))

export const config: Config = { path: "/u/:token" }
