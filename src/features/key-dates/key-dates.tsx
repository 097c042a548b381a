import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from "react"
import { listChangedAnswers, markFormAsInteractive } from "../../components/form/form-answers"
import { Errors } from "../../components/form/form-problems"
import { StaticHtml } from "../../components/static-html/static-html"
import { openDisclosuresAround } from "../../lib/navigation/follow"
import { variant } from "../../theme/variant"
import {
  FORM_ID,
  getControlId,
  prefillKeyDatesFromQuery,
  readKeyDatesAnswers,
  type Field,
  type FormState,
} from "./answers"
import { Answer } from "./interactive/answer"
import { useShownFieldProblems } from "./interactive/use-shown-problems"
import { KeyDatesForm } from "./key-dates-form"
import { calculateKeyDatesFromAnswers, type Problem } from "./read-sale"
import { IS_STATE_ASKED, TITLE_ID, WAITING } from "./waiting"

const NONE: readonly Problem[] = []

/** A form about a sale, and next to it the sale's dates, which update with every answer. */
export function KeyDates() {
  const form = useRef<HTMLFormElement>(null)
  const [formState, setFormState] = useState<FormState | null>(null)
  const reading = useMemo(() => {
    if (!formState) return null
    const answers = readKeyDatesAnswers(formState.data)
    return { formState, answers, ...calculateKeyDatesFromAnswers(answers) }
  }, [formState])
  const shownProblems = useShownFieldProblems(reading?.problems ?? NONE, formState)
  const requestCount = formState?.requestCount
  /** The summary of mistakes takes the focus once for each refusal. */
  const refusal = useMemo(() => ({ requestCount }), [requestCount])

  const updateFormState = useCallback((typedIn: string | null, times = 0) => {
    const data = form.current && new FormData(form.current)
    if (data) setFormState(before => ({ data, typedIn, requestCount: (before?.requestCount ?? 0) + times }))
  }, [])

  useEffect(() => {
    if (!form.current) return
    markFormAsInteractive(form.current)
    const answers = listChangedAnswers(form.current)
    for (const [name] of answers) openDisclosuresAround(form.current.querySelector<HTMLElement>(`[name="${name}"]`))
    const isPrefilled = prefillKeyDatesFromQuery(form.current)
    if (isPrefilled || answers.length > 0) updateFormState(getControlName(document.activeElement))
  }, [updateFormState])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    updateFormState(null, 1)
  }

  return (
    <div className={variant("calendar.grid")}>
      <KeyDatesForm
        ref={form}
        problems={shownProblems.problems}
        summary={
          shownProblems.isRefused && <Errors formId={FORM_ID} errors={shownProblems.problems} refusal={refusal} />
        }
        onInput={({ target }) => updateFormState(getControlName(target))}
        onBlur={() => updateFormState(null)}
        onSubmit={handleSubmit}
      />
      {shownProblems.problems.map(({ field }) => (
        <OpenedField key={field} field={field} />
      ))}
      <section className={variant("calendar.answer")} aria-labelledby={TITLE_ID}>
        <StaticHtml as="h2" id={TITLE_ID} tabIndex={-1} className={variant("text.h3")}>
          {() => "Your dates"}
        </StaticHtml>
        {reading ? <Answer {...reading} shownProblems={shownProblems} /> : <Waiting />}
      </section>
    </div>
  )
}

/** Opens the part of the form that a field with a mistake is in. Renders nothing. */
function OpenedField({ field }: { field: Field }) {
  useEffect(() => openDisclosuresAround(document.getElementById(getControlId(field))), [field])
  return null
}

const getControlName = (control: unknown): string | null => (control instanceof HTMLInputElement ? control.name : null)

function Waiting() {
  return (
    <>
      <StaticHtml as="p" className={variant("calendar.waiting")}>
        {() => WAITING}
      </StaticHtml>
      <noscript>
        <p>
          {`Your browser doesn’t run scripts, so nothing is counted here. The worked examples show how ${IS_STATE_ASKED ? "each state counts" : "the days are counted"}.`}
        </p>
      </noscript>
    </>
  )
}
