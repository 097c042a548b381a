import { day } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import { variant } from "../../theme/variant"

type Props = { title: string; summary: string; terms: string; until: IsoDate }

/** An offer with its terms and its last day. Whether it still runs is the page's to know. */
export function OfferSnippet({ title, summary, terms, until }: Props) {
  return (
    <aside className={variant("piece.offer")} aria-label="Offer">
      <p className={variant("text.h3")}>{title}</p>
      <p>{summary}</p>
      <p className={variant("text.small")}>
        {terms} Until <time dateTime={until}>{day(until)}</time>.
      </p>
    </aside>
  )
}
