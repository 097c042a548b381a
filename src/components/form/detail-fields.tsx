import { variant } from "../../theme/variant"
import { Conditional } from "./conditional"
import { useFormBinding } from "./field-binding"
import { RadioField, YesNoField } from "./choice-fields"
import { MoneyField, TextField } from "./text-fields"

const HOME_AGES = [
  { value: "new", label: "A new home" },
  { value: "established", label: "An established home" },
  { value: "land", label: "Vacant land" },
]

const FOREIGN = [
  { value: "none", label: "None of us" },
  { value: "some", label: "Some of us" },
  { value: "all", label: "All of us" },
  { value: "unsure", label: "Not sure" },
]

const BUYERS = [
  { value: "1", label: "One" },
  { value: "2", label: "Two" },
  { value: "3+", label: "Three or more" },
]

const ENTITIES = [
  { value: "people", label: "People" },
  { value: "company", label: "A company" },
  { value: "trust", label: "A trust" },
  { value: "smsf", label: "A self-managed super fund" },
]

/** The questions of `OwnerFields`: a mistake in one opens the part that they stand in. */
export const OWNER_NAMES = ["pensioner", "foreign", "foreignSharePercent", "constructionCost", "buyers", "entity"]

const NAMES = ["firstHome", "liveIn", "newHome", ...OWNER_NAMES, "loan"]

/** Questions that only make the figure exact: closed until asked for, open while one of them is wrong. */
export function DetailFields() {
  const { errorOf } = useFormBinding()
  const wrong = NAMES.some(name => errorOf(name) !== undefined)
  return (
    <>
      <Conditional name="firstHome" when="For a purchase">
        <details className={variant("form.more")} open={wrong || undefined}>
          <summary>Make my number exact (optional)</summary>
          <div>
            <BuyerFields />
            <OwnerFields />
            <YesNoField name="loan" label="Will you borrow to buy it?" />
          </div>
        </details>
      </Conditional>
      <Conditional name="mortgageOnSale" when="For a sale">
        <YesNoField name="mortgageOnSale" label="Is there a loan on the property you are selling?" />
      </Conditional>
    </>
  )
}

/** Who buys what: the answers that decide most about duty. */
export function BuyerFields() {
  return (
    <>
      <YesNoField
        name="firstHome"
        label="Is it the first home for every buyer?"
        hint="Nobody buying has owned a home in Australia before."
      />
      <YesNoField name="liveIn" label="Will you live in it?" />
      <RadioField name="newHome" label="What are you buying?" options={HOME_AGES} />
    </>
  )
}

/** Who will own it, and what else can change the duty. */
export function OwnerFields() {
  return (
    <>
      <YesNoField name="pensioner" label="Does a buyer hold a pensioner concession card?" />
      <RadioField
        name="foreign"
        label="Is anyone buying a foreign person?"
        hint="Usually somebody who is neither a citizen nor a permanent resident of Australia."
        options={FOREIGN}
      />
      <Conditional name="foreignSharePercent" when="If some buyers are foreign persons">
        <TextField
          name="foreignSharePercent"
          label="What share do they take, in percent?"
          inputMode="numeric"
          autoComplete="off"
        />
      </Conditional>
      <Conditional name="constructionCost" when="If you buy off the plan in Victoria">
        <MoneyField
          name="constructionCost"
          label="What will be built after the contract date, in dollars? (optional)"
          hint="The vendor’s statement or the contract gives the building cost. Victoria may take it off the value."
        />
      </Conditional>
      <RadioField name="buyers" label="How many buyers are there?" options={BUYERS} />
      <RadioField name="entity" label="Who will own it?" options={ENTITIES} />
    </>
  )
}
