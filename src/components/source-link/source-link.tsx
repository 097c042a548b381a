import { formatDay } from "../../domain/format/format"
import { SECONDARY_MARK } from "../../domain/secondary-mark"
import type { Source } from "../../domain/source-and-period"

type LinkedSource = Pick<Source, "name" | "url"> & { isSecondary?: boolean | null }

/** A link to where something comes from. A source that's neither the law nor the office in charge is marked as secondary. */
export const SourceLink = ({ source: { name, url, isSecondary } }: { source: LinkedSource }) => (
  <>
    <a href={url}>{name}</a>
    {isSecondary && SECONDARY_MARK}
  </>
)

type CheckedSourceProps = { source: LinkedSource & Pick<Source, "checked"> }

/** Where something comes from, and the day it was last compared with that. */
export const CheckedSource = ({ source }: CheckedSourceProps) => (
  <>
    <SourceLink source={source} />, checked on {formatDay(source.checked)}
  </>
)

/** Each source once, though several figures come from it. */
export const removeDuplicateSources = <S extends LinkedSource>(sources: readonly S[]): S[] => [
  ...new Map(sources.map(source => [source.url, source])).values(),
]

/** The sources one after the other, each once. */
export const CheckedSources = ({ sources }: { sources: readonly CheckedSourceProps["source"][] }) =>
  removeDuplicateSources(sources).map((source, i) => (
    <span key={source.url}>
      {i > 0 && "; "}
      <CheckedSource source={source} />
    </span>
  ))
