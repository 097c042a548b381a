import { addDays, addMonths, parseIsoDate, type IsoDate } from "../../domain/iso-date"
import type { KeyDate } from "../../domain/key-dates/key-date-types"
import { variant } from "../../theme/variant"

/** The weeks begin on Monday, as calendars in Australia do. */
const WEEKDAYS = ["M", "T", "W", "T", "F", "S", "S"]

/** If dates of several kinds fall on one day, the first of these kinds marks it: the one that's most costly to miss. */
const KIND_PRIORITY: readonly KeyDate["kind"][] = ["deadline", "payment", "event"]

type Props = {
  /** Dates of one month, at least one. */
  dates: readonly Pick<KeyDate, "on" | "kind">[]
}

/** It's decoration, because the list next to it has the same dates in words. */
export function MonthGrid({ dates }: Props) {
  const days = listMonthDays(dates[0]?.on)
  const before = (new Date(`${days[0]}T00:00:00Z`).getUTCDay() + 6) % 7
  const findKindOfDay = (on: IsoDate) =>
    KIND_PRIORITY.find(kind => dates.some(date => date.on === on && date.kind === kind))
  return (
    <div className={variant("calendar.month")} aria-hidden="true">
      {WEEKDAYS.map((weekday, i) => (
        <span key={i}>{weekday}</span>
      ))}
      {days.map((on, i) => (
        <span key={on} data-kind={findKindOfDay(on)} style={i === 0 ? { gridColumnStart: before + 1 } : undefined}>
          {Number(on.slice(8))}
        </span>
      ))}
    </div>
  )
}

function listMonthDays(on: IsoDate | undefined): IsoDate[] {
  if (!on) return []
  const days: IsoDate[] = []
  const first = parseIsoDate(`${on.slice(0, 7)}-01`)
  for (let day = first; day < addMonths(first, 1); day = addDays(day, 1)) days.push(day)
  return days
}
