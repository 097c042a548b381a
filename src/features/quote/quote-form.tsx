import { lazy, useContext } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import { parseFirstAnswers } from "../../domain/lead/first-answers"
import { QUOTE_FORM_ID } from "../../domain/paths"
import { QUOTE_DRAFT } from "../../lib/quote-draft"
import { readDraft } from "../../lib/session-draft"
import type { PageContext } from "../../components/form/hidden-fields"
import type { FirmContact } from "../../components/reach-us/reach-us"
import type { Go } from "./interactive/use-quote-steps"
import { PagePartnerSharing } from "./quote-context"

const loadQuoteForm = () =>
  import(/* webpackChunkName: "interactive-quote-form" */ "./interactive/interactive-quote-form")

const InteractiveQuoteForm = lazy(() => loadQuoteForm().then(file => ({ default: file.InteractiveQuoteForm })))

export type QuoteFormProps = PageContext & {
  /** NSW, VIC or QLD, chosen at first. */
  state?: string
  side?: "buying" | "selling"
  firm: FirmContact
  /** Shows the page that follows, instead of navigating to it. */
  go?: Go
}

function hasPrefillOrDraft(): boolean {
  const { side, state } = parseFirstAnswers(window.location.search)
  return Boolean(side ?? state) || readDraft(QUOTE_DRAFT) !== null
}

/** The quote form in a page, which becomes interactive at the first touch. */
export function QuoteForm({ state, side, firm, go, ...page }: QuoteFormProps) {
  const sharing = useContext(PagePartnerSharing)
  return (
    <HydratedForm id={QUOTE_FORM_ID} load={loadQuoteForm} isWanted={hasPrefillOrDraft}>
      {typedValues => (
        <PagePartnerSharing.Provider value={sharing}>
          <InteractiveQuoteForm id={QUOTE_FORM_ID} {...{ state, side, page, firm, go, typedValues }} readsAddress />
        </PagePartnerSharing.Provider>
      )}
    </HydratedForm>
  )
}
