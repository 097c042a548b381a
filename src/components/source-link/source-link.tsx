import { formatDay } from "../../domain/format/format"
import { describeSources, type SourceFacts } from "../../domain/format/source-words"

type Props = {
  source: SourceFacts
  /** The day that a table says once for all sources that were read on it. */
  saidOnce?: SourceFacts["checked"]
  /** Where it's read: in a list of sources, or in a sheet. */
  place?: "list" | "sheet"
}

/** Who sets a figure and what we read, with a link if it's their own page. */
export function CitedSource({ source, saidOnce, place = "list" }: Props) {
  const {
    [place]: [before, linked, after],
    url,
  } = describeSources([source])
  return (
    <>
      {before}
      {url && linked ? <a href={url}>{linked}</a> : linked}
      {saidOnce === source.checked ? after.replace(/(?:, checked)? on [^,;]+$/, "") : after}
    </>
  )
}

/** Keeps each source once, even if several figures come from it. */
export const removeDuplicateSources = <S extends SourceFacts>(sources: readonly S[]): S[] => [
  ...new Map(sources.map(source => [describeSources([source]).sheet.join(""), source])).values(),
]

/** The day on which most of a table's sources were read, and the note with which the table says so. */
export function sayDayOnce(sources: readonly SourceFacts[]) {
  const counts = new Map<SourceFacts["checked"], number>()
  for (const { checked } of sources) counts.set(checked, (counts.get(checked) ?? 0) + 1)
  const [saidOnce] = [...counts].sort(([, a], [, b]) => b - a).map(([day]) => day)
  return {
    ...(saidOnce !== undefined && { saidOnce }),
    note: saidOnce === undefined ? "" : `We read the sources on ${formatDay(saidOnce)} unless they say another day`,
  }
}

type CitedSourcesProps = { sources: readonly SourceFacts[] } & Pick<Props, "saidOnce">

export const CitedSources = ({ sources, saidOnce }: CitedSourcesProps) =>
  removeDuplicateSources(sources).map((source, i) => (
    <span key={i}>
      {i > 0 && "; "}
      <CitedSource source={source} saidOnce={saidOnce} />
    </span>
  ))
