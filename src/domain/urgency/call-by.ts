import { officeStatus, wallClock, type OfficeHours } from "../business-hours/business-hours"
import { instantOf } from "../business-hours/instant-of"
import { addDays, type IsoDate } from "../iso-date"
import type { UrgencyRules } from "./schemas"
import type { Level } from "./urgency-types"

type Office = { hours: OfficeHours; closedDays: readonly string[] }

const MINUTE = 60_000

/** A time in which the office is open. */
type Opening = { from: Date; to: Date }

/** The opening of `now`, or the next one; `null` when it doesn't open within 30 days. */
function openingAt(now: Date, { hours, closedDays }: Office): Opening | null {
  const status = officeStatus(now, hours, closedDays)
  if (!status) return null
  const today = wallClock(now, hours.timeZone).toISOString().slice(0, 10) as IsoDate
  const on = addDays(today, status.inDays)
  const opens = instantOf(on, hours.fromMinute, hours.timeZone)
  return { from: opens > now ? opens : now, to: instantOf(on, hours.toMinute, hours.timeZone) }
}

/** The opening after one that ends at `to`. The office is open in its last minute too. */
const openingAfter = ({ to }: Opening, office: Office): Opening | null =>
  openingAt(new Date(to.getTime() + MINUTE), office)

/**
 * The instant by which the firm calls or answers. `now`: so many minutes from now, or as soon as it opens. `today`: so many
 * minutes of its opening time. `soon`: by the end of the business day, `normal`: by the end of the next.
 *
 * @returns `null` for what isn't urgent at all, and when the office doesn't open within 30 days.
 */
export function callBy(
  level: Level,
  now: Date,
  office: Office,
  minutes: UrgencyRules["callWithinMinutes"],
): Date | null {
  const opening = level === "none" ? null : openingAt(now, office)
  if (!opening) return null
  const isOpen = opening.from <= now
  switch (level) {
    case "now":
      return isOpen ? new Date(now.getTime() + minutes.now * MINUTE) : opening.from
    case "today":
      return afterOpenMinutes(opening, minutes.today, office)
    case "soon":
      return opening.to
    case "normal":
      return openingAfter(opening, office)?.to ?? null
    case "none":
      return null
    default: {
      const missed: never = level
      return missed
    }
  }
}

/** So many minutes of opening time from the start of `opening`; what's left of them goes over to the next one. */
function afterOpenMinutes(opening: Opening, minutes: number, office: Office): Date | null {
  const at = new Date(opening.from.getTime() + minutes * MINUTE)
  if (at <= opening.to) return at
  const left = minutes - (opening.to.getTime() - opening.from.getTime()) / MINUTE
  const next = openingAfter(opening, office)
  return next && afterOpenMinutes(next, left, office)
}
