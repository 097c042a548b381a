import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { outlines, position } from "./projection"

type Props = { state: State; place: string; lat: number; lng: number }

/** The outline of a state with a dot where the place is. The outline is a file of its own. */
export function LocatorMap({ state, place, lat, lng }: Props) {
  const { width, height } = outlines[state]
  const { x, y } = position(state, lat, lng)
  return (
    <svg
      className={variant("piece.map")}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${place} on a map of ${STATE_NAMES[state].name}`}
    >
      <use href={`/maps/${state.toLowerCase()}.svg#outline`} />
      <circle cx={x} cy={y} r="22" fill="var(--accent)" opacity="0.3" />
      <circle cx={x} cy={y} r="8" fill="var(--accent)" stroke="var(--text)" strokeWidth="2.5" />
    </svg>
  )
}
