import type { Config } from "@netlify/functions"
import { renderFormPage } from "../../src/documents/form-page"
import { letters } from "../../src/documents/letters/letters"
import { renderMessagePage } from "../../src/documents/message-page"
import { figures } from "../../src/domain/figures/published"
import { fromFormFields } from "../../src/domain/lead/form-fields"
import { parseQuoteRequest } from "../../src/domain/lead/quote-request"
import { normalisedForKey } from "../../src/domain/lead/request-key"
import { quote } from "../../src/domain/quote/quote"
import { live } from "../../src/leads/live"
import { submitQuote } from "./submit-quote"

const rules = {
  parse: parseQuoteRequest,
  fromFormFields,
  normalised: normalisedForKey,
  price: (request, today) => quote(request, figures, today),
} satisfies Parameters<typeof submitQuote>[1]

export default live(ports => submitQuote(ports, rules, { renderFormPage, renderMessagePage }), letters)

export const config: Config = {
  path: "/api/quotes",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
