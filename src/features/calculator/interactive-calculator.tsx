import { useEffect, useRef, useState, type SyntheticEvent } from "react"
import { Button, PrintButton } from "../../components/button/button"
import { Notice } from "../../components/notice/notice"
import { QuoteSheet } from "../../components/quote-sheet/quote-sheet"
import type { CalculatorPart } from "../../domain/content/author-components"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/form/field-binding"
import { submitId, type FormValues } from "../../components/form/form-values"
import { Errors } from "../../components/form/form-problems"
import { track } from "../../lib/tags/track"
import { today as todayInSydney } from "../../lib/today"
import { CopyLink } from "../../components/button/copy-buttons"
import { CalculatorFields } from "./calculator-fields"
import { CALCULATOR_ID, initialAnswers } from "./calculator-questions"
import { describeComparison, Comparisons } from "./comparisons"
import { calculateResult } from "./result"
import { LINES_ID, TotalPanel } from "./total-panel"
import { answersBinding, useAnswers } from "./use-answers"

export type InteractiveCalculatorProps = {
  /** The comparison that stands open at first. */
  start: CalculatorPart
  initial: FormValues
  /** Those of the initial answers that the visitor gave in the form of the page. */
  typed?: FormValues
  today?: typeof todayInSydney
}

type HydratedProps = {
  start: CalculatorPart
  /** What the page is about, chosen at first. */
  state?: string
  side?: string
  /** Answers given in the form of the page. */
  typed: FormValues
}

const NOTHING: FormValues = {}

/** The interactive calculator, with what the address answers and what the visitor has done in the form of the page. */
export function HydratedCalculator({ start, state, side, typed }: HydratedProps) {
  const [initial] = useState(() => initialAnswers({ state, side, search: window.location.search, typed }))
  return <InteractiveCalculator start={start} initial={initial} typed={typed} />
}

/** The interactive calculator: each answer changes the total at once. Loaded when it is wanted. */
export function InteractiveCalculator({
  start,
  initial,
  typed = NOTHING,
  today = todayInSydney,
}: InteractiveCalculatorProps) {
  const on = today()
  const lines = useRef<HTMLDivElement>(null)
  const { values, answers, errors, isRefused, refusal, last, change, leave, submit } = useAnswers(initial, typed, on)
  const result = calculateResult(answers, on)
  const answered = "quote" in result ? (["layout.answer"] as const) : []
  const worked = { answers, result, today: on }
  // A mistake that isn't shown at its field is one that's being typed.
  const shown = "reason" in result && answers.errors.length > 0 && errors.length === 0 ? null : result

  useEffect(() => track({ event: "calculator_used" }), [])

  function showLines(event: SyntheticEvent) {
    event.preventDefault()
    if (submit()) lines.current?.focus()
  }

  return (
    <form id={CALCULATOR_ID} method="get" noValidate className={variant("calculator.form")} onSubmit={showLines}>
      <FormBindingProvider
        value={answersBinding({ formId: CALCULATOR_ID, values, errors, onChange: change, onLeave: leave })}
      >
        {isRefused && (
          <div className={variant("calculator.whole")}>
            <Errors formId={CALCULATOR_ID} errors={errors} refusal={refusal} />
          </div>
        )}
        <div className={variant("calculator.answers", ...answered)}>
          <CalculatorFields />
        </div>
        <TotalPanel result={shown} said={isRefused ? "" : describeComparison(last, worked)}>
          {answers.job && answers.job.entity !== "people" && <NotPeople />}
          <div className={variant("form.actions")}>
            <CopyLink />
            <PrintButton />
          </div>
        </TotalPanel>
        <div className={variant("calculator.whole", "form.actions")}>
          <Button id={submitId(CALCULATOR_ID)} type="submit">
            Show every line
          </Button>
        </div>
        <div
          ref={lines}
          id={LINES_ID}
          tabIndex={-1}
          className={variant("calculator.whole", "quote.example", ...answered)}
        >
          {"quote" in result && <QuoteSheet quote={result.quote} level={3} compact withSums={false} />}
        </div>
        <Comparisons start={start} worked={worked} />
      </FormBindingProvider>
    </form>
  )
}

const NotPeople = () => (
  <Notice kind="warning" title="Ask before you rely on this">
    <p>
      For a company, a trust or a super fund the duty here is the general rate. Other rules can apply. Ask us or the
      state’s revenue office before you sign.
    </p>
  </Notice>
)
