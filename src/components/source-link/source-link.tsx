import { describeSources, type SourceFacts } from "../../domain/format/source-words"

type Props = {
  source: SourceFacts
  /** Where it's read: in a list of sources, or in a sheet. */
  place?: "list" | "sheet"
}

/** Who sets a figure and what we read, with a link if it's their own page. */
export function CitedSource({ source, place = "list" }: Props) {
  const {
    [place]: [before, linked, after],
    url,
  } = describeSources([source])
  return (
    <>
      {before}
      {url && linked ? <a href={url}>{linked}</a> : linked}
      {after}
    </>
  )
}

/** Keeps each source once, even if several figures come from it. */
export const removeDuplicateSources = <S extends SourceFacts>(sources: readonly S[]): S[] => [
  ...new Map(sources.map(source => [describeSources([source]).sheet.join(""), source])).values(),
]

export const CitedSources = ({ sources }: { sources: readonly SourceFacts[] }) =>
  removeDuplicateSources(sources).map((source, i) => (
    <span key={i}>
      {i > 0 && "; "}
      <CitedSource source={source} />
    </span>
  ))
