import type { ReactNode } from "react"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"
import { formatQuoteBasis } from "./quote-words"

type Props = { quote: Pick<Quote, "basis" | "included">; level: 2 | 3 }

export function QuoteBasis({ quote: { basis, included }, level }: Props) {
  const { assumptions, notIncluded } = basis
  const Heading = `h${level === 2 ? 3 : 4}` as const
  return (
    <section className={variant("quote.basis")} aria-label="What this quote is based on">
      <BasisList heading={<Heading>Our fixed fee covers</Heading>} items={included} isIncluded />
      <BasisList heading={<Heading>Not included</Heading>} items={notIncluded} />
      <BasisList heading={<Heading>We’ve assumed</Heading>} items={assumptions} />
      <div>
        <Heading>Basis</Heading>
        <p>{formatQuoteBasis(basis)}</p>
      </div>
    </section>
  )
}

type ListProps = { heading: ReactNode; items: readonly string[]; isIncluded?: boolean }

function BasisList({ heading, items, isIncluded = false }: ListProps) {
  if (items.length === 0) return null
  return (
    <div>
      {heading}
      <ul className={isIncluded ? variant("quote.included") : undefined}>
        {items.map(item => (
          <li key={item}>
            {isIncluded && <Icon name="check" />}
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
