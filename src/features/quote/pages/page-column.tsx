import type { ReactNode } from "react"
import { variant } from "../../../theme/variant"

type Props = { title: string; id?: string; children: ReactNode }

/** A short page that says one thing, with the reference of what it is about. */
export function PageColumn({ title, id, children }: Props) {
  return (
    <div className={variant("section.plain")}>
      <div className={variant("layout.narrow", "layout.stackLarge")}>
        <h1 className={variant("text.h1")}>{title}</h1>
        {id && (
          <p>
            Your reference: <strong className={variant("offer.reference")}>{id}</strong>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
