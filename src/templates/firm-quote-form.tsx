import type { ThankYouRoute } from "../domain/paths"
import { useQuoteContext } from "../features/quote/quote-context"
import { QuoteForm } from "../features/quote/quote-form"
import { useSiteData } from "../layouts/site-data"

type Props = {
  /** Where the writer wants the form to lead; without it, where the page's route does. */
  thankYou?: ThankYouRoute
}

/** The quote form of the firm, with what the page already knows. */
export function FirmQuoteForm({ thankYou }: Props) {
  const { site } = useSiteData()
  const { thankYouPageRoute, ...context } = useQuoteContext()
  return <QuoteForm firm={site} {...context} thankYouPageRoute={thankYou ?? thankYouPageRoute} />
}
