import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

type Props = {
  /** The form is over the page, where there's no room beside it. */
  overlay?: boolean
  /** Without it the form has the whole width, as its price does. */
  beside: ReactNode
  children: ReactNode
}

/** The quote form and, in a wide page, the receipt beside it. */
export function FormColumns({ overlay, beside, children }: Props) {
  if (overlay) return children
  return (
    <div className={variant("quoteForm.box")}>
      <div className={variant(beside ? "quoteForm.columns" : "quoteForm.whole")}>
        {children}
        {beside && (
          <aside className={variant("quoteForm.beside")} aria-label="Your quote so far">
            {beside}
          </aside>
        )}
      </div>
    </div>
  )
}
