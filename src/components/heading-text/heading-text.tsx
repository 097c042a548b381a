import { Fragment, type ReactNode } from "react"
import { preventBreaksBeforeNumbers } from "../../domain/text-formats"
import { variant } from "../../theme/variant"

/** A word whose short second part would be alone on the next line. */
const HYPHENATED = /(\b\w+-(?:off|in|out|up)\b)/i

const renderWhole = (words: string): ReactNode => <span className={variant("text.whole")}>{words}</span>

/** A heading's text. Words such as "cooling-off", and the name if there's one, stay on one line where they fit. */
export function HeadingText({ children, name }: { children: string; name?: string }) {
  const parts = preventBreaksBeforeNumbers(children)
    .split(HYPHENATED)
    .flatMap((part, i) => {
      if (i % 2 === 1) return [renderWhole(part)]
      return name ? part.split(name).flatMap((rest, j) => (j > 0 ? [renderWhole(name), rest] : [rest])) : [part]
    })
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>)
}
