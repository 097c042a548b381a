import type { CalculatorPart } from "../../domain/content/author-components"
import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/form/field-binding"
import { submitId } from "../../components/form/form-values"
import { createStaticBinding } from "../../components/form/static-binding"
import { CalculatorFields } from "./calculator-fields"
import { CALCULATOR_ID, getDefaultAnswers } from "./calculator-questions"
import { Comparisons } from "./comparisons"
import { TotalPanel } from "./total-panel"

/** The calculator as static HTML: a plain form that submits its answers to the page's own address. */
export function StaticCalculator({ state, side, start }: { state?: string; side?: string; start: CalculatorPart }) {
  const values = getDefaultAnswers(state, side)
  const binding = createStaticBinding({ formId: CALCULATOR_ID, dependents: "always", values })
  return (
    <form id={CALCULATOR_ID} method="get" noValidate className={variant("calculator.form")}>
      <FormBindingProvider value={{ ...binding, dependents: "when-asked" }}>
        <div className={variant("calculator.answers")}>
          <CalculatorFields />
        </div>
        <TotalPanel result={null} />
        <div className={variant("calculator.whole", "form.actions")}>
          <button id={submitId(CALCULATOR_ID)} type="submit" className={variant("buttons.primary")} data-late-click="">
            Show every line
          </button>
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
