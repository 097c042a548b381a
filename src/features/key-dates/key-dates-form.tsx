import { useEffect } from "react"
import { STATE_NAMES, STATES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Choice, ContractDay, Line, Tick } from "./fields"

type Props = {
  /** The browser has drawn the form, on a page that came by navigation. */
  onDrawn: () => void
}

const STATE_OPTIONS = STATES.map(state => ({ value: state, label: STATE_NAMES[state].name }))

const SIDES = [
  { value: "buying", label: "Buying" },
  { value: "selling", label: "Selling" },
] as const

const METHODS = [
  { value: "private", label: "Private sale" },
  { value: "auction", label: "Auction" },
] as const

const TERM_HINT = "Days after the contract, like 14, or a day, like 3 March 2027. Leave it empty if there is none."

/** The questions that key dates turn on. The browser holds the answers; none is about a person. */
export default function KeyDatesForm({ onDrawn }: Props) {
  useEffect(onDrawn, [onDrawn])
  return (
    <form method="get" noValidate aria-label="Your sale" className={variant("form.form")}>
      <Choice field="side" label="Are you buying or selling?" options={SIDES} chosen="buying" />
      <Choice field="state" label="Where is the property?" options={STATE_OPTIONS} />
      <ContractDay hint="New South Wales: the day contracts are exchanged. Elsewhere: the day on the contract. Like 24 11 2026." />
      <Choice field="method" label="How was it sold?" options={METHODS} chosen="private" />
      <div>
        <Tick field="offThePlan">Bought off the plan</Tick>
        <div className={variant("calendar.onlyVic")}>
          <Tick field="melbourne">The property is in metropolitan Melbourne</Tick>
        </div>
        <div className={variant("calendar.onlyQld")}>
          <Tick field="brisbane">Settlement is in Brisbane</Tick>
        </div>
      </div>
      <Line field="finance" label="Finance" hint={TERM_HINT} />
      <Line field="inspection" label="Building and pest" hint={TERM_HINT} />
      <Line
        field="settlement"
        label="Settlement"
        hint="Days after the contract, or the day itself. Leave it empty for the usual term of the state."
      />
      <details className={variant("form.more")}>
        <summary>If cooling-off is not the ordinary kind</summary>
        <div>
          <div className={variant("calendar.notNsw")}>
            <Line
              field="countedFrom"
              label="Cooling-off counts from"
              hint="Victoria: the day the buyer signed. Queensland: the day the buyer got the copy that both signed. Only if it is not the contract date."
            />
          </div>
          <Line
            field="auctionOn"
            label="Day of an auction of this property"
            hint="For a private sale shortly before or after an auction."
          />
          <div className={variant("calendar.notVic")}>
            <Tick field="waived">The buyer gave up cooling-off in writing</Tick>
          </div>
        </div>
      </details>
      <div className={variant("form.actions")}>
        <button type="submit" className={variant("buttons.primary")}>
          Show my dates
        </button>
      </div>
    </form>
  )
}
