import { formatMoney } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Disclosure } from "../disclosure/disclosure"
import { QuoteBasis } from "./quote-basis"
import { QuoteGroups, Why } from "./quote-lines"
import { QuoteSources } from "./quote-sources"
import { formatGstInFee, formatJobSummary, formatOpenFees } from "./quote-words"
import { Receipt } from "./receipt"

/** The id of the part of the page where a quote is accepted. */
export const ACCEPT_ID = "accept"

/** The link from the total to the part where the quote is accepted. It's hidden if that part is next to the sheet. */
export const HOW_TO_ACCEPT = { id: ACCEPT_ID, words: "How to accept it" }

type Props = {
  quote: Quote
  /** The level of the sheet's heading. The headings of its groups are one level below. */ level?: 2 | 3
  /** True collapses what the quote is based on. */ compact?: boolean
  /** False if the page shows the sums elsewhere. */ withSums?: boolean
  /** A link below the total, for visitors who don't need the lines: its text, and the id of what comes after the lines. */
  next?: { id: string; words: string } | false
}

/** The itemised answer to a quote request: every line with its reason, rule and source. */
export function QuoteSheet({ quote, level = 2, compact = false, withSums = true, next }: Props) {
  const { totals, grants, side } = quote
  const Heading = `h${level}` as const
  return (
    <article className={variant("quote.sheet")} aria-label="Your itemised quote">
      <header className={variant("quote.head")}>
        <Heading className={variant("text.note")}>{formatJobSummary(quote)}</Heading>
        {withSums && (
          <section aria-label="Totals">
            <Receipt totals={totals} side={side} openFees={formatOpenFees(quote)} basedOn={quote.basis.basedOn} />
          </section>
        )}
        {next && (
          <a href={`#${next.id}`} className={variant("buttons.secondary", "quote.next")}>
            {next.words}
          </a>
        )}
        <QuoteSources quote={quote} />
      </header>
      <div className={variant("quote.lines")}>
        <QuoteGroups quote={quote} level={level} />
        {quote.basis.offerNote && <p className={variant("quote.gst")}>{quote.basis.offerNote}</p>}
        <p className={variant("quote.gst")}>{formatGstInFee(totals)}</p>
        {grants.length > 0 && (
          <section className={variant("quote.group")}>
            <p className={variant("quote.groupTitle")}>Grants you may be able to claim</p>
            {grants.map(({ key, label, amountCents, why, source }) => (
              <div key={key}>
                <p className={variant("quote.total")}>
                  {label} <span className={variant("quote.amount")}>{formatMoney(amountCents)}</span>
                </p>
                <p className={variant("text.muted")}>
                  <Why why={why} source={source} />
                </p>
              </div>
            ))}
          </section>
        )}
      </div>
      {compact ? (
        <Disclosure look="quote.folded" summary="What it covers, leaves out and assumes">
          <QuoteBasis quote={quote} level={level} />
        </Disclosure>
      ) : (
        <QuoteBasis quote={quote} level={level} />
      )}
    </article>
  )
}
