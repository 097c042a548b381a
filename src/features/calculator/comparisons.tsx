import { useState, type ReactNode } from "react"
import type { CalculatorPart } from "../../domain/content/author-components"
import type { IsoDate } from "../../domain/iso-date"
import { OUR_STATES } from "../../domain/states"
import { variant, type VariantName } from "../../theme/variant"
import { DateField } from "../../components/form/text-fields"
import { MoneyField } from "../../components/form/text-fields"
import { CALCULATOR_ID } from "./calculator-questions"
import { describeCases, CompareCases, type CasesProps } from "./compare-cases"
import { CompareFirms, CompareStates, describeFirms } from "./comparison-tables"
import type { CalculatorAnswers } from "./read-answers"
import type { Result } from "./result"

type Props = {
  start: CalculatorPart
  /** `null` until the calculator is interactive. */
  worked: { answers: CalculatorAnswers; result: Result; today: IsoDate } | null
}

const NEEDS = <p className={variant("text.note")}>Answer the questions above first.</p>

/**
 * What the answers can be compared with. An answer that is already given opens its comparison. A firm in one state has no
 * other to compare it with: a page that begins with the states then begins with the whole cost.
 */
export function Comparisons({ start, worked }: Props) {
  const given = (...answers: readonly unknown[]) => answers.some(answer => answer !== null && answer !== undefined)
  const { amounts, days, otherPrice } = worked?.answers ?? {}
  const printed = worked && "quote" in worked.result ? (["calculator.answers", "layout.answer"] as const) : []
  return (
    <>
      {OUR_STATES.length > 1 && (
        <Part
          id={`${CALCULATOR_ID}-states`}
          title={`The same job in the other ${OUR_STATES.length > 2 ? "states" : "state"}`}
          startsOpen={start === "states"}
          printed={printed}
        >
          <States worked={worked} />
        </Part>
      )}
      <Part
        id={`${CALCULATOR_ID}-dates`}
        title="Compare with another price or date"
        startsOpen={start === "dates" || given(days?.otherDate, otherPrice)}
        printed={printed}
      >
        <MoneyField name="otherPrice" label="What other price could it be?" />
        <DateField
          name="otherDate"
          label="What other date could you sign on?"
          hint="We’ll compare it with the contract date above, or with today."
        />
        <div className={variant("layout.stack")}>
          <Cases worked={worked} />
        </div>
      </Part>
      <Part
        id={`${CALCULATOR_ID}-firms`}
        title="Compare another firm’s quote"
        startsOpen={start === "firms" || given(amounts?.otherFee, amounts?.otherSearches, amounts?.otherPlatform)}
        printed={printed}
      >
        <div className={variant("form.row")}>
          <MoneyField name="otherFee" label="Their fee" hint="Including GST." />
          <MoneyField name="otherSearches" label="Their searches" hint="Including GST." />
          <MoneyField name="otherPlatform" label="Their platform and checks" hint="Including GST." />
        </div>
        <div className={variant("layout.stack")}>
          <Firms worked={worked} />
        </div>
      </Part>
    </>
  )
}

/** What is said of the comparison whose field was changed last; `undefined` when it wasn't one of theirs. */
export function describeComparison(last: string | null, { answers, result, today }: Exclude<Props["worked"], null>) {
  const { amounts } = answers
  if (last === "otherDate" || last === "otherPrice") {
    const cases = casesIn(answers, today)
    return cases ? describeCases(cases) : undefined
  }
  if (last !== "otherFee" && last !== "otherSearches" && last !== "otherPlatform") return undefined
  return "quote" in result ? describeFirms({ quote: result.quote, amounts }) : undefined
}

type PartProps = {
  id: string
  title: string
  startsOpen: boolean
  /** What makes it part of what's printed, if it's open. */ printed: readonly VariantName[]
  children: ReactNode
}

/** A comparison that opens when it is wanted; from then on the browser alone opens and closes it. */
function Part({ id, title, startsOpen, printed, children }: PartProps) {
  const [open] = useState(startsOpen)
  return (
    <details id={id} className={variant("calculator.whole", "form.more", ...printed)} open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}

type Worked = Pick<Props, "worked">

function States({ worked }: Worked) {
  if (!worked?.answers.job) return NEEDS
  const { answers, today } = worked
  return <CompareStates job={worked.answers.job} on={answers.days.contractDate} today={today} />
}

function Cases({ worked }: Worked) {
  const cases = worked && casesIn(worked.answers, worked.today)
  return cases ? <CompareCases {...cases} /> : NEEDS
}

/** What is compared in the job of the answers; `null` while there's no job. */
const casesIn = ({ job, days, otherPrice }: CalculatorAnswers, today: IsoDate): CasesProps | null =>
  job && { job, on: days.contractDate, otherPrice, otherDate: days.otherDate, today }

function Firms({ worked }: Worked) {
  if (!worked || !("quote" in worked.result)) return NEEDS
  return <CompareFirms quote={worked.result.quote} amounts={worked.answers.amounts} />
}
