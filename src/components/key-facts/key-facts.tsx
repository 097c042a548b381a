import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

export function KeyFacts({ children }: { children: ReactNode }) {
  return <dl className={variant("facts.list")}>{children}</dl>
}

type FactProps = { label: string; children?: ReactNode }

export const KeyFact = (props: FactProps) => <Fact {...props} className={variant("facts.fact")} />

export const Fact = ({ label, children, className }: FactProps & { className?: string }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
