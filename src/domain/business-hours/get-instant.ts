import type { IsoDate } from "../iso-date"
import { getLocalTime } from "./business-hours"

const MINUTE = 60_000

/** How far the clocks of `timeZone` are ahead of UTC at `at`, in milliseconds, exact to the second. */
const getUtcOffset = (at: number, timeZone: string): number =>
  getLocalTime(new Date(at), timeZone).getTime() - Math.floor(at / 1000) * 1000

/**
 * The instant that is `minute` minutes after midnight on the day `on`, in `timeZone`; 1440 is the midnight that ends the day.
 * It's also correct on days when the clocks change, except during the hour that they skip or repeat.
 *
 * @throws RangeError for an unknown time zone.
 */
export function convertLocalTimeToInstant(on: IsoDate, minute: number, timeZone: string): Date {
  const asUtc = Date.parse(`${on}T00:00:00Z`) + minute * MINUTE
  const near = asUtc - getUtcOffset(asUtc, timeZone)
  return new Date(asUtc - getUtcOffset(near, timeZone))
}
