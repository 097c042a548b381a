import type { ReactNode } from "react"
import { MAIN_ID, SkipLink } from "../components/skip-link/skip-link"
import { variant } from "../theme/variant"

type Props = {
  header: ReactNode
  footer: ReactNode
  overlays?: ReactNode
  /** True keeps the page to the container. */ boxed?: boolean
  children: ReactNode
}

/** What every layout is made of: a way past the header, the page's own part, the foot, and what lies over it. */
export function Shell({ header, footer, overlays, boxed = true, children }: Props) {
  return (
    <div className={variant("layout.page")}>
      <SkipLink />
      {header}
      <main id={MAIN_ID} tabIndex={-1} className={variant("layout.main")}>
        {boxed ? <div className={variant("layout.boxed")}>{children}</div> : children}
      </main>
      {footer}
      {overlays}
    </div>
  )
}
