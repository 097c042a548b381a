import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

/** What happens, in order and numbered. */
export function Stages({ children }: { children: ReactNode }) {
  return <ol className={variant("stages.list")}>{children}</ol>
}

export function Stage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li className={variant("stages.stage")}>
      <h3 className={variant("text.h3")}>{title}</h3>
      {children}
    </li>
  )
}
