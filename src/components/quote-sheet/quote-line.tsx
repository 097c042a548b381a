import { day } from "../../domain/format/format"
import type { QuoteLine } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"
import { amountInWords } from "./quote-words"

/** One line of a quote; it opens to say what it is for, which rule gave it and where the figure comes from. */
export function QuoteLineItem({ line }: { line: QuoteLine }) {
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
