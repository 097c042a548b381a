import type { Config } from "@netlify/functions"
import { renderFormPage } from "../../src/documents/form-pages"
import { emails } from "../../src/documents/emails/emails"
import { renderMessagePage } from "../../src/documents/message-page"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { sharingOf } from "./partner-sharing"
import { quoteRules, submitQuote } from "./submit-quote"

export default withProductionPorts(
  ports =>
    submitQuote(ports, quoteRules, {
      renderForm: page => renderFormPage({ ...page, sharing: sharingOf(process.cwd(), page.wire) }),
      renderMessagePage,
    }),
  emails,
)

export const config: Config = {
  path: "/api/quotes",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
