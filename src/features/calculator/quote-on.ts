import { figures } from "../../domain/figures/published"
import { day } from "../../domain/format/format"
import { isoDate, type IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/lead/quote-request-types"
import { quote } from "../../domain/quote/quote"
import type { QuoteOutcome } from "../../domain/quote/quote-types"

/** The quote of a job whose contract is of `on`, or of today when no day is given. */
export const quoteOn = (job: JobAnswers, on: IsoDate | null, today: IsoDate): QuoteOutcome =>
  quote(on ? { ...job, stage: "signed", contractDate: on } : job, figures, today)

/** Why there is no figure, as a sentence; a day is written out. */
export function reasonInWords(reason: string): string {
  const [uncovered, on] = /^no figure in force on (\d{4}-\d{2}-\d{2})$/.exec(reason) ?? []
  if (!uncovered || !on) return reason
  return `There is no figure in force on ${day(isoDate(on))}. The rates of another day would be wrong, so none is shown.`
}
