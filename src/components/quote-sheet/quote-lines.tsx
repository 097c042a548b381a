import type { Quote, QuoteLine } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"
import { CitedSource } from "../source-link/source-link"
import { formatLineMarks, formatQuoteLineAmount, getLineCondition, formatQuoteGroupTitle } from "./quote-words"

type Props = { quote: Pick<Quote, "groups" | "side">; level: 2 | 3 }

export function QuoteGroups({ quote: { groups, side }, level }: Props) {
  const Heading = `h${level === 2 ? 3 : 4}` as const
  return (
    <>
      {groups.map(({ key, job, title, lines }) => (
        <section key={`${job} ${key}`} className={variant("quote.group")}>
          <Heading className={variant("quote.groupTitle")}>{formatQuoteGroupTitle({ title, job }, side)}</Heading>
          <ul>
            {lines.map(line => (
              <li key={line.key}>
                <QuoteLineItem line={line} condition={key === "only-if" ? getLineCondition(line) : null} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

export const Why = ({ why, source }: Pick<QuoteLine, "why" | "source">) => (
  <>
    {why}
    {source && (
      <>
        {" "}
        Source: <CitedSource source={source} />.
      </>
    )}
  </>
)

type ItemProps = { line: QuoteLine; condition: string | null }

function QuoteLineItem({ line, condition }: ItemProps) {
  const { why, rule, source } = line
  return (
    <details className={variant("quote.line")}>
      <summary>
        <span>
          {condition && <span className={variant("quote.condition")}>{condition}: </span>}
          {line.label}
          <span className={variant("text.muted")}>{formatLineMarks(line)}</span>
          <Icon name="chevron" />
        </span>
        <span className={variant("quote.amount")}>{formatQuoteLineAmount(line)}</span>
      </summary>
      <div>
        <p>{why}</p>
        {rule && <p>Rule: {rule}</p>}
        {source && (
          <p>
            <CitedSource source={source} place="sheet" />
          </p>
        )}
      </div>
    </details>
  )
}
