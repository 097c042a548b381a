import * as v from "valibot"
import type { IsoDate } from "../iso-date"
import { contextSchema } from "./context"
import { placeOf } from "./field-order"
import { jobSchema, mortgageOnSale } from "./job"
import { personSchema } from "./person"
import { propertySchema } from "./property"
import type { FieldError, JobAnswers, Parsed, QuoteRequest } from "./quote-request-types"
import { fieldErrors, missing } from "./reading"
import { asked, readWire, type Answers } from "./wire"

const refused = (errors: readonly FieldError[]): { ok: false; errors: FieldError[] } => ({
  ok: false,
  errors: errors.toSorted((a, b) => placeOf(a.field) - placeOf(b.field)),
})

const noObject = refused([{ field: "", code: "type", message: "Send the answers as one object" }])

/** What `schema` makes of `sent`; errors are told by field, below the key `under` when it is given. */
function parsed<T>(schema: v.GenericSchema<unknown, T>, sent: unknown, under?: string): Parsed<T> {
  const result = v.safeParse(schema, sent)
  return result.success ? { ok: true, value: result.output } : { ok: false, errors: fieldErrors(result.issues, under) }
}

const errorsOf = (...parts: readonly Parsed<unknown>[]): FieldError[] =>
  parts.flatMap(part => (part.ok ? [] : part.errors))

const saleError = (code: string, message: string): Parsed<null> => ({
  ok: false,
  errors: [{ field: "sale", code, message }],
})

const saleOnly = v.object({ mortgageOnSale }, missing({}))

/** The property sold: needed when the visitor buys and sells, refused otherwise. */
function saleOf({ side, sale }: Answers, today: IsoDate): Parsed<JobAnswers["sale"]> {
  if (side !== "both")
    return sale === undefined
      ? { ok: true, value: null }
      : saleError("not-asked", "Describe a sale only when you buy and sell")
  if (sale === undefined) return saleError("required", "Describe the property that you sell")
  if (typeof sale !== "object" || sale === null || Array.isArray(sale))
    return saleError("type", "This must be a group of answers")
  const property = parsed(propertySchema({ ...sale }, today), sale, "sale")
  const rest = parsed(saleOnly, sale, "sale")
  if (property.ok && rest.ok) return { ok: true, value: { ...property.value, ...rest.value } }
  return { ok: false, errors: errorsOf(property, rest) }
}

function jobOf(answers: Answers, today: IsoDate): Parsed<JobAnswers> {
  const property = parsed(propertySchema(answers, today), answers)
  const job = parsed(jobSchema(answers), answers)
  const sale = saleOf(answers, today)
  if (!property.ok || !job.ok || !sale.ok) return { ok: false, errors: errorsOf(property, job, sale) }
  const value: JobAnswers = { ...job.value, ...property.value, sale: sale.value }
  if (value.price !== null && value.constructionCost !== null && value.constructionCost >= value.price)
    return {
      ok: false,
      errors: [{ field: "constructionCost", code: "over-price", message: "Enter building costs below the price" }],
    }
  return { ok: true, value }
}

/**
 * Step 1 of the form: the job, complete, with the usual answer to each question left open. Answers about the person may
 * be there and are not looked at.
 *
 * @param today The day by which contract dates are judged.
 * @returns     Every error at once, in the order of the form. Never throws.
 */
export function parseJob(wire: unknown, today: IsoDate): Parsed<JobAnswers> {
  const sent = readWire(wire)
  if (!sent) return noObject
  const job = jobOf(asked(sent.answers), today)
  return job.ok && sent.errors.length === 0 ? job : refused([...errorsOf(job), ...sent.errors])
}

/**
 * The whole form and what the page added to it. The browser and the function ask this one rule; the function's answer
 * is final.
 *
 * @param today The day by which contract dates are judged.
 * @returns     Every error at once, in the order of the form. Never throws.
 */
export function parseQuoteRequest(wire: unknown, today: IsoDate): Parsed<QuoteRequest> {
  const sent = readWire(wire)
  if (!sent) return noObject
  const answers = asked(sent.answers)
  const job = jobOf(answers, today)
  const person = parsed(personSchema(answers), answers)
  const context = parsed(contextSchema, answers)
  if (job.ok && person.ok && context.ok && sent.errors.length === 0)
    return { ok: true, value: { ...job.value, ...person.value, ...context.value } }
  return refused([...errorsOf(job, person, context), ...sent.errors])
}
