import { money } from "../../domain/format/format"
import type { Quote } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { QuoteLineItem } from "./quote-line"
import { groupInWords } from "./quote-words"

type Props = { quote: Pick<Quote, "groups" | "side">; level: 2 | 3 }

/** The lines of a quote in their groups, each group with its subtotal. */
export function QuoteGroups({ quote: { groups, side }, level }: Props) {
  const Heading = `h${level === 2 ? 3 : 4}` as const
  return (
    <>
      {groups.map(({ key, job, title, lines, subtotalCents }) => (
        <section key={`${job} ${key}`} className={variant("quote.group")}>
          <Heading className={variant("quote.groupTitle")}>
            <span>{groupInWords({ title, job }, side)}</span>
            {subtotalCents !== null && <span className={variant("quote.amount")}>{money(subtotalCents)}</span>}
          </Heading>
          <ul>
            {lines.map(line => (
              <li key={line.key}>
                <QuoteLineItem line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
