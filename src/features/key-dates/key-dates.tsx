import { useCallback, useEffect, useRef, useState, type FormEvent } from "react"
import { listChangedAnswers, markFormAsInteractive } from "../../components/form/form-answers"
import { StaticHtml } from "../../components/static-html/static-html"
import { openDisclosuresAround } from "../../lib/navigation/follow"
import { variant } from "../../theme/variant"
import { prefillKeyDatesFromQuery, type FormState } from "./answers"
import { Answer } from "./interactive/answer"
import { KeyDatesForm } from "./key-dates-form"
import { IS_STATE_ASKED, TITLE_ID, WAITING } from "./waiting"

/** A form about a sale, and next to it the sale's dates, which update with every answer. */
export function KeyDates() {
  const box = useRef<HTMLDivElement>(null)
  const [formState, setFormState] = useState<FormState | null>(null)

  const updateFormState = useCallback((typedIn: string | null, times = 0) => {
    const form = findKeyDatesForm(box.current)
    if (form)
      setFormState(before => ({ data: new FormData(form), typedIn, requestCount: (before?.requestCount ?? 0) + times }))
  }, [])

  useEffect(() => {
    const form = findKeyDatesForm(box.current)
    if (!form) return
    markFormAsInteractive(form)
    const answers = listChangedAnswers(form)
    for (const [name] of answers) openDisclosuresAround(form.querySelector<HTMLElement>(`[name="${name}"]`))
    const isPrefilled = prefillKeyDatesFromQuery(form)
    if (isPrefilled || answers.length > 0) updateFormState(getControlName(document.activeElement))
  }, [updateFormState])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    updateFormState(null, 1)
  }

  return (
    <div className={variant("calendar.grid")}>
      <div
        ref={box}
        onInput={({ target }) => updateFormState(getControlName(target))}
        onBlur={() => updateFormState(null)}
        onSubmit={handleSubmit}
      >
        <StaticHtml>{() => <KeyDatesForm />}</StaticHtml>
      </div>
      <section className={variant("calendar.answer")} aria-labelledby={TITLE_ID}>
        <StaticHtml as="h2" id={TITLE_ID} tabIndex={-1} className={variant("text.h3")}>
          {() => "Your dates"}
        </StaticHtml>
        {formState ? <Answer formState={formState} /> : <Waiting />}
      </section>
    </div>
  )
}

const findKeyDatesForm = (box: HTMLElement | null): HTMLFormElement | null => box?.querySelector("form") ?? null

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
