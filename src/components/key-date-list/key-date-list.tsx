import { day } from "../../domain/format/format"
import type { IsoDate } from "../../domain/iso-date"
import type { KeyDate } from "../../domain/key-dates/key-date-types"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"
import { byWhen, weekdayAndDay } from "./when"

/** Key dates one below the other along a line, each with its rule and the rule's source. */
export function KeyDateList({ dates }: { dates: readonly KeyDate[] }) {
  return (
    <ol className={variant("calendar.list")}>
      {dates.map(date => (
        <li key={date.key} className={variant("calendar.date")}>
          <p className={variant("calendar.when")}>
            <time dateTime={date.on}>{weekdayAndDay(date.on)}</time> {byWhen(date)}
          </p>
          <p className={variant("calendar.what")}>{date.label}</p>
          {date.movedFrom && (
            <p className={variant("text.muted")}>Moved from {weekdayAndDay(date.movedFrom)}, not a business day.</p>
          )}
          <details className={variant("calendar.rule")}>
            <summary>
              Rule and source
              <Icon name="chevron" />
            </summary>
            <div>
              <p>{date.rule}</p>
              {date.note && <p>{date.note}</p>}
              <DateSource source={date.source} provisional={date.provisional} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}

function DateSource({ source, provisional }: Pick<KeyDate, "source" | "provisional">) {
  return (
    <p>
      <a href={source.url}>{source.name}</a>, checked on <time dateTime={source.checked}>{day(source.checked)}</time>.
      {provisional && " We found no law or government page that says so: rely on your contract."}
    </p>
  )
}

const dayNumber = (on: IsoDate): number => Date.parse(`${on}T00:00:00Z`) / 86_400_000

/** The dates as points on a line, to scale from the first to the last. The list beside it says the same in words. */
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
