import type { ReactNode } from "react"
import { SALE_QUESTIONS } from "../../domain/job/questions"
import type { Answers } from "../../domain/parse/wire"
import { variant } from "../../theme/variant"
import { Conditional } from "./conditional"
import { DetailFields } from "./detail-fields"
import { useFormBinding } from "./field-binding"
import { getFieldId, getText } from "./form-values"
import { STATE_OPTIONS } from "./our-states"
import { PriceFields, PropertyKindFields } from "./property-fields"
import { RadioField, YesNoField } from "./choice-fields"
import { TextField } from "./text-fields"

export const SIDES = [
  { value: "buying", label: "Buying" },
  { value: "selling", label: "Selling" },
  { value: "both", label: "Buying and selling" },
]

const OURS_AND_OTHERS = [...STATE_OPTIONS, { value: "other", label: "Somewhere else" }]

/** What they're doing, where, and with what kind of property. Nothing here tells who asks. */
export function PropertyFields() {
  const both = getText(useFormBinding().values, "side") === "both"
  return (
    <>
      <RadioField name="side" label="What are you doing?" options={SIDES} />
      <RadioField
        name="state"
        label={both ? "Where is the property you’re buying?" : "Where is the property?"}
        options={OURS_AND_OTHERS}
      />
      <PropertyKindFields />
    </>
  )
}

/** The price, how far they've got, where it is, and what makes the estimate more exact. */
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
      <DetailFields />
    </>
  )
}

const SALE_ORDER = Object.keys(SALE_QUESTIONS)

/**
 * True when a script shows the question `name` already. Of the property sold, two questions come first: the others follow
 * once its kind is known, which takes no further press. It's only a matter of when: all that's asked is asked in the end.
 */
export function isRevealed(name: string, values: Answers): boolean {
  const [group, key = ""] = name.split(".")
  return (
    group !== "sale" ||
    SALE_ORDER.indexOf(key) <= SALE_ORDER.indexOf("propertyType") ||
    getText(values, "sale.propertyType") !== ""
  )
}

/**
 * The property sold beside a purchase, for those who do both. Nothing in it is chosen at first, not even a firm's only
 * state: without a script, those who only buy would send it too, and their request would be refused.
 */
export function SoldPropertyFields() {
  const { dependents, values } = useFormBinding()
  const isWhole = dependents !== "when-asked" || isRevealed("sale.price", values)
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

/** The job on one page, for a browser without JavaScript: the same questions in the same order. */
export function JobFields() {
  return (
    <>
      <PropertyFields />
      <LaterJobFields />
    </>
  )
}

/** What follows the first questions about the job. */
export function LaterJobFields() {
  const { formId } = useFormBinding()
  return (
    <>
      <TimingFields />
      <Conditional name="sale" when="If you’re buying and selling">
        <fieldset className={variant("form.form", "form.fieldset")} id={getFieldId(formId, "sale")} tabIndex={-1}>
          <legend className={variant("form.step")}>The property you’re selling</legend>
          <SoldPropertyFields />
        </fieldset>
      </Conditional>
    </>
  )
}
