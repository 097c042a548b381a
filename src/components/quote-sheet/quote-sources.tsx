import { formatDay, formatMonth } from "../../domain/format/format"
import { isPassedOnAtCost } from "../../domain/firm/states"
import type { Quote } from "../../domain/quote/quote-types"
import type { Source } from "../../domain/source-and-period"
import { isCompanyPage } from "../../domain/source-kind"
import { describeSources } from "../../domain/format/source-words"
import { formatList } from "../../domain/text-formats"
import { variant } from "../../theme/variant"
import { Disclosure } from "../disclosure/disclosure"
import { CitedSource, removeDuplicateSources } from "../source-link/source-link"

type SourcedQuote = Pick<Quote, "groups" | "basis">

const listSources = (groups: Quote["groups"]): Source[] =>
  groups.flatMap(({ lines }) => lines.flatMap(({ source }) => source ?? []))

export const listQuoteSources = ({ groups }: Pick<Quote, "groups">): Source[] =>
  removeDuplicateSources(listSources(groups))

const formatEstimateCount = (count: number): string => (count === 1 ? "is an estimate" : "are estimates")

/** `Government figures: Revenue NSW, read November 2026. 4 of 19 lines are estimates.` */
function summariseQuoteSources({ groups, basis }: SourcedQuote): string {
  const government = listSources(groups.filter(({ key }) => key === "government"))
  const offices = government.flatMap(one => one.setBy ?? (one.isSecondary ? [] : one.name))
  const estimates = listSources(groups).filter(({ read }) => read === "estimate").length
  const lines = groups.flatMap(group => group.lines).length
  const month = formatMonth(government.map(one => one.checked).sort()[0] ?? basis.checkedOn)
  return [
    offices.length > 0
      ? `Government figures: ${formatList([...new Set(offices)])}, read ${month}.`
      : `Figures read ${month}.`,
    ...(estimates > 0 ? [`${estimates} of ${lines} lines ${formatEstimateCount(estimates)}.`] : []),
  ].join(" ")
}

export function formatSourcesFoot({ groups }: Pick<Quote, "groups">): string {
  const sources = listSources(groups)
  const estimates = sources.filter(({ read }) => read === "estimate").length
  const read = sources.filter(({ isSecondary }) => !isSecondary).length
  return `Government fees are set by the offices named and are the same whoever acts for you. ${read} ${read === 1 ? "was" : "were"} read on the office’s page or in the law, ${sources.length - read - estimates} in a published copy, ${estimates} ${formatEstimateCount(estimates)}. A copy can be out of date: if the office’s price differs, you pay the office’s price.`
}

type Props = { quote: SourcedQuote }

/** Who set a quote's figures, in one line that opens to the list. */
export function QuoteSources({ quote }: Props) {
  return (
    <Disclosure look="quote.sources" summary={summariseQuoteSources(quote)}>
      <ul aria-label="Sources">
        {listQuoteSources(quote).map((source, i) => (
          <li key={i}>
            <CitedSource source={source} place="sheet" />
          </li>
        ))}
      </ul>
      <p>{formatSourcesFoot(quote)}</p>
    </Disclosure>
  )
}

/** At the foot of an offer: one sentence for all sources that were read alike on the same day. */
export function OfferSources({ quote }: Props) {
  const alike = new Map<string, [Source, ...Source[]]>()
  for (const source of listQuoteSources(quote)) {
    const { read, checked, isSecondary, year } = source
    const key = [read, checked, isSecondary, year, isCompanyPage(source.url)].join()
    alike.set(key, [...(alike.get(key) ?? []), source] as [Source, ...Source[]])
  }
  return (
    <div className={variant("quote.sources")}>
      <p>Figures last read on {formatDay(quote.basis.checkedOn)}.</p>
      {[...alike].map(([key, sources]) => (
        <p key={key}>{describeSources(sources, isPassedOnAtCost).offer}</p>
      ))}
    </div>
  )
}
