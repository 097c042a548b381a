import { useId, type ReactNode } from "react"
import { variant } from "../../theme/variant"

/** A legal word with its meaning, which opens below the word when it is tapped or has the keyboard's focus. */
export function Term({ meaning, children }: { meaning: string; children: ReactNode }) {
  const id = useId()
  return (
    <dfn className={variant("piece.term")} tabIndex={0} aria-describedby={id}>
      {children}
      <span id={id}>{meaning}</span>
    </dfn>
  )
}
