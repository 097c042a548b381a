import { type PerState, type State, STATE_NAMES } from "../../domain/states"
import { variant } from "../../theme/variant"

type Outline = { width: number; height: number; lng0: number; lat0: number; scale: number; squeeze: number }

/** Space around each outline, in the outline's own units. */
const PAD = 6

/**
 * How each outline of `static/maps` was drawn: plate carrée from its north-west corner, with longitude squeezed by
 * the cosine of the middle latitude. Outlines: Natural Earth, public domain.
 */
const outlines: PerState<Outline> = {
  NSW: { width: 400, height: 354.4, lng0: 141.0021, lat0: -28.1444, scale: 36.6003, squeeze: 0.840359 },
  VIC: { width: 400, height: 288.7, lng0: 140.9663, lat0: -34.0052, scale: 53.825, squeeze: 0.803078 },
  QLD: { width: 400, height: 502.3, lng0: 138.0017, lat0: -10.7073, scale: 26.6025, squeeze: 0.940151 },
}

const roundToTenth = (n: number): number => Math.round(n * 10) / 10

/** The position of a suburb or town on its state's outline. `lat` and `lng` are in degrees; south is negative. */
export function calculatePositionOnStateMap(state: State, lat: number, lng: number): { x: number; y: number } {
  const { lng0, lat0, scale, squeeze } = outlines[state]
  return { x: roundToTenth(PAD + (lng - lng0) * squeeze * scale), y: roundToTenth(PAD + (lat0 - lat) * scale) }
}

type Props = { state: State; place: string; lat: number; lng: number }

/** A house whose door has the firm's colour marks the place. */
export function LocatorMap({ state, place, lat, lng }: Props) {
  const { width, height } = outlines[state]
  const { x, y } = calculatePositionOnStateMap(state, lat, lng)
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
      <ellipse cx={x} cy={y} rx="32" ry="9" fill="var(--accent)" opacity="0.3" />
      <g stroke="var(--text)" strokeWidth="2.5" strokeLinejoin="round">
        <path fill="var(--surface)" d={`M${x - 20} ${y}v-24l20-18l20 18v24z`} />
        <path fill="var(--accent)" d={`M${x - 6} ${y}v-19h12v19z`} />
      </g>
    </svg>
  )
}
