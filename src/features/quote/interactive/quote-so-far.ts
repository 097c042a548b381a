import type { IsoDate } from "../../../domain/iso-date"
import { figures } from "../../../domain/figures/published"
import { parseJob } from "../../../domain/lead/quote-request"
import { isObject } from "../../../domain/parse/wire"
import { quote } from "../../../domain/quote/quote"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"
import type { FormValues } from "../../../components/form/form-values"
import { buildJobWire, type Wire } from "../../../components/form/wire"

/** What the answers come to; `null` while one of them is missing or wrong. */
export function calculateQuoteSoFar(values: FormValues, today: IsoDate): QuoteOutcome | null {
  const job = parseJob(buildJobWire(values), today)
  return job.ok ? quote(job.value, figures, today) : null
}

/** The answers that a first estimate may leave open, and what is taken for them. */
const OPEN: Wire = { price: null, stage: "looking" }

/**
 * What the answers come to so far: our fee and the searches as soon as the property is known, and the government's
 * charges with the price; with a sale beside a purchase, the purchase first. A wrong answer counts as one not given yet.
 * `null` while there's nothing to show.
 */
export function quoteSoFar(values: FormValues, today: IsoDate): QuoteOutcome | null {
  const wire = buildJobWire(values)
  const first = parseJob(wire, today)
  if (first.ok) return quote(first.value, figures, today)
  const wrong = first.errors.map(({ field }) => field)
  const job = parseJob(omitWrongAnswers(wire, wrong), today)
  if (job.ok) return quote(job.value, figures, today)
  return values.side === "both" ? quoteSoFar({ ...values, side: "buying" }, today) : null
}

/** `wire` without the answers to `wrong`, with what is taken for those that may be open. */
function omitWrongAnswers(wire: Wire, wrong: readonly string[]): Wire {
  const left = Object.entries(wire).filter(([name]) => !wrong.includes(name))
  const open = Object.entries(OPEN).filter(([name]) => wrong.includes(name))
  const answers = Object.fromEntries([...left, ...open])
  const { sale } = wire
  if (!isObject(sale)) return answers
  const ofSale = wrong.flatMap(name => (name.startsWith("sale.") ? [name.slice("sale.".length)] : []))
  return { ...answers, sale: omitWrongAnswers(sale, ofSale) }
}
