import { figures } from "../../src/domain/figures/published"
import type { IsoDate } from "../../src/domain/iso-date"
import type { FieldError } from "../../src/domain/parse/parse-result"
import { parseJob } from "../../src/domain/lead/quote-request"
import { quote } from "../../src/domain/quote/quote"
import type { QuoteOutcome } from "../../src/domain/quote/quote-types"

/** The answer of the site to the answers of its quote form, or what is wrong with them by field. */
export function quoteFor(wire: unknown, today: IsoDate): QuoteOutcome | { errors: FieldError[] } {
  const job = parseJob(wire, today)
  return job.ok ? quote(job.value, figures, today) : { errors: job.errors }
}
