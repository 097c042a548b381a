import { paths } from "../../domain/paths"
import { getApiAddress } from "../../lib/api-address"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/form/field-binding"
import { SIDES } from "../../components/form/job-fields"
import { ONLY_STATE, STATE_OPTIONS } from "../../components/form/our-states"
import { RadioField } from "../../components/form/choice-fields"
import { useQuoteContext } from "./quote-context"

/**
 * The first two questions of the quote form, anywhere in a page. It's a plain form that works before scripts load and
 * passes its answers to the quote form's own page in the address. Without scripts that static page can't read them, so a
 * function renders the form with them instead.
 */
export function QuoteStart() {
  const { partner, thankYouPageRoute } = useQuoteContext()
  return (
    <form method="get" action={paths.requestAQuote} className={variant("hero.start", "form.form")}>
      <h2 className={variant("text.h3")}>What would yours cost?</h2>
      <FormBindingProvider value={{ formId: "quote-start", dependents: "always", values: { state: ONLY_STATE } }}>
        <RadioField name="side" label="Are you buying or selling?" options={SIDES} />
        <RadioField name="state" label="Where is the property?" options={STATE_OPTIONS} />
      </FormBindingProvider>
      {partner && <input type="hidden" name="partner" value={partner} />}
      {thankYouPageRoute && <input type="hidden" name="thankYouPageRoute" value={thankYouPageRoute} />}
      {/* Comes first, so that pressing Enter also uses this button. */}
      <noscript>
        <button
          type="submit"
          formMethod="get"
          formAction={getApiAddress(paths.api.quotes)}
          className={variant("buttons.primary", "buttons.block")}
        >
          {CONTINUE}
        </button>
      </noscript>
      <button type="submit" className={variant("buttons.primary", "form.scripted")}>
        {CONTINUE}
      </button>
      <p className={variant("text.muted")}>You’ll see the whole price before we ask who you are.</p>
    </form>
  )
}

const CONTINUE = "Continue to my quote"
