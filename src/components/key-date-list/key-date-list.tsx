import { formatMonth } from "../../domain/format/format"
import type { KeyDate } from "../../domain/key-dates/key-date-types"
import { variant } from "../../theme/variant"
import { Disclosure } from "../disclosure/disclosure"
import { Link } from "../link/link"
import { CitedSource } from "../source-link/source-link"
import { MonthGrid } from "./month-grid"
import { formatDeadlineTime, formatWeekdayAndDay } from "../../domain/key-dates/date-words"

export function KeyDateList({ dates }: { dates: readonly KeyDate[] }) {
  return (
    <div className={variant("calendar.months")}>
      {groupByKey(dates, ({ on }) => formatMonth(on)).map(([name, own]) => (
        <section key={name}>
          <h3 className={variant("text.h4")}>{name}</h3>
          <MonthGrid dates={own} />
          <ol className={variant("calendar.list")}>
            {groupByKey(own, ({ on }) => on).map(([on, sameDay]) => (
              <li key={on} className={variant("calendar.day")}>
                <p className={variant("calendar.when")}>
                  <time dateTime={on}>{formatWeekdayAndDay(on)}</time>
                </p>
                {sameDay.map(date => (
                  <OneDate key={date.key} date={date} />
                ))}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** In the order in which their keys first appear. */
function groupByKey<T, K>(all: readonly T[], getKey: (one: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>()
  for (const one of all) groups.set(getKey(one), [...(groups.get(getKey(one)) ?? []), one])
  return [...groups]
}

function OneDate({ date }: { date: KeyDate }) {
  const when = formatDeadlineTime(date)
  return (
    <div className={variant("calendar.date")} data-kind={date.kind}>
      <p className={variant("calendar.what")}>
        <strong>{date.label}</strong>
        {when && `, ${when.replace(/ /g, "\u00a0")}`}
      </p>
      {date.steps && (
        <p>
          {date.steps.text} <Link href={date.steps.guide}>See how it works.</Link>
        </p>
      )}
      {date.movedFrom && (
        <p className={variant("text.muted")}>Moved from {formatWeekdayAndDay(date.movedFrom)}, not a business day.</p>
      )}
      <Disclosure look="calendar.rule" summary="Rule and source">
        <div>
          <p>{date.rule}</p>
          {date.note && <p>{date.note}</p>}
          <p>
            <CitedSource source={date.source} />.
            {date.provisional && " This isn’t confirmed by a law or government page, so rely on your contract."}
          </p>
        </div>
      </Disclosure>
    </div>
  )
}
