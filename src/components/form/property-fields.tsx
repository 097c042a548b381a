import { formatList } from "../../domain/text-formats"
import { CENTS_ROUND_UP } from "../../domain/job/price"
import { STATE_FEATURES } from "../../domain/state-features"
import { OUR_STATES, type PerState } from "../../domain/states"
import { variant } from "../../theme/variant"
import { getAnswerText } from "./form-values"
import { CheckboxField, RadioField, YesNoField } from "./choice-fields"
import { Conditional } from "./conditional"
import { DateField, MoneyField } from "./text-fields"
import { useFormBinding } from "./field-binding"
import { findStateForWording } from "./our-states"

/**
 * The kinds of property, each with a line drawing on a grid of 28 by 28 with one ground line. The door, or the gate if
 * there's no building, is in the firm's colour. The drawing says nothing that the label doesn't.
 */
const KINDS = {
  house: {
    label: "House",
    lines: "M3.5 13 14 4.5 24.5 13M6 11v13.5M22 11v13.5M17 13.5h2.5v3H17z",
    door: "M9 24.5v-8h4.5v8",
  },
  townhouse: {
    label: "Townhouse",
    lines: "M3 11.5 8.5 6l5.5 5.5L19.5 6l5.5 5.5M4.5 10v14.5M14 11.5v13M23.5 10v14.5M8 12.5h1.5M18.5 12.5H20M17.5 17h3",
    door: "M7 24.5V17h4v7.5",
  },
  unit: {
    label: "Unit or apartment",
    lines: "M6.5 24.5v-21h15v21M10 7.5h2M16 7.5h2M10 12h2M16 12h2M10 16.5h2M16 16.5h2",
    door: "M12 24.5V20h4v4.5",
  },
  land: {
    label: "Vacant land",
    lines: "M3 24.5v-9M25 24.5v-9M3 18h7M18 18h7M3 21.5h7M18 21.5h7M20 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
    door: "M10 24.5v-9M18 24.5v-9M10 24.5l8-9",
  },
  rural: {
    label: "Rural",
    lines: "M3.5 13.5 7 7l5.5-2.5L18 7l3.5 6.5M5.5 11v13.5M19.5 11v13.5M23.5 24.5v-8M22 16.5h4M11 10.5h3",
    door: "M9 24.5V16h7v8.5M9 16l7 8.5M16 16l-7 8.5",
  },
  commercial: {
    label: "Commercial",
    lines:
      "M4 11V5.5h20V11M4 11a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0zM5.5 13.5v11M22.5 13.5v11M15.5 17h4.5v4h-4.5z",
    door: "M8.5 24.5V17h4v7.5",
  },
}

export const PROPERTY_TYPES = Object.entries(KINDS).map(([value, { label, lines, door }]) => ({
  value,
  label,
  drawing: (
    <svg className={variant("form.lines")} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d={`${lines}M1.5 24.5h25`} />
      <path d={door} />
    </svg>
  ),
}))

const STRATA: PerState<string> = {
  NSW: "Is it in a strata scheme?",
  VIC: "Is there an owners corporation?",
  QLD: "Is there a body corporate?",
}

const formatStrataQuestionForAnyState = (): string => {
  const names = formatList(
    OUR_STATES.map(state => STATE_FEATURES[state].strataName),
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
      <RadioField name={`${prefix}stage`} label="Where are you up to?" options={listStageOptions(selling, state)} />
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
