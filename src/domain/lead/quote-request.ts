import type { IsoDate } from "../iso-date"
import { JOB_KEYS, parseConveyancingJob } from "../job/job"
import { removeIrrelevantAnswers, FIELDS, PERSON_QUESTIONS, type JobAnswers } from "../job/questions"
import { listFieldErrors, parseWithSchema, type Parsed } from "../parse/parse-result"
import { createFlatShape, readRequestAnswers, type Shape } from "../parse/wire"
import { contextSchema, offerClaimSchema, TRACE } from "./context"
import { FORM_USE_KEYS } from "./form-use"
import { NO_OBJECT, createFormErrorResult } from "./lead-form"
import { createPersonSchema } from "./person"
import type { QuoteRequest } from "./quote-request-types"

const PAGE_KEYS = "partnerConsent thankYouPageRoute ratesVersion".split(" ")

const WIRE: Shape = {
  ...JOB_KEYS,
  ...createFlatShape([...Object.keys(PERSON_QUESTIONS), ...PAGE_KEYS]),
  form: createFlatShape(FORM_USE_KEYS),
  ...TRACE,
}

/**
 * Reads step 1 of the form, with the usual answer to each open question. Answers about the person are ignored.
 *
 * @param today The day by which contract dates are judged.
 * @returns Every error at once, in the order of the form. Never throws.
 */
export const parseJob = (wire: unknown, today: IsoDate): Parsed<JobAnswers> =>
  parseConveyancingJobFromRequest(wire, WIRE, today)

/** Like `parseJob`, for the interactive form: it also refuses answers without which it shows no price. */
export const parseJobForPrice = (wire: unknown, today: IsoDate): Parsed<JobAnswers> =>
  parseConveyancingJobFromRequest(wire, WIRE, today, true)

const PRICE_KEYS: Shape = { ...JOB_KEYS, ...createFlatShape(Object.keys(offerClaimSchema.entries)) }

/**
 * Like `parseJob`, but refuses answers about a person: for another site or program that asks for a price. It also takes a
 * partner and the code of an offer, known or not.
 */
export function parsePriceRequest(wire: unknown, today: IsoDate) {
  const job = parseConveyancingJobFromRequest(wire, PRICE_KEYS, today)
  const claim = parseWithSchema(offerClaimSchema, readRequestAnswers(wire, PRICE_KEYS)?.answers ?? {})
  return job.ok && claim.ok
    ? { ok: true as const, value: { job: job.value, ...claim.value } }
    : createFormErrorResult(listFieldErrors(job, claim), FIELDS)
}

function parseConveyancingJobFromRequest(
  wire: unknown,
  shape: Shape,
  today: IsoDate,
  isForm = false,
): Parsed<JobAnswers> {
  const input = readRequestAnswers(wire, shape)
  if (!input) return createFormErrorResult([NO_OBJECT], FIELDS)
  const job = parseConveyancingJob(removeIrrelevantAnswers(input.answers), today, isForm)
  return job.ok && input.errors.length === 0
    ? job
    : createFormErrorResult([...listFieldErrors(job), ...input.errors], FIELDS)
}

/**
 * Reads the whole form and what the page added to it, in the browser and in the function, whose result is final.
 *
 * @param today The day by which contract dates are judged.
 * @returns Every error at once, in the order of the form. Never throws.
 */
export function parseQuoteRequest(wire: unknown, today: IsoDate): Parsed<QuoteRequest> {
  const input = readRequestAnswers(wire, WIRE)
  if (!input) return createFormErrorResult([NO_OBJECT], FIELDS)
  const answers = removeIrrelevantAnswers(input.answers)
  const job = parseConveyancingJob(answers, today)
  const person = parseWithSchema(createPersonSchema(answers), answers)
  const context = parseWithSchema(contextSchema, answers)
  if (job.ok && person.ok && context.ok && input.errors.length === 0)
    return { ok: true, value: { ...job.value, ...person.value, ...context.value } }
  return createFormErrorResult([...listFieldErrors(job, person, context), ...input.errors], FIELDS)
}
