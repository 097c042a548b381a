import { formatDeadlineTime, formatWeekdayAndDay } from "../../../components/key-date-list/date-words"
import { Notice } from "../../../components/notice/notice"
import { getPeriodInForce } from "../../../domain/source-and-period"
import type { KeyDates, KeyDatesInput } from "../../../domain/key-dates/key-date-types"
import { keyDateTables } from "../../../domain/key-dates/published"
import { urgencyTable } from "../../../domain/urgency/published"
import { calculateSaleUrgency } from "../../../domain/urgency/urgency"
import type { Level, UrgencyFacts } from "../../../domain/urgency/urgency-types"
import { now as currentTime, today } from "../../../lib/today"

const KINDS = { now: "warning", today: "warning", soon: "info", normal: "info" } as const satisfies Record<
  Exclude<Level, "none">,
  string
>

const TABLES = { urgency: urgencyTable, keyDates: keyDateTables }

/** A signed contract in the form the urgency rules need. A term that was left empty is unknown. */
function getUrgencyFactsFromSale({ finance, buildingAndPest, auctionOn, ...sale }: KeyDatesInput): UrgencyFacts {
  return {
    ...sale,
    stage: "signed",
    ...(finance && { finance }),
    ...(buildingAndPest && { buildingAndPest }),
    ...(auctionOn && { auctionOn }),
  }
}

type Props = { sale: KeyDatesInput; keyDates: KeyDates; now?: Date }

/** The next date that matters, and what to do about it. Nothing once all dates have passed. */
export function FirstDate({ sale, keyDates, now = currentTime() }: Props) {
  const { urgency, urgencyReason, firstDate } = calculateSaleUrgency([getUrgencyFactsFromSale(sale)], now, TABLES)
  if (urgency === "none" || !urgencyReason) return null
  const { say } = getPeriodInForce(urgencyTable.periods, today(now)).rules[urgencyReason]
  const date = keyDates.dates.find(({ key }) => key === firstDate?.key)
  const title =
    date && firstDate
      ? [`${date.label}: ${formatWeekdayAndDay(firstDate.on)}`, formatDeadlineTime(date)].filter(Boolean).join(", ")
      : null
  return (
    <Notice kind={KINDS[urgency]} title={title ?? "What to do first"}>
      <p>{say}</p>
    </Notice>
  )
}
