import { day } from "../../domain/format/format"
import type { Source } from "../../domain/dated"
import { variant } from "../../theme/variant"

/** Where the facts of a page come from, and when each was last compared with its source. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <aside className={variant("piece.sources")} aria-label="Sources">
      <h2>Sources</h2>
      <ul>
        {sources.map(({ name, url, checked }) => (
          <li key={url}>
            <a href={url}>{name}</a>, checked on <time dateTime={checked}>{day(checked)}</time>
          </li>
        ))}
      </ul>
    </aside>
  )
}
