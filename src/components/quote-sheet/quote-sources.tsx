import { formatDay } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { SourceLink } from "../source-link/source-link"

/** Where the figures of a quote come from, each source once. */
export const listSources = ({ groups }: Pick<Quote, "groups">) => {
  const all = groups.flatMap(({ lines }) => lines.flatMap(({ source }) => source ?? []))
  return [...new Map(all.map(source => [source.url, source])).values()]
}

/** The sources of a quote's figures and the day by which all were checked: the list, where there's room beside the lines. */
export function QuoteSources({ quote }: { quote: Pick<Quote, "groups" | "basis"> }) {
  return (
    <div className={variant("quote.sources")}>
      <p>Figures checked on {formatDay(quote.basis.checkedOn)}.</p>
      <ul aria-label="Sources">
        {listSources(quote).map(source => (
          <li key={source.url}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </div>
  )
}
