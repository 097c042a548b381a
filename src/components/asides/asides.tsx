import { formatDay } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import { variant } from "../../theme/variant"
import { QuoteButton } from "../button/button"

type Offer = { title: string; summary: string; terms: string; until: IsoDate }

/** An offer with its terms and its last day. The build leaves it out unless it runs; `hideEndedOffers` hides it once it ends. */
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

/** Beside or inside a text: asks for a quote, to get the reader's own figures. */
export function QuoteCard({ title, text }: QuoteCardProps) {
  return (
    <aside className={variant("piece.quoteCard")} aria-label={title}>
      <p className={variant("text.h3")}>{title}</p>
      <p>{text}</p>
      <QuoteButton />
    </aside>
  )
}
