import { useContext, useEffect, useRef, useState, type SyntheticEvent } from "react"
import { PrintButton } from "../../components/button/button"
import { Notice } from "../../components/notice/notice"
import { QuoteSheet } from "../../components/quote-sheet/quote-sheet"
import type { CalculatorPart } from "../../domain/content/author-components"
import { paths } from "../../domain/paths"
import { useInBrowser, WritesHtml } from "../../components/static-html/static-html"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/form/field-binding"
import { Errors } from "../../components/form/form-problems"
import { trackEvent } from "../../lib/tags/track"
import { today as todayInSydney } from "../../lib/today"
import { CopyLink } from "../../components/button/copy-buttons"
import { CalculatorFields } from "./calculator-fields"
import { CALCULATOR_ID, getDefaultAnswers, getInitialAnswers, hasChangedAssumption } from "./calculator-questions"
import { describeChangedCostComparison, Comparisons } from "./comparisons"
import { calculateQuoteAndRequiredCash } from "./result"
import { LINES_ID, TotalPanel } from "./total-panel"
import { useCalculatorAnswers } from "./use-answers"
import { SubmitButton } from "../../components/form/submit-button"

export type InteractiveCalculatorProps = {
  /** The comparison that's open at first. */
  start?: CalculatorPart
  /** The state and side that the page is about. They're chosen at first. */
  state?: string
  side?: string
  today?: typeof todayInSydney
}

/**
 * The calculator: each answer updates the total straight away. Its HTML is a plain form that submits its answers to the page's
 * own address.
 */
export function InteractiveCalculator({
  start = "whole",
  state,
  side,
  today = todayInSydney,
}: InteractiveCalculatorProps) {
  const writesHtml = useContext(WritesHtml)
  const inBrowser = useInBrowser()
  const [initial] = useState(() => getInitialAnswers({ state, side, search: writesHtml ? "" : window.location.search }))
  const on = today()
  const lines = useRef<HTMLDivElement>(null)
  const { answers, binding, ref, leaveField, errors, isRefused, refusal, last, submit } = useCalculatorAnswers(
    initial,
    on,
  )
  const result = calculateQuoteAndRequiredCash(answers, on)
  const printVariants = inBrowser && "quote" in result ? (["layout.answer"] as const) : []
  const calculation = inBrowser ? { answers, result, today: on } : null
  // While no error shows at a field, the visitor is still typing, so don't show a reason yet.
  const shownResult = "reason" in result && answers.errors.length > 0 && errors.length === 0 ? null : result

  useEffect(() => trackEvent({ event: "calculator_used" }), [])

  function showQuoteLines(event: SyntheticEvent) {
    event.preventDefault()
    if (submit()) lines.current?.focus()
  }

  return (
    <form
      ref={ref}
      id={CALCULATOR_ID}
      method="get"
      noValidate
      className={variant("calculator.form")}
      onBlur={leaveField}
      onSubmit={showQuoteLines}
    >
      <FormBindingProvider
        value={
          inBrowser
            ? binding
            : { ...binding, values: getDefaultAnswers(state, side), errors: [], formatUnderstood: undefined }
        }
      >
        {isRefused && (
          <div className={variant("calculator.whole")}>
            <Errors formId={CALCULATOR_ID} errors={errors} refusal={refusal} />
          </div>
        )}
        <div className={variant("calculator.answers", ...printVariants)}>
          <CalculatorFields startsOpen={inBrowser && hasChangedAssumption(initial, getDefaultAnswers(state, side))} />
        </div>
        <TotalPanel
          result={inBrowser ? shownResult : null}
          announcement={isRefused ? "" : calculation ? describeChangedCostComparison(last, calculation) : undefined}
        >
          {inBrowser && "quote" in result && (
            <>
              {answers.job && answers.job.entity !== "people" && <NotPeople />}
              <div className={variant("form.actions")}>
                <CopyLink />
                <PrintButton />
              </div>
            </>
          )}
        </TotalPanel>
        <div className={variant("calculator.whole", "form.actions")}>
          <SubmitButton formId={CALCULATOR_ID}>Show every line</SubmitButton>
          {!inBrowser && (
            <noscript>
              <p className={variant("text.muted")}>
                Your browser doesn’t run scripts, so this form can’t add up. The tables on the calculator’s page have
                worked totals, and <a href={paths.requestAQuote}>the quote form</a> answers without scripts.
              </p>
            </noscript>
          )}
        </div>
        <div
          ref={lines}
          id={LINES_ID}
          tabIndex={-1}
          className={variant("calculator.whole", "quote.example", ...printVariants)}
        >
          {inBrowser && "quote" in result && <QuoteSheet quote={result.quote} level={3} compact withSums={false} />}
        </div>
        <Comparisons start={start} calculation={calculation} />
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
