import { AmountsTable } from "../../components/comparison/comparison"
import { money } from "../../domain/format/format"
import { cents, sum, ZERO, type Cents } from "../../domain/money/money"
import type { Quote, QuoteGroup } from "../../domain/quote/quote-types"
import { variant } from "../../theme/variant"
import { amountCell, differenceCell } from "./cells"
import type { CalculatorAnswers } from "./read-answers"

type Props = { quote: Quote; amounts: CalculatorAnswers["amounts"] }

const subtotal = ({ groups }: Quote, key: QuoteGroup["key"]): Cents =>
  groups.find(group => group.key === key)?.subtotalCents ?? ZERO

/** Another firm's figures beside ours. Only lines that the other firm has given are added up. */
export function CompareFirms({ quote, amounts }: Props) {
  const lines = [
    { label: "Legal fee", ours: subtotal(quote, "our-fee"), theirs: amounts.otherFee },
    { label: "Searches and certificates", ours: subtotal(quote, "searches"), theirs: amounts.otherSearches },
    { label: "Settlement, platform and checks", ours: subtotal(quote, "settlement"), theirs: amounts.otherPlatform },
  ]
  const given = lines.flatMap(({ ours, theirs }) => (theirs === null ? [] : [{ ours, theirs }]))
  if (given.length === 0)
    return <p className={variant("text.note")}>Enter at least one of their lines to compare it with ours.</p>
  const ours = sum(...given.map(line => line.ours))
  const theirs = sum(...given.map(line => line.theirs))
  return (
    <>
      <p>
        <strong>{comparedInWords(ours, theirs)}</strong>
      </p>
      <AmountsTable
        caption="Their quote beside ours, line by line"
        first="Line"
        columns={["Ours", "Theirs", "Theirs less ours"]}
        rows={[
          ...lines.map(line => ({
            label: line.label,
            cells: [
              amountCell(line.ours),
              line.theirs === null ? "Not given" : amountCell(line.theirs),
              differenceCell(line.ours, line.theirs),
            ],
          })),
          {
            label: "Sum of the lines they gave",
            cells: [amountCell(ours), amountCell(theirs), differenceCell(ours, theirs)],
          },
        ]}
      />
      <p className={variant("text.muted")}>
        Duty and registration are the same whoever acts, so they are left out. Our searches count the top of each range.
        Check whether their figures include GST and every search that ours do.
      </p>
    </>
  )
}

function comparedInWords(ours: Cents, theirs: Cents): string {
  if (ours === theirs) return "Over these lines both quotes come to the same."
  const amount = money(cents(Math.abs(theirs - ours)))
  return `Over these lines they are ${amount} ${theirs > ours ? "dearer" : "cheaper"} than we are.`
}
