import { useState, type ReactNode } from "react"
import { variant } from "../../theme/variant"

type Props = { id: string; title: string; startsOpen: boolean; children: ReactNode }

/** A comparison that opens when it is wanted; from then on the browser alone opens and closes it. */
export function Part({ id, title, startsOpen, children }: Props) {
  const [open] = useState(startsOpen)
  return (
    <details id={id} className={variant("calculator.whole", "form.more")} open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
