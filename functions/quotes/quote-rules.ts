import { figures } from "../../src/domain/figures/published"
import { fromFormFields } from "../../src/domain/lead/form-fields"
import { parseQuoteRequest } from "../../src/domain/lead/quote-request"
import { normalisedForKey } from "../../src/domain/lead/request-key"
import { quote } from "../../src/domain/quote/quote"
import type { submitQuote } from "./submit-quote"

/** How a request is read and priced: by the domain's rules and the published figures. */
export const quoteRules = {
  parse: parseQuoteRequest,
  fromFormFields,
  normalised: normalisedForKey,
  price: (request, today) => quote(request, figures, today),
} satisfies Parameters<typeof submitQuote>[1]
