import { useId, type ReactNode } from "react"
import { variant } from "../../theme/variant"

type Props = {
  meaning: string
  /** Where the word stands in the list of all words; the build gives it to those that are in it. */
  anchor?: string
  children: ReactNode
}

/** A legal word with its meaning, which opens below the word when it is tapped or has the keyboard's focus. */
export function Term({ meaning, anchor, children }: Props) {
  const id = useId()
  return (
    <dfn className={variant("piece.term")} tabIndex={0} aria-describedby={id}>
      {children}
      <span id={id}>
        {meaning} {anchor && <a href={anchor}>All terms</a>}
      </span>
    </dfn>
  )
}
