import { useEffect, type ReactNode } from "react"
import { OUR_STATES, STATE_NAMES } from "../../domain/states"
import { chooseAustralianStateToShow, STATE_KEY } from "../../lib/pick-state"
import { variant } from "../../theme/variant"

/** Parts of a page for one state each, and a switch between them. Without scripts all of them show. */
export function ByState({ children }: { children: ReactNode }) {
  useEffect(() => chooseAustralianStateToShow(STATE_KEY), [])
  return (
    <div className={variant("byState.root")} data-by-state>
      {OUR_STATES.length > 1 && (
        <fieldset className={variant("byState.switch", "form.scripted")}>
          <legend className={variant("form.legend")}>Which state is the property in?</legend>
          <div className={variant("form.radios")}>
            {OUR_STATES.map(state => (
              <label key={state} className={variant("form.radio")}>
                <input type="radio" className={variant("form.mark")} name={STATE_KEY} value={state} />
                <span>{STATE_NAMES[state].name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {children}
    </div>
  )
}
