import { CENTS_ROUND_UP } from "../../domain/job/price"
import { BuyerFields, PURCHASE_NAMES, PurchaseFields, useStaysOpenAfterMistake } from "../../components/form/detail-fields"
import { isQuestionAskedByFirm, QuestionField } from "../../components/form/question-field"
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
import { shouldAskCalculatorQuestion } from "./calculator-questions"

const ONE_SIDE = SIDES.filter(({ value }) => value !== "both")

/** The questions that decide the whole cost. None of them asks who the visitor is. */
export function CalculatorFields() {
  const { values } = useFormBinding()
  const selling = getAnswerText(values, "side") === "selling"
  return (
    <div className={variant("form.form")}>
      <RadioField name="side" label="Are you buying or selling?" options={ONE_SIDE} />
      <RadioField name="state" label="Where is the property?" options={STATE_OPTIONS} />
      <MoneyField
        name="price"
        label={selling ? "What do you expect to sell for?" : "What is the price?"}
        hint={`For example 850,000, 850k or 1.25m. ${CENTS_ROUND_UP}`}
      />
      <RadioField name="propertyType" label="What kind of property is it?" options={PROPERTY_TYPES} />
      <Conditional name="offThePlan">
        <YesNoField name="offThePlan" label="Are you buying off the plan?" hint="Before it is built or finished." />
      </Conditional>
      <Conditional name="firstHome">
        <BuyerFields />
        <DateField
          name="contractDate"
          label="What is the date of the contract? (optional)"
          hint="Duty depends on this date. Leave it empty for today."
        />
        <div className={variant("form.row")}>
          <MoneyField name="deposit" label="Your deposit (optional)" />
          {shouldAskCalculatorQuestion("loanAmount", values) && (
            <MoneyField name="loanAmount" label="Your loan (optional)" />
          )}
        </div>
        <MoreAboutTheBuyers />
      </Conditional>
      <Conditional name="mortgageOnSale">
        <QuestionField name="mortgageOnSale" />
      </Conditional>
    </div>
  )
}

/** More questions about the buyers. They're hidden until the visitor opens them or one of the answers is invalid. */
function MoreAboutTheBuyers() {
  const { formId } = useFormBinding()
  return (
    <details
      id={getFieldId(formId, "more")}
      className={variant("form.more")}
      open={useStaysOpenAfterMistake(PURCHASE_NAMES) || undefined}
    >
      <StaticHtml as="summary">
        {() => `Foreign buyers, ${isQuestionAskedByFirm("pensioner") ? "pensioners, " : ""}companies (optional)`}
      </StaticHtml>
      <div>
        <PurchaseFields />
      </div>
    </details>
  )
}
