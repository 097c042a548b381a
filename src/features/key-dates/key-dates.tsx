import { lazy, Suspense, useCallback, useEffect, useRef, useState, type FormEvent } from "react"
import { listChangedAnswers, markFormAsInteractive } from "../../components/form/form-answers"
import { StaticHtml } from "../../components/static-html/static-html"
import { openDisclosuresAround } from "../../lib/navigation/follow"
import { removeLoadingState, showLoadingState } from "../../lib/waiting"
import { variant } from "../../theme/variant"
import type { FormState } from "./answers"
import { IS_STATE_ASKED, TITLE_ID, WAITING } from "./waiting"

/** Loads the rules and their tables, at the first touch or if the address may contain answers. */
const importRules = () => import(/* webpackChunkName: "key-dates" */ "./interactive/answer")

/** True once the rules have loaded. */
let isLoaded = false

const loadRules = () =>
  importRules().then(
    file => {
      isLoaded = true
      return { default: file.Answer }
    },
    () => ({ default: Unreachable }),
  )

const Answer = lazy(loadRules)

const KeyDatesForm = lazy(() => import(/* webpackChunkName: "key-dates-fields" */ "./key-dates-form"))

/** A form about a sale, and next to it the sale's dates, which update with every answer. */
export function KeyDates() {
  const box = useRef<HTMLDivElement>(null)
  const [formState, setFormState] = useState<FormState | null>(null)

  const updateFormState = useCallback((typedIn: string | null, times = 0) => {
    const form = findKeyDatesForm(box.current)
    if (form)
      setFormState(before => ({ data: new FormData(form), typedIn, requestCount: (before?.requestCount ?? 0) + times }))
  }, [])

  const showInitialDates = useCallback(() => {
    const form = findKeyDatesForm(box.current)
    if (!form) return
    markFormAsInteractive(form)
    const updateFromFocusedControl = () => updateFormState(getControlName(document.activeElement))
    const answers = listChangedAnswers(form)
    for (const [name] of answers) openDisclosuresAround(form.querySelector<HTMLElement>(`[name="${name}"]`))
    if (answers.length > 0) updateFromFocusedControl()
    if (window.location.search)
      importRules().then(
        ({ prefillKeyDatesFromQuery }) => prefillKeyDatesFromQuery(form) && updateFromFocusedControl(),
        updateFromFocusedControl,
      )
  }, [updateFormState])
  useEffect(showInitialDates, [showInitialDates])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoaded) showDateRulesLoadingState(box.current?.querySelector("[type=submit]"))
    updateFormState(null, 1)
  }

  return (
    <div className={variant("calendar.grid")}>
      <div
        ref={box}
        onFocus={loadRules}
        onInput={({ target }) => updateFormState(getControlName(target))}
        onBlur={() => updateFormState(null)}
        onSubmit={handleSubmit}
      >
        <StaticHtml>
          {() => (
            <Suspense>
              <KeyDatesForm onDrawn={showInitialDates} />
            </Suspense>
          )}
        </StaticHtml>
      </div>
      <section className={variant("calendar.answer")} aria-labelledby={TITLE_ID}>
        <StaticHtml as="h2" id={TITLE_ID} tabIndex={-1} className={variant("text.h3")}>
          {() => "Your dates"}
        </StaticHtml>
        {formState ? (
          <Suspense fallback={<p className={variant("text.muted")}>Counting …</p>}>
            <Answer formState={formState} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </section>
    </div>
  )
}

/** Shows and announces that the button was pressed, until the rules have loaded or failed to load. */
function showDateRulesLoadingState(button: Element | null | undefined): void {
  showLoadingState(button)
  void loadRules().then(() => {
    button?.removeAttribute("aria-busy")
    removeLoadingState()
  })
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

function Unreachable({ formState }: { formState: FormState }) {
  return (
    <p role="alert" ref={formState.requestCount ? scrollElementToCentre : null}>
      We couldn’t load the rules. Check your connection and reload this page.
    </p>
  )
}

const scrollElementToCentre = (words: HTMLElement | null): void => words?.scrollIntoView({ block: "center" })
