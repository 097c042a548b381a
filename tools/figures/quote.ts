import { figures } from "../../src/domain/figures/published"
import type { IsoDate } from "../../src/domain/iso-date"
import type { FieldError } from "../../src/domain/parse/parse-result"
import { parseJob } from "../../src/domain/lead/quote-request"
import { buildPreviewQuote } from "../../src/domain/quote/preview-quote"
import { calculateQuoteOutcome } from "../../src/domain/quote/quote"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"

/** The quote that the site would give for these answers, or the errors by field. */
export function calculateQuote(wire: unknown, today: IsoDate): QuoteOutcome | { errors: FieldError[] } {
  const job = parseJob(wire, today)
  return job.ok ? calculateQuoteOutcome(job.value, figures, today) : { errors: job.errors }
}

/** A note replaces each table that doesn't cover the day yet. */
export function calculateQuoteForFutureDate(wire: unknown, on: IsoDate): QuoteOutcome | { errors: FieldError[] } {
  const job = parseJob(wire, on)
  return job.ok ? buildPreviewQuote(job.value, figures, on) : { errors: job.errors }
}
