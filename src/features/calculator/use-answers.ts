import { useEffect, useState, type ChangeEvent } from "react"
import type { IsoDate } from "../../domain/iso-date"
import { formatTypedPrice } from "../../domain/job/price"
import type { FieldError } from "../../domain/parse/parse-result"
import type { FormBinding } from "../../components/form/field-binding"
import { getText, withText, type FormValues } from "../../components/form/form-values"
import { formatQuery } from "./calculator-questions"
import { readAnswers } from "./read-answers"

/** Keeps the page's address as the answers are, so that a link to it and the way back to it bring them again. */
function rememberInAddress(values: FormValues): void {
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, "", `${pathname}?${formatQuery(values)}${hash}`)
}

/** The box of a day that is filled in last; the others wait for it. */
const fieldLeft = (name: string): string | null => (/\.(day|month)$/.test(name) ? null : name.replace(/\.year$/, ""))

/** The field that a box belongs to: a day has three. */
const fieldOf = (name: string): string => name.replace(/\.(day|month|year)$/, "")

/**
 * The answers and what is wrong with them. A mistake shows once its field is left, and goes when it is typed in again;
 * what is merely missing shows when the visitor asks for every line.
 *
 * @param initial All answers at first, with those that were `typed` into the form of the page.
 */
export function useAnswers(initial: FormValues, typed: FormValues, today: IsoDate) {
  const [values, setValues] = useState(initial)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState({})
  const [isRefused, setRefused] = useState(false)
  const [last, setLast] = useState<string | null>(null)
  const answers = readAnswers(values, today)
  const errors = answers.errors.filter(({ field }) => shown.has(field))

  // What was typed into the static form is in no address yet. What nobody answered stays out of it.
  useEffect(() => {
    if (Object.keys(typed).length > 0) rememberInAddress(initial)
  }, [initial, typed])

  function change(name: string, text: string): void {
    const next = withText(values, name, text)
    const field = fieldOf(name)
    const wrong = readAnswers(next, today).errors.filter(error => shown.has(error.field) && error.field !== field)
    setValues(next)
    setShown(new Set(wrong.map(error => error.field)))
    setRefused(isRefused && wrong.length > 0)
    setLast(field)
    rememberInAddress(next)
  }

  function leave(name: string): void {
    const field = fieldLeft(name)
    const error = answers.errors.find(error => error.field === field)
    if (error && error.code !== "required") setShown(new Set([...shown, error.field]))
  }

  /** Shows every mistake. @returns whether there is none. */
  function submit(): boolean {
    const isRight = answers.errors.length === 0
    setShown(new Set(answers.errors.map(({ field }) => field)))
    setRefused(!isRight)
    if (!isRight) setRefusal({})
    return isRight
  }

  return {
    values,
    answers,
    /** The mistakes that are shown. */
    errors,
    /** Whether the lines were asked for while something was wrong, and not all of it has been put right since. */
    isRefused: isRefused && errors.length > 0,
    /** Another object each time that the lines were asked for in vain. */
    refusal,
    /** The field that was changed last; `null` at first. */
    last,
    change,
    leave,
    submit,
  }
}

type Held = {
  formId: string
  values: FormValues
  /** The errors to show. */
  errors: readonly FieldError[]
  onChange: (name: string, text: string) => void
  onLeave: (name: string) => void
}

/** Fields whose answers the calculator holds. */
export const answersBinding = ({ formId, values, errors, onChange, onLeave }: Held): FormBinding => ({
  formId,
  dependents: "when-asked",
  useField: name => {
    const text = getText(values, name)
    const handlers = {
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(name, target.value),
      onBlur: () => onLeave(name),
    }
    return {
      text,
      textProps: () => ({ name, value: text, ...handlers }),
      choiceProps: option => ({ name, value: option, checked: text === option, ...handlers }),
    }
  },
  useValues: () => values,
  announcesTotal: true,
  understood: (name, text) => (name === "price" || name === "otherPrice" ? formatTypedPrice(text) : null),
  errorOf: name => errors.find(error => error.field === name)?.message,
})
