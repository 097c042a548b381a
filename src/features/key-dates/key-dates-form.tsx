import { forwardRef, type HTMLAttributes, type ReactNode } from "react"
import { Checkbox, RadioField } from "../../components/form/choice-fields"
import { FormBindingProvider } from "../../components/form/field-binding"
import { ONLY_STATE, STATE_OPTIONS } from "../../components/form/our-states"
import { DateField, TextField } from "../../components/form/text-fields"
import { StaticHtml } from "../../components/static-html/static-html"
import { BY_STATE } from "../../domain/key-dates/by-state"
import { OUR_STATES, STATE_NAMES, type State } from "../../domain/states"
import { formatList } from "../../domain/text-formats"
import { variant } from "../../theme/variant"
import { FORM_ID, type Answers, type Field } from "./answers"
import type { Problem } from "./read-sale"
import { SubmitButton } from "../../components/form/submit-button"

const PLACES = OUR_STATES.flatMap(state => BY_STATE[state].place ?? [])

const listStates = (states: readonly State[]): string => formatList(states.map(state => STATE_NAMES[state].name))

const EXCHANGES = OUR_STATES.filter(state => BY_STATE[state].exchanges)

/** Says which day counts as the contract date in each of the firm's states. */
const describeContractDate = (): string => {
  if (EXCHANGES.length === 0) return "The day on the contract."
  if (EXCHANGES.length === OUR_STATES.length) return "The day contracts are exchanged."
  const others = OUR_STATES.filter(state => !EXCHANGES.includes(state))
  return `${listStates(EXCHANGES)}: the day contracts are exchanged. ${listStates(others)}: the day on the contract.`
}

/** Says which day cooling-off counts from in states where that may not be the contract date; empty if there are none. */
const COUNTED_FROM = OUR_STATES.flatMap(state => {
  const { countsFrom } = BY_STATE[state]
  if (!countsFrom) return []
  return `${ONLY_STATE ? countsFrom.replace(/^the/, "The") : `${STATE_NAMES[state].name}: ${countsFrom}`}.`
}).join(" ")

const MAY_WAIVE = OUR_STATES.some(state => BY_STATE[state].canWaive)

const SIDES = [
  { value: "buying", label: "Buying" },
  { value: "selling", label: "Selling" },
] as const

const METHODS = [
  { value: "private", label: "Private sale" },
  { value: "auction", label: "Auction" },
] as const

const TERM_HINT = "Days after the contract, like 14, or a date, like 3 March 2027. Leave it empty if there’s none."

/** The answers chosen at first. */
const INITIAL: Answers = { side: "buying", method: "private", ...(ONLY_STATE && { state: ONLY_STATE }) }

type Props = HTMLAttributes<HTMLFormElement> & {
  /** The mistakes to show. */
  problems: readonly Problem[]
  /** Shown above the button. */
  summary: ReactNode
}

/** The questions that decide the key dates. The answers stay in the browser, and none is about a person. */
export const KeyDatesForm = forwardRef<HTMLFormElement, Props>(function KeyDatesForm(
  { problems, summary, ...attributes },
  ref,
) {
  return (
    <form ref={ref} method="get" noValidate aria-label="Your sale" className={variant("form.form")} {...attributes}>
      <FormBindingProvider value={{ formId: FORM_ID, dependents: "always", values: INITIAL, errors: problems }}>
        <RadioField name="side" label="Are you buying or selling?" options={SIDES} short />
        <RadioField name="state" label="Where is the property?" options={STATE_OPTIONS} />
        <DateField name="day" label="Contract date" hint={`${describeContractDate()} Like 24 11 2026.`} alone />
        <RadioField name="method" label="How was it sold?" options={METHODS} short />
        <div>
          <Checkbox name="offThePlan" label="Bought off the plan" />
          {PLACES.map(({ field, label }) => (
            <div key={field} className={variant(`calendar.${field}`)}>
              <Checkbox name={field} label={label} />
            </div>
          ))}
        </div>
        <div>
          <details className={variant("form.more")}>
            <StaticHtml as="summary">{() => "More contract dates (optional)"}</StaticHtml>
            <div>
              <TermField name="finance" label="Finance" hint={TERM_HINT} />
              <TermField name="inspection" label="Building and pest" hint={TERM_HINT} />
              <TermField
                name="settlement"
                label="Settlement"
                hint={`Days after the contract, or the date itself. Leave it empty for the usual time in ${ONLY_STATE ? STATE_NAMES[ONLY_STATE].name : "the state"}.`}
              />
            </div>
          </details>
          <details className={variant("form.more")}>
            <StaticHtml as="summary">{() => "Cooling-off exceptions"}</StaticHtml>
            <div>
              {COUNTED_FROM && (
                <div className={variant("calendar.countedFrom")}>
                  <TermField
                    name="countedFrom"
                    label="Cooling-off counts from"
                    hint={`${COUNTED_FROM} Only if it isn’t the contract date.`}
                  />
                </div>
              )}
              <TermField
                name="auctionOn"
                label="Date of an auction of this property"
                hint="For a private sale shortly before or after an auction."
              />
              {MAY_WAIVE && (
                <div className={variant("calendar.waived")}>
                  <Checkbox name="waived" label="The buyer gave up cooling-off in writing" />
                </div>
              )}
            </div>
          </details>
        </div>
        <div>
          {summary}
          <div className={variant("form.actions")}>
            <SubmitButton formId={FORM_ID}>Show my dates</SubmitButton>
          </div>
        </div>
      </FormBindingProvider>
    </form>
  )
})

/** A number of days or a date, in the ways people write them. */
const TermField = (props: { name: Field; label: string; hint: string }) => (
  <TextField {...props} autoComplete="off" plain />
)
