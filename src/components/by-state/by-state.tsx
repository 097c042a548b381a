import { useEffect, type ReactNode } from "react"
import { OUR_STATES, STATE_NAMES } from "../../domain/states"
import { chooseAustralianStateToShow, STATE_KEY } from "../../lib/pick-state"
import { variant } from "../../theme/variant"

/** Picks the state whose parts the page shows. Without scripts all parts show, and there's no switch. */
export function StateSwitch() {
  useEffect(() => chooseAustralianStateToShow(STATE_KEY), [])
  if (OUR_STATES.length === 1) return null
  return (
    <fieldset className={variant("byState.switch", "form.scripted")} data-by-state>
      <legend className={variant("form.legend")}>Which state?</legend>
      <div className={variant("form.states")}>
        {OUR_STATES.map(state => (
          <label key={state} className={variant("form.radio")}>
            <input type="radio" className={variant("form.mark")} name={STATE_KEY} value={state} />
            <span>{STATE_NAMES[state].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Parts of a page for one state each. On a wide screen a card after them is beside them. */
export const ByState = ({ children }: { children: ReactNode }) => (
  <div className={variant("byState.root")}>{children}</div>
)
