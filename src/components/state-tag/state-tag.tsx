import type { ReactNode } from "react"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"

export function StateTag({ state }: { state: State }) {
  return (
    <abbr className={variant("piece.tag")} title={STATE_NAMES[state].name}>
      {state}
    </abbr>
  )
}

/** What's shown for one state only: see `ByState`. */
export function StatePart({ state, children }: { state: State; children: ReactNode }) {
  return <div data-state={state}>{children}</div>
}
