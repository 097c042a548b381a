import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"

export function StateTag({ state }: { state: State }) {
  return (
    <abbr className={variant("piece.tag")} title={STATE_NAMES[state].name}>
      {state}
    </abbr>
  )
}
