import type { ReactNode } from "react"
import { createReference } from "../../../domain/reference"
import { variant } from "../../../theme/variant"

type Props = {
  title: string
  /** The quote's id, whose reference the page shows. */
  id?: string
  /** Shown between the heading and the text, or next to the heading if there's room. */
  picture?: ReactNode
  children: ReactNode
}

/** A short page about one thing, with its reference. */
export function PageColumn({ title, id, picture, children }: Props) {
  const columns = picture ? (["offer.grid"] as const) : []
  return (
    <div className={variant("layout.container", "offer.page", ...columns)}>
      <header className={variant("layout.pageHeader")}>
        <h1 className={variant("text.h1")}>{title}</h1>
        {id && (
          <p>
            Your reference: <strong className={variant("offer.reference")}>{createReference(id)}</strong>
          </p>
        )}
      </header>
      {picture}
      <div className={variant("layout.column", "layout.stackLarge")}>{children}</div>
    </div>
  )
}
