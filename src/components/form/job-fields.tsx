import { STATES, STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Conditional } from "./conditional"
import { DetailFields } from "./detail-fields"
import { useFormBinding } from "./field-binding"
import { fieldId, textAt } from "./form-values"
import { PropertyFields } from "./property-fields"
import { RadioField, YesNoField } from "./choice-fields"

export const SIDES = [
  { value: "buying", label: "Buying" },
  { value: "selling", label: "Selling" },
  { value: "both", label: "Buying and selling" },
]

export const OUR_STATES = STATES.map(state => ({ value: state, label: STATE_NAMES[state].name }))
const ALL_STATES = [...OUR_STATES, { value: "other", label: "Somewhere else" }]

/** Step 1: the job. Nothing here tells who asks. */
export function JobFields() {
  const { formId, useValues } = useFormBinding()
  const both = textAt(useValues(), "side") === "both"
  return (
    <>
      <RadioField name="side" label="What are you doing?" options={SIDES} />
      <RadioField
        name="state"
        label={both ? "Where is the property you are buying?" : "Where is the property?"}
        options={ALL_STATES}
      />
      <PropertyFields />
      <DetailFields />
      <Conditional name="sale" when="If you are buying and selling">
        <fieldset className={variant("form.form", "form.fieldset")} id={fieldId(formId, "sale")} tabIndex={-1}>
          <legend className={variant("form.step")}>The property you are selling</legend>
          <RadioField name="sale.state" label="Where is it?" options={OUR_STATES} />
          <PropertyFields prefix="sale." />
          <YesNoField name="sale.mortgageOnSale" label="Is there a loan on it?" />
        </fieldset>
      </Conditional>
    </>
  )
}
