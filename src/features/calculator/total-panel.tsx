import type { ReactNode } from "react"
import { Bar, CostRows } from "../../components/quote-sheet/cost-bar"
import { money } from "../../domain/format/format"
import { cents } from "../../domain/money/money"
import { variant } from "../../theme/variant"
import type { Result, WholeCost } from "./result"

type Props = {
  /** `null` until the calculator is interactive. */
  result: Result | null
  /** What can be done with the result. */
  children?: ReactNode
}

/** The total, said aloud as it changes, and the sum that it comes from. Stays in sight beside the answers. */
export function TotalPanel({ result, children }: Props) {
  return (
    <section className={variant("calculator.result")} aria-label="Your total">
      <div className={variant("calculator.panel")}>
        <p className={variant("calculator.total")} role="status" aria-atomic="true">
          {result && "cash" in result ? (
            <Total {...result} />
          ) : (
            (result?.reason ?? "Your total stands here as you answer.")
          )}
        </p>
        {result && "cash" in result && (
          <>
            <Bar totals={result.quote.totals} />
            <Sum {...result} />
          </>
        )}
        {children}
      </div>
    </section>
  )
}

function Total({ quote, cash }: WholeCost) {
  const label = quote.side === "selling" ? "The whole cost of the sale" : cash < 0 ? "Left over" : "Total cash needed"
  return (
    <>
      <span>{label}</span> <strong>{money(cents(Math.abs(cash)))}</strong>
    </>
  )
}

/** Each step from the price to the total. */
function Sum({ quote: { side, priceCents, totals }, funds: { deposit, loan }, cash }: WholeCost) {
  const less = [
    { label: "Less your deposit", amount: deposit },
    { label: "Less your loan", amount: loan },
  ]
  return (
    <dl className={variant("cost.parts")}>
      {side === "buying" && priceCents !== null && (
        <div>
          <dt>Price</dt>
          <dd>{money(priceCents)}</dd>
        </div>
      )}
      <CostRows totals={totals} />
      {side === "buying" &&
        less.map(
          ({ label, amount }) =>
            amount !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{money(cents(-amount))}</dd>
              </div>
            ),
        )}
      <div>
        <dt>Total, including GST</dt>
        <dd>{money(cash)}</dd>
      </div>
    </dl>
  )
}
