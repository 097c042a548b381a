import type { ReactNode } from "react"
import type { State } from "../../domain/states"

export function StatePart({ state, children }: { state: State; children: ReactNode }) {
  return <div data-state={state}>{children}</div>
}
