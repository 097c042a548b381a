import { formatList } from "../../domain/format-list"
import { CENTS_ROUND_UP } from "../../domain/job/price"
import { OUR_STATES, type PerState } from "../../domain/states"
import { getAnswerText } from "./form-values"
import { CheckboxField, RadioField, YesNoField } from "./choice-fields"
import { Conditional } from "./conditional"
import { DateField, MoneyField } from "./text-fields"
import { useFormBinding } from "./field-binding"
import { findStateForWording } from "./our-states"
import { PropertyDrawing, type PropertyDrawingName } from "./property-drawings"

const buildDrawnOption = (value: PropertyDrawingName, label: string) => ({
  value,
  label,
  drawing: <PropertyDrawing name={value} />,
})

export const PROPERTY_TYPES = [
  buildDrawnOption("house", "House"),
  buildDrawnOption("townhouse", "Townhouse"),
  buildDrawnOption("unit", "Unit or apartment"),
  buildDrawnOption("land", "Vacant land"),
  buildDrawnOption("rural", "Rural"),
  buildDrawnOption("commercial", "Commercial"),
]

const STRATA: PerState<string> = {
  NSW: "Is it in a strata scheme?",
  VIC: "Is there an owners corporation?",
  QLD: "Is there a body corporate?",
}

const STRATA_NAMES: PerState<string> = { NSW: "strata scheme", VIC: "owners corporation", QLD: "body corporate" }

const formatStrataQuestionForAnyState = (): string => {
  const names = formatList(
    OUR_STATES.map(state => STRATA_NAMES[state]),
    "disjunction",
  )
  return `Is there ${/^[aeiou]/.test(names) ? "an" : "a"} ${names}?`
}

const SIGNED: PerState<string> = {
  NSW: "Contracts are exchanged",
  VIC: "The contract is signed",
  QLD: "The contract is signed",
}

const formatSignedStageForAnyState = (): string => {
  const [first, ...others] = new Set(OUR_STATES.map(state => SIGNED[state]))
  return first && others.length === 0 ? first : "The contract is signed or exchanged"
}

const formatSignedStage = (answer: string): string => {
  const state = findStateForWording(answer)
  return state ? SIGNED[state] : formatSignedStageForAnyState()
}

const listStageOptions = (isSelling: boolean, state: string) => [
  { value: "looking", label: isSelling ? "Getting ready to sell" : "Still looking" },
  { value: "offer", label: isSelling ? "I have an offer" : "Offer made" },
  { value: "signed", label: formatSignedStage(state) },
  { value: "auction", label: "Going to auction" },
]

type Props = {
  /** `sale.` for the property being sold alongside a purchase; empty for the property that the flat keys describe. */
  prefix?: "" | "sale."
}

export function PropertyKindFields({ prefix = "" }: Props) {
  const state = findStateForWording(getAnswerText(useFormBinding().values, `${prefix}state`))
  return (
    <>
      <RadioField
        name={`${prefix}propertyType`}
        label="What kind of property is it?"
        options={PROPERTY_TYPES}
        look="tiles"
      />
      <Conditional name={`${prefix}strata`} when="For a house, a townhouse or a unit">
        <YesNoField
          name={`${prefix}strata`}
          label={state ? STRATA[state] : formatStrataQuestionForAnyState()}
          hint="It looks after what the owners share, such as a driveway or a roof."
        />
      </Conditional>
      {prefix === "" && (
        <Conditional name="offThePlan" when="For a home you’re buying">
          <YesNoField name="offThePlan" label="Are you buying off the plan?" hint="Before it is built or finished." />
        </Conditional>
      )}
    </>
  )
}

export function PriceFields({ prefix = "" }: Props) {
  const { values } = useFormBinding()
  const state = getAnswerText(values, `${prefix}state`)
  const selling = prefix === "sale." || getAnswerText(values, "side") === "selling"
  return (
    <>
      <MoneyField
        name={`${prefix}price`}
        label={selling ? "What do you expect to sell for?" : "What is the price?"}
        hint={`Your best guess is fine. For example 850,000, 850k or 1.25m. ${CENTS_ROUND_UP}`}
      />
      <CheckboxField name={`${prefix}priceUnknown`} label="I don’t know yet" />
      <RadioField name={`${prefix}stage`} label="How far along are you?" options={listStageOptions(selling, state)} />
      <Conditional
        name={`${prefix}contractDate`}
        when={`If ${formatSignedStageForAnyState().replace(/^./, first => first.toLowerCase())}`}
      >
        <DateField
          name={`${prefix}contractDate`}
          label="What is the date of the contract?"
          hint="For example 27 3 2026"
        />
        <DateField
          name={`${prefix}settlementDate`}
          label="When is settlement? (optional)"
          hint="The day the property changes hands."
        />
      </Conditional>
    </>
  )
}
