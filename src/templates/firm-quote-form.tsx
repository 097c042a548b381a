import type { ThankYouRoute } from "../domain/paths"
import { QuoteForm } from "../features/quote/quote-form"
import { useSiteData } from "../layouts/site-data"

const SIDES = { B: "buying", S: "selling" } as const

type Props = {
  thankYou?: ThankYouRoute
  /** From the page's own fields: its state, whom it is for, and the partner it belongs to. */
  state: string | null
  bst: "B" | "S" | null
  partner?: string | null
}

/** The quote form of the firm, with what the page already knows. */
export function FirmQuoteForm({ thankYou, state, bst, partner }: Props) {
  const { site } = useSiteData()
  return (
    <QuoteForm
      firm={site}
      state={state ?? undefined}
      side={bst ? SIDES[bst] : undefined}
      partner={partner ?? undefined}
      thankYouPageRoute={thankYou}
    />
  )
}
