import type { CalculatorPart } from "../../domain/content/author-components"
import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/form/field-binding"
import { CalculatorFields } from "./calculator-fields"
import { CALCULATOR_ID, getDefaultAnswers } from "./calculator-questions"
import { Comparisons } from "./comparisons"
import { TotalPanel } from "./total-panel"
import { SubmitButton } from "../../components/form/submit-button"

/** The calculator as static HTML: a plain form that submits its answers to the page's own address. */
export function StaticCalculator({ state, side, start }: { state?: string; side?: string; start: CalculatorPart }) {
  const values = getDefaultAnswers(state, side)
  return (
    <form id={CALCULATOR_ID} method="get" noValidate className={variant("calculator.form")}>
      <FormBindingProvider value={{ formId: CALCULATOR_ID, dependents: "when-asked", values }}>
        <div className={variant("calculator.answers")}>
          <CalculatorFields />
        </div>
        <TotalPanel result={null} />
        <div className={variant("calculator.whole", "form.actions")}>
          <SubmitButton formId={CALCULATOR_ID}>Show every line</SubmitButton>
          <noscript>
            <p className={variant("text.muted")}>
              Your browser doesn’t run scripts, so this form can’t add up. The tables on the calculator’s page have
              worked totals, and <a href={paths.requestAQuote}>the quote form</a> answers without scripts.
            </p>
          </noscript>
        </div>
        <Comparisons start={start} calculation={null} />
      </FormBindingProvider>
    </form>
  )
}
