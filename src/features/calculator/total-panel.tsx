import type { ReactNode } from "react"
import { Fact } from "../../components/key-facts/key-facts"
import { formatOpenFees, getTotalLabel } from "../../components/quote-sheet/quote-words"
import { QuietStatus } from "../../components/quiet-status/quiet-status"
import { Receipt } from "../../components/quote-sheet/receipt"
import { formatMoney } from "../../domain/format/format"
import { cents } from "../../domain/money/money"
import { variant } from "../../theme/variant"
import { addPropertyPrice, describeTotalCost, type Result, type WholeCost } from "./result"

/** The id of the part of the calculator that lists every line. */
export const LINES_ID = "calculator-lines"

type Props = {
  /** `null` until the calculator is interactive. */
  result: Result | null
  /** What screen readers announce; by default, the result. */
  announcement?: string
  children?: ReactNode
}

/** The total and how it adds up: next to the answers, or below them on a phone. */
export function TotalPanel({ result, announcement = result ? describeTotalCost(result) : "", children }: Props) {
  return (
    <section className={variant("calculator.result")} aria-label="Your total">
      <QuietStatus text={announcement} />
      <div className={variant("calculator.panel")}>
        {result && "cash" in result ? (
          <Costs {...result} />
        ) : (
          <>
            {result?.reason && <p className={variant("calculator.reason")}>{result.reason}</p>}
            <Receipt totals={null} title="Your total" />
          </>
        )}
        {children}
      </div>
    </section>
  )
}

function Costs({ quote, funds, cash }: WholeCost) {
  const { side, totals } = quote
  return (
    <>
      <p className={variant("calculator.total", "layout.answer")}>
        <span>{getTotalLabel(side)}</span>{" "}
        <strong>{totals.totalCents === null ? "Needs a price" : formatMoney(totals.totalCents)}</strong>{" "}
        <a href={`#${LINES_ID}`}>See every line</a>
      </p>
      <div className={variant("layout.answer")}>
        <Receipt
          totals={totals}
          side={side}
          withTotal={false}
          openFees={formatOpenFees(quote)}
          basedOn={quote.basis.basedOn}
        />
      </div>
      {side === "buying" && <WithPrice quote={quote} funds={funds} cash={cash} />}
    </>
  )
}

/** The total including the price, and the cash the buyer needs after the deposit and the loan. */
function WithPrice({ quote: { priceCents, totals }, funds: { deposit, loan }, cash }: WholeCost) {
  const all = addPropertyPrice(priceCents, totals)
  if (all === null) return null
  const deductions = [
    { label: "Less your deposit", amount: deposit },
    { label: "Less your loan", amount: loan },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ label, amount: formatMoney(cents(-amount)) }]))
  const rest = { label: cash < 0 ? "Left over" : "Cash you’ll need", amount: formatMoney(cents(Math.abs(cash))) }
  const rows = [
    { label: "Including the price", amount: formatMoney(all) },
    ...deductions,
    ...(deductions.length > 0 ? [rest] : []),
  ]
  return (
    <dl className={variant("calculator.withPrice", "layout.answer")}>
      {rows.map(({ label, amount }) => (
        <Fact key={label} label={label}>
          {amount}
        </Fact>
      ))}
    </dl>
  )
}
