import { useState } from "react"
import { isQuestionAsked } from "../../domain/job/questions"
import type { FieldError } from "../../domain/parse/parse-result"
import type { FormValues } from "./form-values"

/** A form that was not taken, and why. */
export type Refusal = {
  errors: readonly FieldError[]
  /** The answers as they were then. */
  values: FormValues
  /** Who found the errors: the form's own rule, or a server that may know more. */
  by: "rule" | "server"
}

/** What a form's own rule says about its answers. */
export type Judge = (values: FormValues) => readonly FieldError[]

const NONE: readonly FieldError[] = []

/**
 * The errors of `refusal` that the answers still have, in the words that fit them now. An error that only the server knew
 * goes once its answer changes. An error that `refusal` does not have is not added, since nobody has sent the form again.
 */
export function listRemainingErrors(refusal: Refusal | null, values: FormValues, judge: Judge): readonly FieldError[] {
  if (!refusal || refusal.errors.length === 0) return NONE
  if (refusal.values === values) return refusal.errors
  const now = judge(values)
  return refusal.errors.flatMap(error => {
    const found = now.find(({ field }) => field === error.field)
    if (found) return [found]
    const unjudged = refusal.by === "server" && isQuestionAsked(error.field, values)
    return unjudged && !isChanged(error.field, refusal.values, values) ? [error] : []
  })
}

/**
 * The same while the form is filled in. An error that has gone stays away until the next refusal: who deletes a good
 * answer to write another has not sent it yet.
 */
export function useRemainingErrors(refusal: Refusal | null, values: FormValues, judge: Judge): readonly FieldError[] {
  const [last, setLast] = useState({ refusal, errors: refusal?.errors ?? NONE })
  const errors = last.refusal === refusal ? last.errors : (refusal?.errors ?? NONE)
  const remaining = listRemainingErrors(refusal && { ...refusal, errors }, values, judge)
  const next = areSame(errors, remaining) ? errors : remaining
  if (last.refusal !== refusal || last.errors !== next) setLast({ refusal, errors: next })
  return next
}

const areSame = (one: readonly FieldError[], other: readonly FieldError[]): boolean =>
  one.length === other.length &&
  one.every(({ field, message }, at) => field === other[at]?.field && message === other[at].message)

/** Compares a whole answer, also one of several boxes such as a date. */
const isChanged = (field: string, before: FormValues, now: FormValues): boolean =>
  JSON.stringify(answerAt(before, field)) !== JSON.stringify(answerAt(now, field))

const answerAt = (values: FormValues, name: string): FormValues[string] =>
  name
    .split(".")
    .reduce<FormValues[string]>((value, key) => (typeof value === "object" ? value[key] : undefined), values)
