import type { ReactNode } from "react"
import { SALE_QUESTIONS } from "../../domain/job/questions"
import type { Answers } from "../../domain/parse/wire"
import { variant } from "../../theme/variant"
import { Conditional } from "./conditional"
import { DetailFields } from "./detail-fields"
import { useFormBinding } from "./field-binding"
import { getFieldId, getAnswerText } from "./form-values"
import { STATE_OPTIONS } from "./our-states"
import { PriceFields, PropertyKindFields } from "./property-fields"
import { QuestionField } from "./question-field"
import { RadioField, YesNoField } from "./choice-fields"
import { TextField } from "./text-fields"

export const SIDES = [
  { value: "buying", label: "Buying" },
  { value: "selling", label: "Selling" },
  { value: "both", label: "Buying and selling" },
]

const OURS_AND_OTHERS = [...STATE_OPTIONS, { value: "other", label: "Somewhere else" }]

/** What the visitor is doing, in which state, and with what kind of property. No question asks who they are. */
export function PropertyFields() {
  const both = getAnswerText(useFormBinding().values, "side") === "both"
  return (
    <>
      <RadioField name="side" label="Are you buying or selling?" options={SIDES} />
      <RadioField
        name="state"
        label={both ? "Where is the property you’re buying?" : "Where is the property?"}
        options={OURS_AND_OTHERS}
      />
      <PropertyKindFields />
    </>
  )
}

/** The price, the stage of the sale, the postcode, and of a property sold whether there's a loan on it. */
export function TimingFields({ afterPostcode }: { afterPostcode?: ReactNode }) {
  return (
    <>
      <PriceFields />
      <TextField
        name="postcode"
        label="Postcode of the property (optional)"
        hint="It tells us which council and water searches you’ll need."
        inputMode="numeric"
        autoComplete="off"
        plain
      />
      {afterPostcode}
      <Conditional name="mortgageOnSale" when="For a sale">
        <QuestionField name="mortgageOnSale" />
      </Conditional>
    </>
  )
}

const SALE_ORDER = Object.keys(SALE_QUESTIONS)

/**
 * True if a script already shows the question `name`. For the property being sold, two questions come first, and the
 * others appear once its kind is known, without another press. Every question is asked in the end.
 */
export function isQuestionRevealed(name: string, values: Answers): boolean {
  const [group, key = ""] = name.split(".")
  return (
    group !== "sale" ||
    SALE_ORDER.indexOf(key) <= SALE_ORDER.indexOf("propertyType") ||
    getAnswerText(values, "sale.propertyType") !== ""
  )
}

/**
 * The property being sold, for visitors who both buy and sell. Nothing in it is chosen at first, not even the state of a
 * firm with only one: without a script, visitors who only buy would send it too, and their request would be refused.
 */
export function SoldPropertyFields() {
  const { dependents, values } = useFormBinding()
  const isWhole = dependents !== "when-asked" || isQuestionRevealed("sale.price", values)
  return (
    <>
      <RadioField name="sale.state" label="Where is it?" options={STATE_OPTIONS} />
      <PropertyKindFields prefix="sale." />
      {isWhole && (
        <>
          <PriceFields prefix="sale." />
          <YesNoField name="sale.mortgageOnSale" label="Is there a loan on it?" />
        </>
      )}
    </>
  )
}

/** All questions about the job on one page, for a browser without JavaScript, in the order of the interactive form. */
export function JobFields() {
  return (
    <>
      <PropertyFields />
      <LaterJobFields />
    </>
  )
}

export function LaterJobFields() {
  const { formId } = useFormBinding()
  return (
    <>
      <TimingFields />
      <DetailFields />
      <Conditional name="sale" when="If you’re buying and selling">
        <fieldset className={variant("form.form", "form.fieldset")} id={getFieldId(formId, "sale")} tabIndex={-1}>
          <legend className={variant("form.step")}>The property you’re selling</legend>
          <SoldPropertyFields />
        </fieldset>
      </Conditional>
    </>
  )
}
