import type { Source } from "../../domain/source-and-period"
import { SECONDARY_MARK } from "../../domain/source-and-period"

type Props = { source: Pick<Source, "name" | "url"> & { isSecondary?: boolean | null } }

/** A link to where something comes from. A source that's neither the law nor the office in charge is marked as secondary. */
export const SourceLink = ({ source: { name, url, isSecondary } }: Props) => (
  <>
    <a href={url}>{name}</a>
    {isSecondary && SECONDARY_MARK}
  </>
)
