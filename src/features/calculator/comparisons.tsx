import { useEffect, useRef, useState, type ReactNode } from "react"
import type { CalculatorPart } from "../../domain/content/author-components"
import type { IsoDate } from "../../domain/iso-date"
import { OUR_STATES } from "../../domain/states"
import { StaticHtml } from "../../components/static-html/static-html"
import { variant, type VariantName } from "../../theme/variant"
import { DateField, MoneyField } from "../../components/form/text-fields"
import { CALCULATOR_ID } from "./calculator-questions"
import { describeCostAtOtherPriceOrDate, CompareCases, type CasesProps } from "./compare-cases"
import { CompareFirms, CompareStates, describeFirmComparison } from "./comparison-tables"
import type { CalculatorAnswers } from "./read-answers"
import type { Result } from "./result"

type Props = {
  start: CalculatorPart
  /** `null` until the calculator is interactive. */
  calculation: { answers: CalculatorAnswers; result: Result; today: IsoDate } | null
}

const ANSWER_FIRST = (
  <StaticHtml as="p" className={variant("text.note")}>
    {() => "Answer the questions above first."}
  </StaticHtml>
)

/**
 * The comparisons with other states, prices, dates and firms. One that the visitor has already filled in is open. A firm
 * in one state has no comparison of states, so a page that would open it starts with the whole cost.
 */
export function Comparisons({ start, calculation }: Props) {
  const hasAnyAnswer = (...answers: readonly unknown[]) =>
    answers.some(answer => answer !== null && answer !== undefined)
  const { amounts, days, otherPrice } = calculation?.answers ?? {}
  const cases = calculation && getComparedCases(calculation.answers, calculation.today)
  const quote = calculation && "quote" in calculation.result ? calculation.result.quote : null
  const printVariants = quote ? (["calculator.answers", "layout.answer"] as const) : []
  return (
    <>
      {OUR_STATES.length > 1 && (
        <Part
          id={`${CALCULATOR_ID}-states`}
          title={`The same job in the other ${OUR_STATES.length > 2 ? "states" : "state"}`}
          startsOpen={start === "states"}
          printVariants={printVariants}
        >
          {cases ? <CompareStates {...cases} /> : ANSWER_FIRST}
        </Part>
      )}
      <Part
        id={`${CALCULATOR_ID}-dates`}
        title="Compare with another price or date"
        startsOpen={start === "dates" || hasAnyAnswer(days?.otherDate, otherPrice)}
        printVariants={printVariants}
      >
        <MoneyField name="otherPrice" label="Another price to compare" />
        <DateField
          name="otherDate"
          label="Another contract date"
          hint="We’ll compare it with the contract date above, or with today."
        />
        <div className={variant("layout.stack")}>{cases ? <CompareCases {...cases} /> : ANSWER_FIRST}</div>
      </Part>
      <Part
        id={`${CALCULATOR_ID}-firms`}
        title="Compare another firm’s quote"
        startsOpen={
          start === "firms" || hasAnyAnswer(amounts?.otherFee, amounts?.otherSearches, amounts?.otherPlatform)
        }
        printVariants={printVariants}
      >
        <div className={variant("form.row")}>
          <MoneyField name="otherFee" label="Their fee" hint="Including GST." />
          <MoneyField name="otherSearches" label="Their searches" hint="Including GST." />
          <MoneyField name="otherPlatform" label="Their settlement platform and ID checks" hint="Including GST." />
        </div>
        <div className={variant("layout.stack")}>
          {quote && amounts ? <CompareFirms quote={quote} amounts={amounts} /> : ANSWER_FIRST}
        </div>
      </Part>
    </>
  )
}

/** What screen readers announce after a comparison's field has changed; `undefined` for any other field. */
export function describeChangedCostComparison(
  last: string | null,
  { answers, result, today }: Exclude<Props["calculation"], null>,
) {
  const cases = getComparedCases(answers, today)
  if (last === "otherDate" || last === "otherPrice") return cases ? describeCostAtOtherPriceOrDate(cases) : undefined
  if (!last?.startsWith("other") || !("quote" in result)) return undefined
  return describeFirmComparison({ quote: result.quote, amounts: answers.amounts })
}

type PartProps = {
  id: string
  title: string
  startsOpen: boolean
  /** The variants that print the comparison if it's open. */ printVariants: readonly VariantName[]
  children: ReactNode
}

/** One comparison. `startsOpen` only decides whether it's open at first; after that the browser opens and closes it. */
function Part({ id, title, startsOpen, printVariants, children }: PartProps) {
  const part = useRef<HTMLDetailsElement>(null)
  const [open] = useState(startsOpen)
  // The answers of the address are known once the page's HTML is interactive.
  useEffect(() => {
    if (startsOpen && part.current) part.current.open = true
  }, [startsOpen])
  return (
    <details ref={part} id={id} className={variant("calculator.whole", "form.more", ...printVariants)} open={open}>
      <StaticHtml as="summary">{() => title}</StaticHtml>
      <div>{children}</div>
    </details>
  )
}

/** The cases to compare for these answers; `null` while there's no job. */
const getComparedCases = ({ job, days, otherPrice }: CalculatorAnswers, today: IsoDate): CasesProps | null =>
  job && { job, on: days.contractDate, otherPrice, otherDate: days.otherDate, today }
