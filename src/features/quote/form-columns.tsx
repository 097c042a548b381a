import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

type Props = {
  /** True for a form over the page, where there's no room next to it. */
  overlay?: boolean
  /** Shown next to the form in a wide page. Without it the form has the whole width, as on the price screen. */
  aside: ReactNode
  children: ReactNode
}

/** The quote form and, in a wide page, the receipt next to it. */
export function FormColumns({ overlay, aside, children }: Props) {
  if (overlay) return children
  return (
    <div className={variant("quoteForm.box")}>
      <div className={variant(aside ? "quoteForm.columns" : "quoteForm.whole")}>
        {children}
        {aside && (
          <aside className={variant("quoteForm.beside")} aria-label="Your quote so far">
            {aside}
          </aside>
        )}
      </div>
    </div>
  )
}
