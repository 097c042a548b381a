import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

/** A table with a caption; where it is wider than the page it scrolls by itself, with the keyboard too. */
export function Comparison({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={variant("piece.figure")}>
      <figcaption className={variant("table.caption")}>{caption}</figcaption>
      <div className={variant("table.scroll")} role="region" aria-label={caption} tabIndex={0}>
        {children}
      </div>
    </figure>
  )
}
