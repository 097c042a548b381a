import type { IsoDate } from "../../../domain/iso-date"
import type { Figures } from "../../../domain/figures/figures"
import { parseJob, parseJobForPrice } from "../../../domain/lead/quote-request"
import { isObject } from "../../../domain/parse/wire"
import { calculateQuoteOutcome } from "../../../domain/quote/quote"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"
import type { FormValues } from "../../../components/form/form-values"
import { buildJobWire, type Wire } from "../../../components/form/wire"

/** The quote for these answers; `null` if any that the form wants before a price is missing or invalid. */
export function calculateQuoteSoFar(values: FormValues, figures: Figures, today: IsoDate): QuoteOutcome | null {
  const job = parseJobForPrice(buildJobWire(values), today)
  return job.ok ? calculateQuoteOutcome(job.value, figures, today) : null
}

/** Answers that an estimate doesn't need, with what it assumes instead. */
const OPEN_ANSWERS: Wire = { price: null, stage: "looking" }

/**
 * An estimate from the answers so far: our fee and the searches once the property is known, and the government's charges
 * once the price is known. For a purchase and a sale, it starts with the purchase. An invalid answer counts as missing.
 * `null` while there's nothing to show.
 */
export function estimateQuote(values: FormValues, figures: Figures, today: IsoDate): QuoteOutcome | null {
  const wire = buildJobWire(values)
  const isAnswered = (name: string) => wire[name] !== undefined
  const first = parseJob(wire, today)
  if (first.ok) return calculateQuoteOutcome(first.value, figures, today, isAnswered)
  const wrong = first.errors.map(({ field }) => field)
  const job = parseJob(omitInvalidAnswers(wire, wrong), today)
  if (job.ok) return calculateQuoteOutcome(job.value, figures, today, isAnswered)
  return values.side === "both" ? estimateQuote({ ...values, side: "buying" }, figures, today) : null
}

/** `wire` without the fields in `wrong`, or with what the estimate assumes for them. */
function omitInvalidAnswers(wire: Wire, wrong: readonly string[]): Wire {
  const rightAnswers = Object.entries(wire).filter(([name]) => !wrong.includes(name))
  const openAnswers = Object.entries(OPEN_ANSWERS).filter(([name]) => wrong.includes(name))
  const answers = Object.fromEntries([...rightAnswers, ...openAnswers])
  const { sale } = wire
  if (!isObject(sale)) return answers
  const saleFields = wrong.flatMap(name => (name.startsWith("sale.") ? [name.slice("sale.".length)] : []))
  return { ...answers, sale: omitInvalidAnswers(sale, saleFields) }
}
