import type { ReactNode } from "react"
import type { State } from "../../domain/states"

/** The part for visitors who have picked `state`. */
export function StatePart({ state, children }: { state: State; children: ReactNode }) {
  return <div data-state={state}>{children}</div>
}
