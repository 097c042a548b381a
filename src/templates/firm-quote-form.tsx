import type { PageContext } from "../components/form/hidden-fields"
import type { PartnerSharing } from "../domain/lead/partner-sharing"
import { QUOTE_FORM_ID } from "../domain/paths"
import {
  InteractiveQuoteForm,
  type InteractiveQuoteFormProps,
} from "../features/quote/interactive/interactive-quote-form"
import { PagePartnerSharing } from "../features/quote/quote-context"
import { useSiteData } from "../layouts/site-data"

export type FirmQuoteFormProps = PageContext &
  Pick<InteractiveQuoteFormProps, "state" | "side" | "typedValues" | "go"> & {
    /** What the page's partner may be told, if the visitor agrees. */
    sharing: PartnerSharing | null
  }

/** The quote form in a page. */
export function FirmQuoteForm({ sharing, state, side, typedValues, go, ...page }: FirmQuoteFormProps) {
  const { site } = useSiteData()
  return (
    <PagePartnerSharing.Provider value={sharing}>
      <InteractiveQuoteForm id={QUOTE_FORM_ID} {...{ state, side, typedValues, go, page }} firm={site} readsAddress />
    </PagePartnerSharing.Provider>
  )
}
