import { formatDay } from "../../domain/format/format"
import { SECONDARY_MARK } from "../../domain/text-formats"
import type { Source } from "../../domain/source-and-period"

type LinkedSource = Pick<Source, "name" | "url"> & { isSecondary?: boolean | null }

/** A link to a source. A source that's neither the law nor the office in charge is marked as secondary. */
export const SourceLink = ({ source: { name, url, isSecondary } }: { source: LinkedSource }) => (
  <>
    <a href={url}>{name}</a>
    {isSecondary && SECONDARY_MARK}
  </>
)

type CheckedSourceProps = { source: LinkedSource & Pick<Source, "checked"> }

export const CheckedSource = ({ source }: CheckedSourceProps) => (
  <>
    <SourceLink source={source} />, checked on {formatDay(source.checked)}
  </>
)

/** Keeps each source once, even if several figures come from it. */
export const removeDuplicateSources = <S extends LinkedSource>(sources: readonly S[]): S[] => [
  ...new Map(sources.map(source => [source.url, source])).values(),
]

export const CheckedSources = ({ sources }: { sources: readonly CheckedSourceProps["source"][] }) =>
  removeDuplicateSources(sources).map((source, i) => (
    <span key={source.url}>
      {i > 0 && "; "}
      <CheckedSource source={source} />
    </span>
  ))
