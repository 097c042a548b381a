import { useContext, type ReactNode } from "react"
import { paths } from "../../domain/paths"
import { getApiAddress } from "../../lib/api-address"
import { variant } from "../../theme/variant"
import { FormBindingProvider } from "../../components/form/field-binding"
import { Honeypot, type PageContext, PageContextFields } from "../../components/form/hidden-fields"
import { LaterJobFields, PropertyFields } from "../../components/form/job-fields"
import { PersonFields } from "../../components/form/person-fields"
import { Button } from "../../components/button/button"
import { Receipt } from "../../components/quote-sheet/receipt"
import { FormColumns } from "./form-columns"
import { PagePartnerSharing } from "./quote-context"
import { QuoteProgress } from "./steps"
import { SubmitButton } from "../../components/form/submit-button"

/** The share of its step that the first screen completes. The step has two screens. */
const FIRST_SHARE = 0.5

type Props = {
  id: string
  state?: string
  side?: string
  page: PageContext
  firmName: string
  /** Shown on the first screen of a form over the page, which only opens with scripts. */
  intro?: ReactNode
}

/** The form as static HTML, in a page complete without a script. The browser keeps its HTML and never loads its code. */
export default function StaticQuoteForm({ id, state = "", side = "", page, firmName, intro }: Props) {
  const sharing = useContext(PagePartnerSharing)
  const overlay = intro !== undefined
  const dependents = overlay ? "when-asked" : "in-noscript"
  const values = { state, side, contactBy: "email" }
  const binding = { formId: id, dependents, values, omitsDrawings: overlay } as const
  const Heading = overlay ? "h3" : "h2"
  return (
    <FormColumns overlay={overlay} aside={<Receipt totals={null} side={side === "selling" ? "selling" : "buying"} />}>
      <form
        id={id}
        method="post"
        action={getApiAddress(paths.api.quotes)}
        noValidate
        data-over-page={overlay ? "" : undefined}
        className={variant("quoteForm.form")}
      >
        <FormBindingProvider value={binding}>
          <div className={variant("form.scripted")}>
            <QuoteProgress step="property" share={FIRST_SHARE} />
          </div>
          {intro}
          <Heading className={variant("text.h3", "quoteForm.heading")}>The property</Heading>
          <PropertyFields />
          {!overlay && (
            <noscript>
              <FormBindingProvider value={{ ...binding, dependents: "always" }}>
                <div className={variant("quoteForm.form")}>
                  <LaterJobFields />
                  <h2 className={variant("text.h3", "quoteForm.heading")}>Where should we send it?</h2>
                  <PersonFields firmName={firmName} sharing={sharing?.slug === page.partner ? sharing : null} />
                  <Button type="submit">Send my request</Button>
                </div>
              </FormBindingProvider>
            </noscript>
          )}
          <Honeypot />
          <PageContextFields {...page} />
          <div className={variant("quoteForm.footer", "form.scripted")}>
            <div className={variant("quoteForm.actions")}>
              <SubmitButton formId={id}>Continue</SubmitButton>
            </div>
          </div>
        </FormBindingProvider>
      </form>
    </FormColumns>
  )
}
