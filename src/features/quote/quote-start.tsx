import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/form/field-binding"
import { givenBinding } from "../../components/form/given-binding"
import { OUR_STATES, SIDES } from "../../components/form/job-fields"
import { RadioField } from "../../components/form/choice-fields"

const BINDING = givenBinding({ formId: "quote-start", dependents: "always", values: {} })

/**
 * The first two questions of the quote form, anywhere in a page. A plain form that takes its answers to the form’s own
 * page in the address: it works before any script has come, and without one.
 */
export function QuoteStart() {
  return (
    <form method="get" action={paths.requestAQuote} className={variant("hero.start", "form.form")}>
      <h2 className={variant("text.h3")}>What would yours cost?</h2>
      <FormBindingProvider value={BINDING}>
        <RadioField name="side" label="What are you doing?" options={SIDES} />
        <RadioField name="state" label="Where is the property?" options={OUR_STATES} />
      </FormBindingProvider>
      <button type="submit" className={variant("buttons.primary")}>
        Go on to my price
      </button>
      <p className={variant("text.muted")}>You see the whole price before we ask who you are.</p>
    </form>
  )
}
