import { day } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import type { KeyDate } from "../../domain/key-dates/key-date-types"
import { variant } from "../../theme/variant"

const dayNumber = (on: IsoDate): number => Date.parse(`${on}T00:00:00Z`) / 86_400_000

/** How far apart the dates lie, drawn to scale from the first to the last. The list beside it says the same in words. */
export function Timeline({ dates }: { dates: readonly Pick<KeyDate, "on">[] }) {
  const days = [...new Set(dates.map(({ on }) => on))]
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return null
  const length = dayNumber(last) - dayNumber(first)
  return (
    <figure className={variant("calendar.timeline")} aria-hidden="true">
      <svg viewBox="-12 0 624 24">
        <path d="M0 12h600" />
        {days.map(on => (
          <circle key={on} cx={((dayNumber(on) - dayNumber(first)) / length) * 600} cy="12" r="9" />
        ))}
      </svg>
      <figcaption>
        <span>{day(first)}</span>
        <span>{length === 1 ? "1 day" : `${length} days`}</span>
        <span>{day(last)}</span>
      </figcaption>
    </figure>
  )
}
