import type { State } from "../../domain/states"
import { calculatePositionOnStateMap } from "./locator-map"

// The positions that the maker of the outlines gave for each city, in the outline's own units.
test.each<[string, State, number, number, number, number]>([
  ["Sydney", "NSW", -33.868, 151.21, 319.9, 215.5],
  ["Newcastle", "NSW", -32.93, 151.78, 337.5, 181.2],
  ["Melbourne", "VIC", -37.814, 144.963, 178.8, 211.0],
  ["Brisbane", "QLD", -27.468, 153.028, 381.8, 451.9],
])("%s is where it belongs on the outline of %s", (_, state, lat, lng, x, y) => {
  const at = calculatePositionOnStateMap(state, lat, lng)
  expect(Math.abs(at.x - x)).toBeLessThanOrEqual(0.2)
  expect(Math.abs(at.y - y)).toBeLessThanOrEqual(0.2)
})
