import { day } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import { variant } from "../../theme/variant"

type Offer = { title: string; summary: string; terms: string; until: IsoDate }

/** An offer with its terms and its last day. The build gives none while it does not run; `hideEndedOffers` does the rest. */
export function OfferSnippet(offer: Offer | Record<keyof Offer, undefined>) {
  const { title, summary, terms, until } = offer
  if (until === undefined) return null
  return (
    <aside className={variant("piece.offer")} aria-label="Offer" data-until={until}>
      <p className={variant("text.h3")}>{title}</p>
      <p>{summary}</p>
      <p className={variant("text.small")}>
        {terms} Until <time dateTime={until}>{day(until)}</time>.
      </p>
    </aside>
  )
}
