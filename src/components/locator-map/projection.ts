import type { State } from "../../domain/states"

type Outline = { width: number; height: number; lng0: number; lat0: number; scale: number; squeeze: number }

/** Space around each outline, in the outline's own units. */
const PAD = 6

/**
 * How each outline of `static/maps` was drawn: plate carree from its north-west corner, with longitude squeezed by
 * the cosine of the middle latitude. Outlines: Natural Earth, public domain.
 */
export const outlines: Record<State, Outline> = {
  NSW: { width: 400, height: 354.4, lng0: 141.0021, lat0: -28.1444, scale: 36.6003, squeeze: 0.840359 },
  VIC: { width: 400, height: 288.7, lng0: 140.9663, lat0: -34.0052, scale: 53.825, squeeze: 0.803078 },
  QLD: { width: 400, height: 502.3, lng0: 138.0017, lat0: -10.7073, scale: 26.6025, squeeze: 0.940151 },
}

const round = (n: number): number => Math.round(n * 10) / 10

/** Where a place stands on its state's outline. Degrees; south is negative. */
export function position(state: State, lat: number, lng: number): { x: number; y: number } {
  const { lng0, lat0, scale, squeeze } = outlines[state]
  return { x: round(PAD + (lng - lng0) * squeeze * scale), y: round(PAD + (lat0 - lat) * scale) }
}
