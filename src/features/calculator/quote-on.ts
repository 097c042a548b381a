import { figures } from "../../domain/figures/published"
import type { IsoDate } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { quote } from "../../domain/quote/quote"
import type { QuoteOutcome } from "../../domain/quote/quote-types"

/** The quote of a job whose contract is of `on`, or of today when no day is given. */
export const quoteOn = (job: JobAnswers, on: IsoDate | null, today: IsoDate): QuoteOutcome =>
  quote(on ? { ...job, stage: "signed", contractDate: on } : job, figures, today)
