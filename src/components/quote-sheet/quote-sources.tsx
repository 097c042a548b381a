import { formatDay } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { removeDuplicateSources, SourceLink } from "../source-link/source-link"

export const listQuoteSources = ({ groups }: Pick<Quote, "groups">) =>
  removeDuplicateSources(groups.flatMap(({ lines }) => lines.flatMap(({ source }) => source ?? [])))

/** The day on which all figures of a quote had been checked and, where there's room next to the lines, their sources. */
export function QuoteSources({ quote }: { quote: Pick<Quote, "groups" | "basis"> }) {
  return (
    <div className={variant("quote.sources")}>
      <p>Figures checked on {formatDay(quote.basis.checkedOn)}.</p>
      <ul aria-label="Sources">
        {listQuoteSources(quote).map(source => (
          <li key={source.url}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </div>
  )
}
