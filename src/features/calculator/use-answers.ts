import { useState, type FocusEvent, type RefObject } from "react"
import type { IsoDate } from "../../domain/iso-date"
import { formatTypedPrice } from "../../domain/job/price"
import type { FormBinding } from "../../components/form/field-binding"
import { useFormAnswers, withAnswers, type Answer } from "../../components/form/form-answers"
import type { FormValues } from "../../components/form/form-values"
import type { FieldError } from "../../domain/parse/parse-result"
import { replaceQuery } from "../../lib/navigation/links"
import { addOfferToQuery } from "../../lib/visitor-figures"
import { CALCULATOR_ID, formatCalculatorAnswersAsQuery } from "./calculator-questions"
import { readCalculatorAnswers } from "./read-answers"

/** The field to check when the visitor leaves the box `name`; `null` for the day and month, since a date waits for its year. */
const getFieldToCheck = (name: string): string | null =>
  /\.(day|month)$/.test(name) ? null : name.replace(/\.year$/, "")

const isNotMissing = ({ code }: FieldError): boolean => code !== "required"

/** The field that a box belongs to. A date has three boxes. */
const getNameWithoutDatePart = (name: string): string => name.replace(/\.(day|month|year)$/, "")

/**
 * The calculator's answers and their mistakes. A mistake shows once the visitor leaves its field, and goes away when they
 * edit it. A missing answer is only shown when they ask for every line.
 *
 * @param initial All initial answers.
 */
export function useCalculatorAnswers(initial: FormValues, today: IsoDate) {
  const [values, setValues] = useState(initial)
  // A mistake in an answer from the address shows from the start; the calculator's own answers have none.
  const [shownFields, setShownFields] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        readCalculatorAnswers(initial, today)
          .errors.filter(isNotMissing)
          .map(({ field }) => field),
      ),
  )
  const [refusal, setRefusal] = useState({})
  const [isRefused, setRefused] = useState(false)
  const [last, setLast] = useState<string | null>(null)
  const answers = readCalculatorAnswers(values, today)
  const errors = answers.errors.filter(({ field }) => shownFields.has(field))

  function changeAnswers(newAnswers: readonly Answer[]): void {
    const next = withAnswers(values, newAnswers)
    const fields = newAnswers.map(([name]) => getNameWithoutDatePart(name))
    const wrong = readCalculatorAnswers(next, today).errors.filter(
      error => shownFields.has(error.field) && !fields.includes(error.field),
    )
    setValues(next)
    setShownFields(new Set(wrong.map(error => error.field)))
    setRefused(isRefused && wrong.length > 0)
    setLast(fields.at(-1) ?? null)
    replaceQuery(addOfferToQuery(formatCalculatorAnswersAsQuery(next)))
  }

  function leaveField({ target }: FocusEvent): void {
    const field = "name" in target ? getFieldToCheck(String(target.name)) : null
    const error = answers.errors.find(error => error.field === field)
    if (error && isNotMissing(error)) setShownFields(new Set([...shownFields, error.field]))
  }

  /** Shows every mistake. @returns true if there are none. */
  function showAllMistakes(): boolean {
    const isRight = answers.errors.length === 0
    setShownFields(new Set(answers.errors.map(({ field }) => field)))
    setRefused(!isRight)
    if (!isRight) setRefusal({})
    return isRight
  }

  const ref: RefObject<HTMLFormElement> = useFormAnswers(() => values, changeAnswers)

  /** Connects the form's fields to these answers. */
  const binding: FormBinding = {
    ...{ formId: CALCULATOR_ID, dependents: "when-asked", values, errors, announcesTotal: true },
    formatUnderstood: (name, text) => (name === "price" || name === "otherPrice" ? formatTypedPrice(text) : null),
  }

  return {
    answers,
    binding,
    ref,
    leaveField,
    /** The mistakes to show. */
    errors,
    /** True if the visitor asked for the lines while there were mistakes and hasn't fixed all of them since. */
    isRefused: isRefused && errors.length > 0,
    /** A new object each time that mistakes stop the lines from being shown. */
    refusal,
    /** The field that was changed last; `null` at first. */
    last,
    submit: showAllMistakes,
  }
}
