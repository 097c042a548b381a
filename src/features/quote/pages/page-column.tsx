import type { ReactNode } from "react"
import { createReference } from "../../../domain/reference"
import { variant } from "../../../theme/variant"

type Props = {
  title: string
  /** The quote's id, whose reference the page shows. */
  id?: string
  /** Shown beside the heading, or on a phone below it. */
  picture?: ReactNode
  /** The most important sentence, below the heading. */
  lead?: string
  children: ReactNode
}

/** A short page about one thing, with its reference. */
export function PageColumn({ title, id, picture, lead, children }: Props) {
  return (
    <div className={variant("layout.container", "offer.page")}>
      <header className={variant("layout.pageHeader")}>
        <h1 className={variant("text.h1")}>{title}</h1>
        {lead && <p className={variant("text.lead")}>{lead}</p>}
        {picture}
        {id && (
          <p className={variant("text.note")}>
            Your reference: <strong className={variant("offer.reference")}>{createReference(id)}</strong>
          </p>
        )}
      </header>
      <div className={variant("layout.column", "layout.stackLarge")}>{children}</div>
    </div>
  )
}
