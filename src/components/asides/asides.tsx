import { formatDay } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import { variant } from "../../theme/variant"
import { QuoteButton } from "../button/button"

type Offer = { title: string; summary: string; terms: string; until: IsoDate }

/** An offer with its terms and its last day. The build leaves it out unless it's current; `hideEndedOffers` hides it later. */
export function OfferSnippet(offer: Offer | Record<keyof Offer, undefined>) {
  const { title, summary, terms, until } = offer
  if (until === undefined) return null
  return (
    <aside className={variant("piece.offer")} aria-label="Offer" data-until={until}>
      <p className={variant("text.h3")}>{title}</p>
      <p>{summary}</p>
      <p className={variant("text.small")}>
        {terms} Until <time dateTime={until}>{formatDay(until)}</time>.
      </p>
    </aside>
  )
}

type QuoteCardProps = { title: string; text: string }

/** Next to or inside a text: asks for a quote, so that readers get figures for their own case. */
export function QuoteCard({ title, text }: QuoteCardProps) {
  return (
    <aside className={variant("piece.quoteCard")} aria-label={title}>
      <p className={variant("text.h3")}>{title}</p>
      <p>{text}</p>
      <QuoteButton />
    </aside>
  )
}
