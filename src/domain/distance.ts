/** A position in degrees. South is negative. */
export type Position = { lat: number; lng: number }

/** Pages call a place near if it's at most this far away in a straight line. */
export const NEAR_KM = 60

const KM_OF_A_DEGREE = 111.2

/** In km. Treats the earth as flat, which is accurate enough within a state. */
export function calculateDistanceKm(from: Position, to: Position): number {
  const squeeze = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180)
  return KM_OF_A_DEGREE * Math.hypot(to.lat - from.lat, (to.lng - from.lng) * squeeze)
}
