import type { ComponentProps } from "react"
import { formatDay } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import { SourceLink } from "./source-link"

type SourceWithDate = ComponentProps<typeof SourceLink>["source"] & { checked: IsoDate }

/** Where something comes from, and the day it was last compared with that. */
export const CheckedSource = ({ source }: { source: SourceWithDate }) => (
  <>
    <SourceLink source={source} />, checked on {formatDay(source.checked)}
  </>
)

/** The same of several sources, one after the other. */
export const CheckedSources = ({ sources }: { sources: readonly SourceWithDate[] }) =>
  sources.map((source, i) => (
    <span key={source.url}>
      {i > 0 && "; "}
      <CheckedSource source={source} />
    </span>
  ))
