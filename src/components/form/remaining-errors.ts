import { useState } from "react"
import { isQuestionAsked } from "../../domain/job/questions"
import type { FieldError } from "../../domain/parse/parse-result"
import { getAnswer, type FormValues } from "./form-values"

export type Refusal = {
  errors: readonly FieldError[]
  /** The answers when the form was refused. */
  values: FormValues
  /** What found the errors: the form's own rules, or a server that may know more. */
  by: "rule" | "server"
}

export type Validate = (values: FormValues) => readonly FieldError[]

const NO_ERRORS: readonly FieldError[] = []

/**
 * The errors of `refusal` that aren't fixed yet, with current messages. An error that only the server can find disappears
 * once its answer changes. New errors aren't added, because the form hasn't been sent again.
 */
export function listRemainingErrors(
  refusal: Refusal | null,
  values: FormValues,
  validate: Validate,
): readonly FieldError[] {
  if (!refusal || refusal.errors.length === 0) return NO_ERRORS
  if (refusal.values === values) return refusal.errors
  const currentErrors = validate(values)
  return refusal.errors.flatMap(error => {
    const currentError = currentErrors.find(({ field }) => field === error.field)
    if (currentError) return [currentError]
    const isServerOnly = refusal.by === "server" && isQuestionAsked(error.field, values)
    return isServerOnly && !isAnswerChanged(error.field, refusal.values, values) ? [error] : []
  })
}

/**
 * The remaining errors while the form is being filled in. A fixed error doesn't come back until the next refusal, even if
 * the visitor deletes the answer to write another.
 */
export function useRemainingErrors(
  refusal: Refusal | null,
  values: FormValues,
  validate: Validate,
): readonly FieldError[] {
  const [last, setLast] = useState({ refusal, errors: refusal?.errors ?? NO_ERRORS })
  const errors = last.refusal === refusal ? last.errors : (refusal?.errors ?? NO_ERRORS)
  const remaining = listRemainingErrors(refusal && { ...refusal, errors }, values, validate)
  const next = hasSameErrors(errors, remaining) ? errors : remaining
  if (last.refusal !== refusal || last.errors !== next) setLast({ refusal, errors: next })
  return next
}

const hasSameErrors = (one: readonly FieldError[], other: readonly FieldError[]): boolean =>
  one.length === other.length &&
  one.every(({ field, message }, at) => field === other[at]?.field && message === other[at].message)

const isAnswerChanged = (field: string, before: FormValues, after: FormValues): boolean =>
  JSON.stringify(getAnswer(before, field)) !== JSON.stringify(getAnswer(after, field))
