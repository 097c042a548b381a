import { getLocalDate } from "../../domain/business-hours/business-hours"
import type { IsoDate } from "../../domain/iso-date"

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Milliseconds to wait after the first, second ... failure, as Standard Webhooks advises. `docs/webhook.md` promises them.
 */
export const WAITS: readonly number[] = [
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** The longest that a receiver can make a lead wait for its next try: twice the longest planned wait. */
export const LONGEST_WAIT_MS = 2 * Math.max(...WAITS)

/** How much the clocks of the machines that run functions may differ. A time further ahead comes from a wrong clock. */
export const CLOCK_MS = 5 * MINUTE

/** How many tries a delivery gets before it's dead: one at once, and one after each wait. */
export const TRIES = WAITS.length + 1

/** Fraction of a wait by which a try may come earlier or later, so that tries don't all come at once. */
export const SPREAD = 0.2

/**
 * Milliseconds until the next try, or `null` if there is none.
 *
 * @param failures     How many tries have failed, including the last one.
 * @param retryAfterMs How long the receiver asked us to wait: at least the planned wait, at most twice that or a day,
 *                     whichever is longer.
 * @param chance       0 to 1: spreads the tries by `SPREAD` to either side.
 */
export function getDeliveryRetryDelay(failures: number, retryAfterMs: number | null, chance: number): number | null {
  const wait = WAITS[failures - 1]
  if (wait === undefined) return null
  if (retryAfterMs !== null) return Math.min(Math.max(retryAfterMs, wait), Math.max(2 * wait, 24 * HOUR))
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance))
}

/** How many days undelivered leads and unreadable records are stored. They're deleted only after an alert. */
export const NEVER_DELIVERED_DAYS = { held: 30, dead: 90, bad: 90 }

/** Today's date in Sydney, which is the firm's time zone. */
export const getSydneyDate = (now: Date): IsoDate => getLocalDate(now, "Australia/Sydney")
