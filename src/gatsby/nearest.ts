/** Degrees; south is negative. */
type Where = { lat: number; lng: number }

/** The `count` of `entries` that lie nearest to `from`, the nearest first. Over the width of a state the earth is flat. */
export function nearest<T extends Where>(from: Where, entries: readonly T[], count: number): T[] {
  const squeeze = Math.cos((from.lat * Math.PI) / 180)
  const apart = ({ lat, lng }: Where) => (lat - from.lat) ** 2 + ((lng - from.lng) * squeeze) ** 2
  return [...entries].sort((a, b) => apart(a) - apart(b)).slice(0, count)
}
