import { day, money } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"
import { CostBar } from "./cost-bar"
import { QuoteBasis } from "./quote-basis"
import { QuoteGroups, QuoteTotals } from "./quote-lines"
import { figureInWords, jobInWords } from "./quote-words"

/** Where a quote is accepted, as the id of that part of the page. */
export const ACCEPT_ID = "accept"

/** From the total to there. Where it stands beside the total, the link is not shown. */
export const HOW_TO_ACCEPT = { id: ACCEPT_ID, words: "How to accept it" }

type Props = {
  quote: Quote
  /** The level of the sheet's heading; its groups stand one below. */ level?: 2 | 3
  /** True folds away what the quote stands on. */ compact?: boolean
  /** The way on, for those who need no more than the total: the id of what comes after the lines, and the link's words. */
  next?: { id: string; words: string } | false
}

/** The itemised answer to a quote request: every line with its reason, its rule and its source. */
export function QuoteSheet({ quote, level = 2, compact = false, next }: Props) {
  const { totals, grants } = quote
  const Heading = `h${level}` as const
  const { figure, about } = figureInWords(quote)
  return (
    <article className={variant("quote.sheet")} aria-label="Your itemised quote">
      <header className={variant("quote.head")}>
        <Heading className={variant("text.note")}>{jobInWords(quote)}</Heading>
        <p className={variant("quote.figure")}>{figure}</p>
        <p className={variant("text.muted")}>{about}</p>
        {totals.totalCents !== null && <CostBar totals={totals} />}
        {next && (
          <a href={`#${next.id}`} className={variant("buttons.secondary", "quote.next")}>
            {next.words}
          </a>
        )}
      </header>
      <div className={variant("quote.lines")}>
        <QuoteGroups quote={quote} level={level} />
        <QuoteTotals totals={totals} />
        {grants.length > 0 && (
          <section className={variant("quote.group")}>
            <p className={variant("quote.groupTitle")}>Grants you may be able to claim</p>
            {grants.map(({ key, label, amountCents, why, source }) => (
              <div key={key}>
                <p className={variant("quote.total")}>
                  {label} <span className={variant("quote.amount")}>{money(amountCents)}</span>
                </p>
                <p className={variant("text.muted")}>
                  {why}
                  {source && (
                    <>
                      {" "}
                      Source: <a href={source.url}>{source.name}</a>, checked on {day(source.checked)}.
                    </>
                  )}
                </p>
              </div>
            ))}
          </section>
        )}
      </div>
      {compact ? (
        <details className={variant("quote.folded")}>
          <summary>
            What it covers, leaves out and assumes
            <Icon name="chevron" />
          </summary>
          <QuoteBasis quote={quote} level={level} />
        </details>
      ) : (
        <QuoteBasis quote={quote} level={level} />
      )}
    </article>
  )
}
