import { paths } from "../../domain/paths"
import { apiAddress } from "../../lib/api-address"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/form/field-binding"
import { submitId } from "../../components/form/form-values"
import { givenBinding } from "../../components/form/given-binding"
import { Honeypot, type PageContext, PageContextFields } from "../../components/form/hidden-fields"
import { JobFields } from "../../components/form/job-fields"
import { PersonFields } from "../../components/form/person-fields"
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
