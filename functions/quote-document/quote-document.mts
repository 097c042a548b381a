import type { Config } from "@netlify/functions"
import { renderMessagePage } from "../../src/documents/message-page"
import { renderQuoteDocument } from "../../src/documents/quote-document"
import { live } from "../../src/leads/production/production-ports"
import { showDocument } from "./show-document"

export default live(ports => showDocument(ports, { renderQuoteDocument, renderMessagePage }))

export const config: Config = { path: "/quotes/:id/document" }
