import type { PartnerSharing } from "../domain/lead/partner-sharing"
import { PagePartnerSharing } from "../features/quote/quote-context"
import { QuoteForm, type QuoteFormProps } from "../features/quote/quote-form"
import { useSiteData } from "../layouts/site-data"

type Props = Omit<QuoteFormProps, "firm"> & {
  /** What the page's partner may be told, if the visitor agrees. */
  sharing: PartnerSharing | null
}

export function FirmQuoteForm({ sharing, ...props }: Props) {
  return (
    <PagePartnerSharing.Provider value={sharing}>
      <QuoteForm firm={useSiteData().site} {...props} />
    </PagePartnerSharing.Provider>
  )
}
