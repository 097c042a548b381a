import { formatDay } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { removeDuplicateSources, SourceLink } from "../source-link/source-link"

/** Where the figures of a quote come from, each source once. */
export const listSources = ({ groups }: Pick<Quote, "groups">) =>
  removeDuplicateSources(groups.flatMap(({ lines }) => lines.flatMap(({ source }) => source ?? [])))

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
