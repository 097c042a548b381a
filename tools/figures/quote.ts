import { figures } from "../../src/domain/figures/published"
import type { IsoDate } from "../../src/domain/iso-date"
import type { FieldError } from "../../src/domain/parse/parse-result"
import { parseJob } from "../../src/domain/lead/quote-request"
import { buildPreviewQuote } from "../../src/domain/quote/preview-quote"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"

/** Calculates the quote that the site would give for the answers of its quote form, or returns the errors by field. */
export function calculateQuote(wire: unknown, today: IsoDate): QuoteOutcome | { errors: FieldError[] } {
  const job = parseJob(wire, today)
  return job.ok ? calculateQuoteOutcome(job.value, figures, today) : { errors: job.errors }
}

/** Calculates a quote for a day in the future, with a note for each table that doesn't cover it yet. */
export function calculateQuoteForFutureDate(wire: unknown, on: IsoDate): QuoteOutcome | { errors: FieldError[] } {
  const job = parseJob(wire, on)
  return job.ok ? buildPreviewQuote(job.value, figures, on) : { errors: job.errors }
}
