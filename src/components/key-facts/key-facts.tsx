import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

/** A few facts that readers look for first: a list of `KeyFact`s. */
export function KeyFacts({ children }: { children: ReactNode }) {
  return <dl className={variant("facts.list")}>{children}</dl>
}

export function KeyFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={variant("facts.fact")}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
