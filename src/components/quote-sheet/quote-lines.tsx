import { day, money } from "../../domain/format/format"
import type { Quote, QuoteLine, QuoteTotals as Totals } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"
import { amountInWords, groupInWords, gstInWords, sumsInWords } from "./quote-words"

type Props = { quote: Pick<Quote, "groups" | "side">; level: 2 | 3 }

/** The lines of a quote in their groups, each group with its subtotal. */
export function QuoteGroups({ quote: { groups, side }, level }: Props) {
  const Heading = `h${level === 2 ? 3 : 4}` as const
  return (
    <>
      {groups.map(({ key, job, title, lines, subtotalCents }) => (
        <section key={`${job} ${key}`} className={variant("quote.group")}>
          <Heading className={variant("quote.groupTitle")}>
            <span>{groupInWords({ title, job }, side)}</span>
            {subtotalCents !== null && <span className={variant("quote.amount")}>{money(subtotalCents)}</span>}
          </Heading>
          <ul>
            {lines.map(line => (
              <li key={line.key}>
                <QuoteLineItem line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** One line of a quote; it opens to say what it is for, which rule gave it and where the figure comes from. */
function QuoteLineItem({ line }: { line: QuoteLine }) {
  const { label, why, rule, source, provisional } = line
  return (
    <details className={variant("quote.line")}>
      <summary>
        <span>
          {label}
          {provisional && <span className={variant("text.muted")}> (to be confirmed)</span>}
          <Icon name="chevron" />
        </span>
        <span className={variant("quote.amount")}>{amountInWords(line)}</span>
      </summary>
      <div>
        <p>{why}</p>
        {rule && <p>Rule: {rule}</p>}
        {source && (
          <p>
            Source: <a href={source.url}>{source.name}</a>, checked on {day(source.checked)}
          </p>
        )}
      </div>
    </details>
  )
}

/** The sums of a quote. GST is inside them, and said. */
export function QuoteTotals({ totals }: { totals: Totals }) {
  const { rows, total } = sumsInWords(totals)
  return (
    <section className={variant("quote.group")} aria-label="Totals">
      <dl className={variant("quote.sums")}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={variant("quote.total")}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={variant("quote.grandTotal")}>
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className={variant("text.muted")}>{gstInWords(totals)}</p>
    </section>
  )
}
