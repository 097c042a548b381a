import { CENTS_ROUND_UP } from "../../domain/job/price"
import {
  FirstHomeField,
  LiveInField,
  PurchaseFields,
  useStaysOpenAfterMistake,
} from "../../components/form/detail-fields"
import { QuestionField } from "../../components/form/question-field"
import { Conditional } from "../../components/form/conditional"
import { useFormBinding } from "../../components/form/field-binding"
import { getFieldId, getAnswerText } from "../../components/form/form-values"
import { SIDES } from "../../components/form/job-fields"
import { STATE_OPTIONS } from "../../components/form/our-states"
import { PROPERTY_TYPES } from "../../components/form/property-fields"
import { RadioField, YesNoField } from "../../components/form/choice-fields"
import { DateField, MoneyField } from "../../components/form/text-fields"
import { StaticHtml } from "../../components/static-html/static-html"
import { variant } from "../../theme/variant"
import { ASSUMED_NAMES, countAssumed, isLiveInRevealed, shouldAskCalculatorQuestion } from "./calculator-questions"

const ONE_SIDE = SIDES.filter(({ value }) => value !== "both")

type Props = {
  /** Whether the part with what's assumed is open at first. */
  startsOpen?: boolean
}

/** Three questions that give a price, and a closed part with everything else. None of them asks who the visitor is. */
export function CalculatorFields({ startsOpen }: Props) {
  const { values } = useFormBinding()
  const selling = getAnswerText(values, "side") === "selling"
  return (
    <div className={variant("form.form")}>
      <MoneyField
        name="price"
        label={selling ? "What do you expect to sell for?" : "What is the price?"}
        hint={`For example 850,000, 850k or 1.25m. ${CENTS_ROUND_UP}`}
      />
      <RadioField name="state" label="Where is the property?" options={STATE_OPTIONS} />
      <Conditional name="firstHome">
        <FirstHomeField />
        {isLiveInRevealed(values) && <LiveInField />}
      </Conditional>
      <AssumedAnswers startsOpen={startsOpen} />
    </div>
  )
}

/** The questions that begin with an answer or none: closed until the visitor opens them or one has a mistake. */
function AssumedAnswers({ startsOpen = false }: Props) {
  const { formId, values } = useFormBinding()
  const isWrong = useStaysOpenAfterMistake(ASSUMED_NAMES)
  const title = `Change what we assumed (${countAssumed(values)})`
  return (
    <details id={getFieldId(formId, "more")} className={variant("form.more")} open={startsOpen || isWrong || undefined}>
      <StaticHtml key={title} as="summary">
        {() => title}
      </StaticHtml>
      <div>
        <RadioField name="side" label="Are you buying or selling?" options={ONE_SIDE} />
        <RadioField name="propertyType" label="What kind of property is it?" options={PROPERTY_TYPES} />
        <Conditional name="offThePlan">
          <YesNoField name="offThePlan" label="Are you buying off the plan?" hint="Before it is built or finished." />
        </Conditional>
        <Conditional name="firstHome">
          {!isLiveInRevealed(values) && <LiveInField />}
          <QuestionField name="firstHomeSharePercent" />
          <QuestionField name="foreign" />
          <QuestionField name="foreignSharePercent" />
          <QuestionField name="pensioner" />
          <DateField
            name="contractDate"
            label="What is the date of the contract? (optional)"
            hint="Duty depends on this date. Leave it empty for today."
          />
          <PurchaseFields />
          <div className={variant("form.row")}>
            <MoneyField name="deposit" label="Your deposit (optional)" />
            {shouldAskCalculatorQuestion("loanAmount", values) && (
              <MoneyField name="loanAmount" label="Your loan (optional)" />
            )}
          </div>
        </Conditional>
        <Conditional name="mortgageOnSale">
          <QuestionField name="mortgageOnSale" />
        </Conditional>
      </div>
    </details>
  )
}
