import { figures } from "../../src/domain/figures/published"
import type { IsoDate } from "../../src/domain/iso-date"
import type { FieldError } from "../../src/domain/parse/parse-result"
import { parseJob } from "../../src/domain/lead/quote-request"
import { buildPreviewQuote } from "../../src/domain/quote/preview-quote"
import { quote } from "../../src/domain/quote/quote"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"

/** The answer of the site to the answers of its quote form, or what is wrong with them by field. */
export function quoteFor(wire: unknown, today: IsoDate): QuoteOutcome | { errors: FieldError[] } {
  const job = parseJob(wire, today)
  return job.ok ? quote(job.value, figures, today) : { errors: job.errors }
}

/** The same on a day to come, with a note for each table that doesn't cover it yet. */
export function previewQuote(wire: unknown, on: IsoDate): QuoteOutcome | { errors: FieldError[] } {
  const job = parseJob(wire, on)
  return job.ok ? buildPreviewQuote(job.value, figures, on) : { errors: job.errors }
}
