import type { ReactNode } from "react"
import { CostSummary } from "../../components/quote-sheet/cost-summary"
import { totalLabel } from "../../components/quote-sheet/quote-words"
import { QuietStatus } from "../../components/quiet-status/quiet-status"
import { Receipt } from "../../components/quote-sheet/receipt"
import { formatMoney } from "../../domain/format/format"
import { cents } from "../../domain/money/money"
import { variant } from "../../theme/variant"
import { inTotal, describeTotal, type Result, type WholeCost } from "./result"

/** Where every line is, as the id of that part of the calculator. */
export const LINES_ID = "calculator-lines"

type Props = {
  /** `null` until the calculator is interactive. */
  result: Result | null
  /** What's said aloud; as the result is when it isn't given. */
  said?: string
  /** What can be done with the result. */
  children?: ReactNode
}

/** What the job costs and the sum that it comes from: in view beside the answers, or on a phone below them. */
export function TotalPanel({ result, said = result ? describeTotal(result) : "", children }: Props) {
  return (
    <section className={variant("calculator.result")} aria-label="Your total">
      <QuietStatus text={said} />
      <div className={variant("calculator.panel")}>
        {result && "cash" in result ? <Costs {...result} /> : <NoCosts reason={result?.reason} />}
        {children}
      </div>
    </section>
  )
}

/** An outline of what there will be, and why there's nothing yet if that's to be said. */
function NoCosts({ reason }: { reason: string | undefined }) {
  return (
    <>
      {reason && <p className={variant("calculator.reason")}>{reason}</p>}
      <Receipt totals={null} />
    </>
  )
}

function Costs({ quote, funds, cash }: WholeCost) {
  const { side, totals } = quote
  return (
    <>
      <p className={variant("calculator.total", "layout.answer")}>
        <span>{totalLabel(side)}</span>{" "}
        <strong>{totals.totalCents === null ? "Needs a price" : formatMoney(totals.totalCents)}</strong>{" "}
        <a href={`#${LINES_ID}`}>See every line</a>
      </p>
      <div className={variant("layout.answer")}>
        <CostSummary totals={totals} side={side} withTotal={false} />
      </div>
      {side === "buying" && <WithPrice quote={quote} funds={funds} cash={cash} />}
    </>
  )
}

/** The price on top of the costs, and what the buyer must find once deposit and loan are taken off. */
function WithPrice({ quote: { priceCents, totals }, funds: { deposit, loan }, cash }: WholeCost) {
  const all = inTotal(priceCents, totals)
  if (all === null) return null
  const less = [
    { label: "Less your deposit", amount: deposit },
    { label: "Less your loan", amount: loan },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ label, amount: formatMoney(cents(-amount)) }]))
  const rest = { label: cash < 0 ? "Left over" : "Cash you’ll need", amount: formatMoney(cents(Math.abs(cash))) }
  const rows = [{ label: "Including the price", amount: formatMoney(all) }, ...less, ...(less.length > 0 ? [rest] : [])]
  return (
    <dl className={variant("calculator.withPrice", "layout.answer")}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
