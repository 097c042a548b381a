import { paths } from "../../domain/paths"
import { apiAddress } from "../../lib/api-address"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/quote-fields/field-binding"
import { submitId } from "../../components/quote-fields/form-values"
import { givenBinding } from "../../components/quote-fields/given-binding"
import { Honeypot } from "../../components/quote-fields/honeypot"
import { JobFields } from "../../components/quote-fields/job-fields"
import { PageContextFields, type PageContext } from "../../components/quote-fields/page-context"
import { PersonFields } from "../../components/quote-fields/person-fields"
import { StepHeading } from "./step-heading"

type Props = {
  id: string
  state?: string
  side?: string
  page: PageContext
  firmName: string
}

/** The form as a page brings it: complete without a script. The browser keeps its HTML and never fetches its code. */
export default function StaticQuoteForm({ id, state = "", side = "", page, firmName }: Props) {
  const binding = givenBinding({ formId: id, dependents: "in-noscript", values: { state, side, contactBy: "email" } })
  return (
    <form id={id} method="post" action={apiAddress(paths.api.quotes)} noValidate className={variant("form.form")}>
      <FormBindingProvider value={binding}>
        <StepHeading step={1} />
        <JobFields />
        <noscript>
          <StepHeading step={2} />
          <FormBindingProvider value={{ ...binding, dependents: "always" }}>
            <PersonFields firmName={firmName} sendEmailQuote={page.sendEmailQuote} />
          </FormBindingProvider>
        </noscript>
        <Honeypot />
        <PageContextFields {...page} />
        <button id={submitId(id)} type="submit" className={variant("buttons.primary")} data-late-click="">
          Show my price
        </button>
      </FormBindingProvider>
    </form>
  )
}
